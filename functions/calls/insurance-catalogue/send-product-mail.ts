import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { sendProductMail as contract } from '../../../shared/calls/insurance-catalogue.ts';
import { canonicalEmail, checkEmail } from '../../../shared/rules/email.ts';
import { soldHere } from '../../domain/insurance/sold-here.ts';
import type { BrochureMessage } from '../../domain/messages/send-brochure-mail.ts';
import { AppError } from '../../kit/app-error.ts';
import { dynamo } from '../../kit/clients/dynamo.ts';
import type { Handler } from '../../kit/call-group.ts';
import { outboxPut } from '../../kit/outbox.ts';

/** Nobody types an address within this time (SECURITY.md T46). */
const FASTEST_MS = 1_000;

export const sendProductMail: Handler<typeof contract> = async (input, { now, newId }) => {
  const { email, openedAt, website, ...place } = input;
  const error = checkEmail(email);
  if (error) throw new AppError(error, { fields: { email: error } });
  await soldHere(place, { language: place.language, now });
  const elapsedMs = now.getTime() - openedAt;
  if (website || (elapsedMs >= 0 && elapsedMs < FASTEST_MS)) return { sent: true };
  const payload: BrochureMessage = { template: 'product-brochure', email: canonicalEmail(email), ...place };
  const items = [outboxPut('insurance', { id: newId(), job: 'send-message', payload }, now)];
  await dynamo.send(new TransactWriteCommand({ TransactItems: items }));
  return { sent: true };
};
