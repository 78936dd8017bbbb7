/** Job `delete-customer`: removes everything of a deleted customer, and a day later makes sure of it. */
import { ulid } from 'ulid';
import * as z from 'zod';
import { finishCustomerDeletion, verifyCustomerDeletion } from '../../domain/customers/finish-customer-deletion.ts';
import { job } from '../../kit/job.ts';

const whom = { customerId: z.string(), deletedAt: z.string() };
const Payload = z.discriminatedUnion('step', [
  z.strictObject({ step: z.literal('delete'), ...whom, cause: z.enum(['customer', 'restored']) }),
  z.strictObject({ step: z.literal('verify'), ...whom }),
]);

export const handler = job(Payload, async (payload, { now, log }) => {
  const context = { now, log, newId: () => ulid(now.getTime()) };
  if (payload.step === 'verify') await verifyCustomerDeletion(payload, context);
  else await finishCustomerDeletion(payload, context);
});
