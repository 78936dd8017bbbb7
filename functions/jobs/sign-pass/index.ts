/** Job `sign-pass`: signs the wallet passes of a live page. It is the only function that reads the keys. */
import * as z from 'zod';
import { job } from '../../kit/job.ts';

export const handler = job(z.strictObject({ agentName: z.string() }), async (payload, context) =>
  (await import('./sign-pass.ts')).signPass(payload, context),
);
