/** Instalments that are paid by hand, by whoever has the key of the application or of the payment's link. */
import type { InstalmentToPay } from '../../../../shared/insurance/payment.ts';
import type { LanguageValue } from '../../../../shared/places/languages.ts';
import { AppError } from '../../../kit/app-error.ts';
import { isUndecided, type Moment } from '../../billing/order-states.ts';
import { todayOf, type Opened } from '../applications.ts';
import { findPolicy } from '../find-policies.ts';
import { definitionOf, textsOf } from '../find-product.ts';
import type { PolicyOrderRow, PolicyRow } from '../policy-rows.ts';
import { dueInstalmentOf, unpaidParts, type Part } from './due-instalment.ts';
import { findInstalmentOrders, isOfClock } from './find-instalment-orders.ts';
import { openForPayment } from './instalment-link.ts';
import { offersOf } from './offered-ways.ts';
import { openInstalmentOrder } from './open-instalment-order.ts';
import { openPolicyStep } from './policy-payment-step.ts';
import { giveUpOrder } from './settle-policy-order.ts';

/** More than anybody tries. */
const MOST_ORDERS = 100;

/** Writes of the same policy at the same time that are waited for. */
const MOST_TRIES = 4;

/** What is to be paid, and how. Throws `not_found` before the issue. */
export async function findInstalmentToPay(
  opened: Opened,
  { now, language }: { now: Date; language: LanguageValue },
): Promise<InstalmentToPay> {
  const policy = await openPolicy(opened, now);
  const definition = await definitionOf(policy.productCode, policy.version);
  const [{ texts }, offers] = await Promise.all([textsOf(definition, language), offersOf(policy)]);
  const due = dueInstalmentOf(policy, todayOf(definition, now));
  const orders = due === null ? [] : await findInstalmentOrders(policy.policyId, due.number);
  const begun = orders.find(isUndecided);
  const isByHand = begun !== undefined && !isOfClock(begun);
  const isShown = isByHand && begun.payWay !== null && due !== null && isOf(begun, due);
  const { number, channelCode, agentName, cancelledOn } = policy;
  const coming = cancelledOn === null ? unpaidParts(policy).find((part) => part.number !== due?.number) : undefined;
  return {
    ...{ policyNumber: number, productName: texts.name, channelCode, agentName },
    policyId: policy.customerId === null ? null : policy.policyId,
    due,
    coming: coming === undefined ? null : { number: coming.number, due: coming.due, money: coming.money },
    isBeingCharged: begun !== undefined && !isByHand,
    order: isShown ? await openPolicyStep(begun) : null,
    ...offers,
  };
}

/**
 * The order of an instalment that is due; the one that is open is given again. Throws `instalment_not_due` for any other
 * instalment than the first unpaid one whose day has come, and `payment_open` while the kept method is being charged.
 */
export async function orderInstalment(opened: Opened, number: number, moment: Moment): Promise<PolicyOrderRow> {
  for (let attempt = 1; attempt <= MOST_TRIES; attempt += 1) {
    const policy = await openPolicy(opened, moment.now);
    const order = await orderFor(policy, number, moment);
    if (order !== null) return openByHandOrThrow(order);
  }
  throw new AppError('conflict');
}

/** The next order in place of one that was given up. */
export async function orderInstalmentAgain(
  { policyId, instalments }: PolicyOrderRow,
  moment: Moment,
): Promise<PolicyOrderRow> {
  const policy = await findPolicy(policyId ?? '');
  const order = policy && (await orderFor(policy, instalments?.[0]?.number ?? 0, moment));
  if (!order) throw new AppError('conflict');
  return openByHandOrThrow(order);
}

/** Null when the policy was changed meanwhile. */
async function orderFor(policy: PolicyRow, number: number, moment: Moment): Promise<PolicyOrderRow | null> {
  const { policyId, productCode, version } = policy;
  const today = todayOf(await definitionOf(productCode, version), moment.now);
  const part = unpaidParts(policy)[0];
  if (part?.number !== number || dueInstalmentOf(policy, today) === null) throw new AppError('instalment_not_due');
  const orders = await findInstalmentOrders(policyId, number);
  const begun = orders.find(isUndecided);
  if (begun && (isOfClock(begun) || isOf(begun, part))) return begun;
  if (begun) {
    // The policy has changed since, and what is paid with it.
    await giveUpOrder(begun, moment);
    return null;
  }
  if (orders.length >= MOST_ORDERS) throw new AppError('too_many_requests');
  return openInstalmentOrder(policy, part, { index: orders.length, method: null }, moment);
}

const isOf = ({ total }: PolicyOrderRow, { money }: Pick<Part, 'money'>): boolean => total.amount === money.amount;

/** The clock may have been first. */
function openByHandOrThrow(order: PolicyOrderRow): PolicyOrderRow {
  if (isOfClock(order)) throw new AppError('payment_open');
  return order;
}

async function openPolicy(opened: Opened, now: Date): Promise<PolicyRow> {
  const { policyId } = await openForPayment(opened, now);
  const policy = policyId === null ? null : await findPolicy(policyId);
  if (policy === null) throw new AppError('not_found');
  return policy;
}
