/** Items of the transaction that tells of what a customer did: each recipient gets a mail of their own, and each is tried anew alone. */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { dynamo } from '../../kit/clients/dynamo.ts';
import type { CustomerContext } from '../../kit/context.ts';
import { outboxPut, type TransactItem } from '../../kit/outbox.ts';
import type { PolicyRow } from '../insurance/policy-rows.ts';
import type { PortalMessage, PolicyReader } from '../messages/portal-mails.ts';

export const needs: StoreNeeds = { tables: [{ table: 'insurance', actions: ['PutItem'] }] };

/** Who has to act or to know: the agent, where there is one, and the insurer. */
export const responsibleFor = ({ agentId }: PolicyRow): ('agent' | 'insurer')[] =>
  agentId === null ? ['insurer'] : ['agent', 'insurer'];

/** Whoever is named gets the mail about an event of the policy. */
export function tellOf(
  template: PortalMessage['template'],
  { policyId, eventId, to }: { policyId: string; eventId: string; to: readonly PolicyReader[] },
  now: Date,
): TransactItem[] {
  return to.map((reader) =>
    outboxPut(
      'insurance',
      { id: `${eventId}-${reader}`, job: 'send-message', payload: { template, policyId, eventId, to: reader } },
      now,
    ),
  );
}

/** A customer's quote to their own address. */
export async function queueQuoteMail(applicationId: string, { actor, now, newId }: CustomerContext): Promise<void> {
  const payload = { template: 'quote', applicationId, to: actor.id };
  await dynamo.send(
    new TransactWriteCommand({
      TransactItems: [outboxPut('insurance', { id: newId(), job: 'send-message', payload }, now)],
    }),
  );
}
