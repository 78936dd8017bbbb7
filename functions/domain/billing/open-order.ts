/** Buys: prices the purchase, takes the account's one place for an open order, and begins the payment at its provider. */
import { TERMS_VERSION } from '../../../shared/model/account.ts';
import type { Money, PaymentStep, PayWay } from '../../../shared/model/billing.ts';
import { AppError } from '../../kit/app-error.ts';
import type { OwnerContext } from '../../kit/context.ts';
import { goesOn } from '../../kit/effect-run.ts';
import { attachPayment } from './attach-payment.ts';
import { reserveOrder, requestFor } from './begin-order.ts';
import type { CustomerRow, OrderRow } from './billing-rows.ts';
import { findOpenOrder, findOrder } from './find-orders.ts';
import { loadBuyer } from './load-buyer.ts';
import type { KeptMethod } from './payment-port.ts';
import { toPaymentStep } from './payment-step.ts';
import { chargeFor, type Buyer, type Charge, type Wish } from './price-purchase.ts';
import { offeredPayWays, providerOf } from './provider-of.ts';
import { stripeCustomerOf } from './stripe-customer.ts';
import { applyPayment, markFailed } from './settle-order.ts';

export type Purchase = Wish & {
  /** As the screen showed it. */
  total: Money;
  termsVersion: string;
  isAutoRenewing: boolean;
};

/** @param cardId a kept card; null for the provider's own fields or pages */
export async function openOrder(
  purchase: Purchase,
  payWay: PayWay,
  cardId: string | null,
  context: OwnerContext,
): Promise<PaymentStep> {
  const orderId = context.newId();
  const decided = goesOn() ? await findDecided(orderId) : null;
  if (decided) return toPaymentStep(decided);
  const buyer = await loadBuyer(context.actor.id, context.now);
  const charge = checkPurchase(purchase, payWay, buyer, context.now);
  const card = cardId === null ? null : ownCard(buyer, cardId);
  const customer = await chargeable(purchase, payWay, buyer.customer);
  const method = card ?? linkedWallet(payWay, buyer.customer);
  const paying = { orderId, payWay, method, language: buyer.account.language };
  const order = orderOf(charge, purchase, paying, context);
  if (!(await reserveOrder(order, buyer.subscription, context.now))) throw await refusal(context.actor.id);
  return card ? chargeCard(order, customer, card, context) : startPayment(order, customer);
}

/** The order of this very request when it was broken off after the charge: what it bought is there, and nothing is left to pay. */
async function findDecided(orderId: string): Promise<OrderRow | null> {
  const order = await findOrder(orderId);
  return order?.state === 'open' ? null : order;
}

/** Another order is open, or what is bought is another thing by now. */
async function refusal(accountId: string): Promise<AppError> {
  return new AppError((await findOpenOrder(accountId)) ? 'payment_open' : 'price_changed');
}

/** Throws unless this is what the catalogue says, agreed to, and payable in this way. */
function checkPurchase(purchase: Purchase, payWay: PayWay, buyer: Buyer, now: Date): Charge {
  if (purchase.termsVersion !== TERMS_VERSION) throw new AppError('consent_required');
  if (!buyer.customer) throw new AppError('billing_details_missing');
  const charge = chargeFor(buyer, purchase, now);
  if (!charge) throw new AppError('nothing_to_pay');
  const { amount, currency } = charge.total;
  if (!offeredPayWays(buyer.customer.details.country, currency).includes(payWay)) {
    throw new AppError('pay_way_not_offered');
  }
  if (purchase.total.amount !== amount || purchase.total.currency !== currency) throw new AppError('price_changed');
  return charge;
}

/** A card is kept by a customer of Stripe. */
async function chargeable(
  { isAutoRenewing }: Purchase,
  payWay: PayWay,
  customer: CustomerRow | null,
): Promise<CustomerRow | null> {
  if (!customer || payWay !== 'card' || !isAutoRenewing) return customer;
  return { ...customer, stripeCustomerId: await stripeCustomerOf(customer) };
}

/** Throws `not_found` for a card that is not the customer's. */
function ownCard({ customer, subscription }: Buyer, cardId: string): KeptMethod {
  const isOwn = customer?.cards.some((card) => card.cardId === cardId) || subscription?.method?.methodId === cardId;
  if (!isOwn) throw new AppError('not_found');
  return { payWay: 'card', methodId: cardId };
}

/** A code that is scanned pays once; renewals are charged to the wallet that is linked. */
function linkedWallet(payWay: PayWay, customer: CustomerRow | null): KeptMethod | null {
  const wallet = payWay === 'gopay' ? customer?.wallet : null;
  return wallet?.state === 'linked' ? { payWay, methodId: wallet.methodId } : null;
}

function orderOf(
  charge: Charge,
  { termsVersion, isAutoRenewing }: Purchase,
  paying: Pick<OrderRow, 'orderId' | 'payWay' | 'method' | 'language'>,
  { actor, now }: OwnerContext,
): OrderRow {
  return {
    ...charge,
    ...paying,
    ...{ accountId: actor.id, isAutoRenewing, termsVersion },
    ...{ state: 'open', reference: null, errorLabel: null, createdAt: now.toISOString(), paidAt: null },
  };
}

/** For the provider's fields, page or code. Nothing can be paid before the payer has them, so a failure ends the order. */
async function startPayment(order: OrderRow, customer: CustomerRow | null): Promise<PaymentStep> {
  try {
    const started = await (await providerOf(order.payWay)).start(requestFor(order, customer));
    return toPaymentStep(await attachPayment(order, started.reference, started), started);
  } catch (error) {
    await markFailed(order, null);
    throw error;
  }
}

/** A kept card while its holder is there. A charge that was not answered leaves the order open: its webhook tells what became of it. */
async function chargeCard(
  order: OrderRow,
  customer: CustomerRow | null,
  card: KeptMethod,
  context: OwnerContext,
): Promise<PaymentStep> {
  try {
    const payment = await (await providerOf('card')).chargeKept(requestFor(order, customer), card, true);
    return toPaymentStep(await applyPayment(order, payment, context), payment);
  } catch (error) {
    if (error instanceof AppError && error.code !== 'unavailable') await markFailed(order, null);
    throw error;
  }
}
