/** Job `delete-account`: removes everything of a deleted account, and a day later makes sure of it. */
import * as z from 'zod';
import { finishDeletion, verifyDeletion } from '../../domain/lifecycle/finish-deletion.ts';
import { job } from '../../kit/job.ts';

const Payload = z.discriminatedUnion('step', [
  z.strictObject({
    step: z.literal('delete'),
    accountId: z.string(),
    deletedAt: z.string(),
    cause: z.enum(['owner', 'inactive', 'restored']),
    names: z.array(z.string()),
  }),
  z.strictObject({
    step: z.literal('verify'),
    accountId: z.string(),
    deletedAt: z.string(),
    names: z.array(z.string()),
  }),
]);

export const handler = job(Payload, async (payload, context) => {
  if (payload.step === 'verify') await verifyDeletion(payload, context);
  else await finishDeletion(payload, context);
});
