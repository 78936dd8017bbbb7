/** Job `settle-order`: brings an order to where its payment is, after a webhook, by the clock, or to give money back. */
import { ulid } from 'ulid';
import * as z from 'zod';
import { payWays } from '../../../shared/model/billing.ts';
import { followUpOrder, followUpPayment } from '../../domain/billing/follow-up.ts';
import { job } from '../../kit/job.ts';

const Payload = z.union([
  /** What a webhook told of. */
  z.strictObject({ payWay: z.enum(payWays), reference: z.string() }),
  z.strictObject({ orderId: z.string() }),
]);

export const handler = job(Payload, async (payload, { now, log }) => {
  const moment = { now, log, newId: () => ulid(now.getTime()) };
  if ('orderId' in payload) await followUpOrder(payload.orderId, moment);
  else await followUpPayment(payload.payWay, payload.reference, moment);
});
