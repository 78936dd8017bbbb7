/**
 * Job `settle-order`: brings an order of a plan or of a policy to where its payment is, after a webhook, by the clock, or to
 * give money back.
 */
import { ulid } from 'ulid';
import * as z from 'zod';
import { payWays } from '../../../shared/model/billing.ts';
import { followUpOrder, followUpPayment } from '../../domain/billing/follow-up.ts';
import { chargeInstalments } from '../../domain/insurance/orders/charge-instalments.ts';
import { followUpPolicyOrder, followUpPolicyPayment } from '../../domain/insurance/orders/follow-policy-order.ts';
import { job } from '../../kit/job.ts';

const Payload = z.union([
  /** What a webhook told of. */
  z.strictObject({ payWay: z.enum(payWays), reference: z.string() }),
  z.strictObject({ orderId: z.string() }),
  z.strictObject({ policyOrderId: z.string() }),
  /** The next part of what is paid in parts. */
  z.strictObject({ instalmentsOf: z.string() }),
]);

export const handler = job(Payload, async (payload, { now, log }) => {
  const moment = { now, log, newId: () => ulid(now.getTime()) };
  if ('orderId' in payload) return followUpOrder(payload.orderId, moment);
  if ('policyOrderId' in payload) return followUpPolicyOrder(payload.policyOrderId, moment);
  if ('instalmentsOf' in payload) return chargeInstalments(payload.instalmentsOf, moment);
  const { payWay, reference } = payload;
  const isOurs =
    (await followUpPayment(payWay, reference, moment)) || (await followUpPolicyPayment(payWay, reference, moment));
  if (!isOurs) log.warn('payment.unknown', { payWay, reference });
});
