/**
 * The clock of payments in parts: each part is charged on its day with what the first was paid with, and again when that
 * fails. In the end holder and agent are told; the policy stays, as only its insurer can end it.
 */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { addDays } from '../../../../shared/rules/zoned-time.ts';
import { dynamo } from '../../../kit/clients/dynamo.ts';
import { chargeUnattended } from '../../billing/charge-unattended.ts';
import { isUndecided, isWritten, type Moment } from '../../billing/order-states.ts';
import { todayOf } from '../applications.ts';
import { definitionOf } from '../find-product.ts';
import { findPolicy } from '../find-policies.ts';
import type { PolicyOrderRow } from '../policy-rows.ts';
import { unpaidParts } from './due-instalment.ts';
import { findInstalmentOrders, isOfClock } from './find-instalment-orders.ts';
import { findApplication } from './find-policy-orders.ts';
import { LAST_TRY_DAY, partDue, partUnpaidItems, TRY_DAYS, type Due } from './instalment-items.ts';
import { openInstalmentOrder } from './open-instalment-order.ts';
import { policyRequestFor } from './request-for.ts';
import { applyPayment, markFailed } from './settle-policy-order.ts';

/** Works on the parts in their order, up to the first whose day has not come or that is being paid. */
export async function chargeInstalments(policyId: string, moment: Moment): Promise<void> {
  const policy = await findPolicy(policyId);
  if (!policy || policy.cancelledOn !== null) return;
  const definition = await definitionOf(policy.productCode, policy.version);
  for (const part of unpaidParts(policy)) {
    if (!(await isGivenUp({ policy, part, definition }, moment))) return;
  }
}

/** Whether all was tried for a part, so that the next one has its turn. */
async function isGivenUp(due: Due, moment: Moment): Promise<boolean> {
  const { policy, part, definition } = due;
  const { method } = policy;
  const orders = await findInstalmentOrders(policy.policyId, part.number);
  const tries = orders.filter(isOfClock);
  const begun = orders.find(isUndecided);
  if (begun && isOfClock(begun)) {
    await (begun.state === 'pending' ? comeAgain(due, tries.length, moment) : charge(due, begun, tries.length, moment));
    return false;
  }
  // Without a method that was kept nobody can be charged: it is said on the day.
  const tryDay = method === null && tries.length === 0 ? 0 : TRY_DAYS[tries.length];
  const today = todayOf(definition, moment.now);
  const isEarly = tryDay !== undefined && today < addDays(part.due, tryDay);
  // Who pays by hand is waited for, and not for ever.
  const isByHand = begun !== undefined && today <= addDays(part.due, LAST_TRY_DAY);
  if (isEarly || isByHand) {
    await comeAgain(due, tries.length, moment);
    return false;
  }
  if (method === null || tryDay === undefined || begun) {
    await tellUnpaid(due, tries.at(-1) ?? null, moment);
    return true;
  }
  const order = await openInstalmentOrder(policy, part, { index: orders.length, method }, moment);
  if (order === null) throw new Error(`The policy ${policy.policyId} was changed meanwhile. The next try charges it.`);
  await charge(due, order, tries.length + 1, moment);
  return false;
}

async function charge(due: Due, order: PolicyOrderRow, tried: number, moment: Moment): Promise<void> {
  const { policy } = due;
  // Whatever becomes of it: there is a next look.
  await comeAgain(due, tried, moment);
  const application = await findApplication(policy.applicationId);
  // Its payer may have been first.
  if (!application || order.method === null || !isUndecided(order)) return;
  const request = await policyRequestFor(order, application);
  const { payment, label } = await chargeUnattended(order.method.payWay, request, order.method);
  if (payment && payment.state !== 'failed') {
    await applyPayment(order, payment, moment);
    return;
  }
  await markFailed(order, label, payment?.reference ?? null);
  if (TRY_DAYS[tried] === undefined) await tellUnpaid(due, order, moment);
}

/** Not on the same day once more. */
async function comeAgain({ policy, part, definition }: Due, tried: number, { now }: Moment): Promise<void> {
  const { Put: row } = partDue(policy.policyId, part, definition, tried, addDays(todayOf(definition, now), 1));
  if (row) await dynamo.send(new PutCommand(row));
}

/** Once for each part: the event is the part's. */
async function tellUnpaid(
  { policy, part, definition }: Due,
  order: PolicyOrderRow | null,
  moment: Moment,
): Promise<void> {
  if (!(await isWritten(partUnpaidItems({ policy, part, definition }, order, moment)))) {
    moment.log.info('instalment.told_already', { policyId: policy.policyId });
  }
}
