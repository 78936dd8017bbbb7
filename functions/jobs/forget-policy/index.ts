/** Job `forget-policy`: deletes a policy and its files once the time is over for which they are kept. */
import * as z from 'zod';
import { forgetPolicy } from '../../domain/insurance/forget-policy.ts';
import { job } from '../../kit/job.ts';

export const handler = job(z.strictObject({ policyId: z.string() }), ({ policyId }, { now }) =>
  forgetPolicy(policyId, now),
);
