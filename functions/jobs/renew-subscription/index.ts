/** Job `renew-subscription`: the next step of a subscription whose moment has come. */
import { ulid } from 'ulid';
import * as z from 'zod';
import { renewSubscription } from '../../domain/billing/renew-subscription.ts';
import { job } from '../../kit/job.ts';

export const handler = job(z.strictObject({ accountId: z.string() }), ({ accountId }, { now, log }) =>
  renewSubscription(accountId, { now, log, newId: () => ulid(now.getTime()) }),
);
