/** An enquiry about the team plans goes to the people who sell them, by mail. What advertises is answered alike and dropped. */
import { createHash } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { dynamo } from '../../kit/clients/dynamo.ts';
import type { CallContext } from '../../kit/context.ts';
import { outboxPut } from '../../kit/outbox.ts';
import { spamReasonOf } from '../leads/spam.ts';
import type { Enquiry } from '../messages/send-enquiry-mail.ts';

export const needs: StoreNeeds = { tables: [{ table: 'accounts', actions: ['PutItem'] }] };

/** The same words of the same person on one day are one enquiry while it is on its way. */
const idOf = (enquiry: Enquiry, now: Date): string =>
  `enquiry-${createHash('sha256')
    .update(JSON.stringify([now.toISOString().slice(0, 10), enquiry]))
    .digest('base64url')}`;

export async function queueEnquiry(enquiry: Enquiry, { now }: CallContext): Promise<void> {
  // The form has no trap: only what is written speaks.
  const reason = spamReasonOf({ message: `${enquiry.company} ${enquiry.text}`, website: '', openedAt: 0 }, now);
  if (reason !== null) return;
  const payload = { template: 'plan-enquiry', ...enquiry };
  const { Put: row } = outboxPut('accounts', { id: idOf(enquiry, now), job: 'send-message', payload }, now);
  if (row) await dynamo.send(new PutCommand(row));
}
