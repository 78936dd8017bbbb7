/** Begins the payment of an order, in the way that its payer chooses. */
import type { PaymentStepView } from '../../../../shared/insurance/payment.ts';
import type { PayWay } from '../../../../shared/model/billing.ts';
import { AppError } from '../../../kit/app-error.ts';
import { foundOnce } from '../../../kit/found-once.ts';
import { isWritten, type Moment } from '../../billing/order-states.ts';
import { offeredPayWays } from '../../billing/offered-pay-ways.ts';
import { providerOf } from '../../billing/provider-of.ts';
import type { ApplicationRow } from '../application-rows.ts';
import type { Opened } from '../applications.ts';
import { definitionOf } from '../find-product.ts';
import type { PolicyOrderRow } from '../policy-rows.ts';
import { attachPolicyPayment } from './attach-policy-payment.ts';
import { findApplication, findPolicyOrder, ownOrderOrThrow } from './find-policy-orders.ts';
import { isOfClock } from './find-instalment-orders.ts';
import { openForPayment } from './instalment-link.ts';
import { openPolicyOrder } from './open-policy-order.ts';
import { orderInstalmentAgain } from './pay-instalment.ts';
import { payWayChosen } from './policy-order-items.ts';
import { openPolicyStep, policyStepOf } from './policy-payment-step.ts';
import { priceOrder } from './price-order.ts';
import { isKept, policyRequestFor } from './request-for.ts';
import { giveUpOrder, markFailed } from './settle-policy-order.ts';

export type Choice = { payWay: PayWay; isHosted: boolean };

/** Of whoever has the application's key. Throws `not_found` for another's order as well. */
export async function startOwnPayment(
  { orderId, ...opened }: Opened & { orderId: string },
  choice: Choice,
  moment: Moment,
): Promise<PaymentStepView> {
  const row = await openForPayment(opened, moment.now);
  // As it was before the first try: one that another way of paying has put an end to is paid anew.
  const order = await foundOnce('order', () => ownOrderOrThrow(row, orderId));
  return payPolicyOrder(row, order, choice, moment);
}

/**
 * The payment of an order that is open. The same choice again gives the same payment; another one ends the payment that was
 * begun, and pays a new order in place of it: the step says which. Throws `pay_way_not_offered`, and `payment_open` while
 * the provider has not decided yet.
 */
async function payPolicyOrder(
  row: ApplicationRow,
  order: PolicyOrderRow,
  choice: Choice,
  moment: Moment,
): Promise<PaymentStepView> {
  await checkOffered(row, order, choice);
  if (order.state === 'pending' || (order.state === 'open' && isOfClock(order))) throw new AppError('payment_open');
  if (order.state !== 'open') return policyStepOf(order);
  const chosen = await choose(order, choice);
  if (chosen.state !== 'open') return policyStepOf(chosen);
  if (!isSame(chosen, choice)) return payAnother(chosen, choice, moment);
  return chosen.reference === null ? startPayment(chosen, row) : openPolicyStep(chosen);
}

async function checkOffered(row: ApplicationRow, { total }: PolicyOrderRow, { payWay }: Choice): Promise<void> {
  const { country } = await definitionOf(row.productCode, row.version);
  if (!offeredPayWays(country, total.currency).includes(payWay)) throw new AppError('pay_way_not_offered');
}

const isSame = (order: PolicyOrderRow, { payWay, isHosted }: Choice): boolean =>
  order.payWay === payWay && order.isHosted === isHosted;

/** The order with its choice: this one, or that of whoever was quicker. */
async function choose(order: PolicyOrderRow, choice: Choice): Promise<PolicyOrderRow> {
  if (order.payWay !== null) return order;
  const chosen = { ...choice, providerCustomerId: await customerFor(order, choice) };
  if (await isWritten([payWayChosen(order, chosen)])) return { ...order, ...chosen };
  return (await findPolicyOrder(order.orderId)) ?? order;
}

/** A card that is charged later is kept by a customer of Stripe. */
async function customerFor(order: PolicyOrderRow, { payWay }: Choice): Promise<string | null> {
  if (payWay !== 'card' || !isKept(order)) return null;
  if (order.providerCustomerId !== null) return order.providerCustomerId;
  const { makeStripeCustomer } = await import('../../billing/providers/stripe-cards.ts');
  return makeStripeCustomer(`application-${order.applicationId}`);
}

/** Another way than the one that was begun: what was paid in between counts, else the order gives way to a new one. */
async function payAnother(before: PolicyOrderRow, choice: Choice, moment: Moment): Promise<PaymentStepView> {
  const ended = await giveUpOrder(before, moment);
  if (ended.state === 'pending') throw new AppError('payment_open');
  if (ended.state !== 'failed') return policyStepOf(ended);
  const row = await findApplication(before.applicationId);
  if (row === null) throw new AppError('not_found');
  return payPolicyOrder(row, await orderAgain(before, row, moment), choice, moment);
}

async function orderAgain(before: PolicyOrderRow, row: ApplicationRow, moment: Moment): Promise<PolicyOrderRow> {
  if (before.kind === 'instalment') return orderInstalmentAgain(before, moment);
  const { total } = await priceOrder(row, moment.now);
  return openPolicyOrder(row, { total, consent: before.consent }, moment);
}

/** For the provider's fields, page or code. Nothing can be paid before the payer has them, so a failure ends the order. */
async function startPayment(order: PolicyOrderRow, row: ApplicationRow): Promise<PaymentStepView> {
  try {
    const provider = await providerOf(order.payWay as PayWay);
    const started = await provider.start(await policyRequestFor(order, row));
    return await policyStepOf(await attachPolicyPayment(order, started), started);
  } catch (error) {
    await markFailed(order, null);
    throw error;
  }
}
