/** What an owner asks of an order that is under way. Another owner's order answers like none (SECURITY.md T2). */
import type { PaymentStep } from '../../../shared/model/billing.ts';
import { AppError } from '../../kit/app-error.ts';
import type { OwnerContext } from '../../kit/context.ts';
import type { OpenOrderRow, OrderRow } from './billing-rows.ts';
import { findOpenOrder, findOrderOfPayment, findOwnOrder } from './find-orders.ts';
import { isUndecided } from './order-states.ts';
import { toPaymentStep } from './payment-step.ts';
import { providerOf } from './provider-of.ts';
import { applyPayment, giveUpOrder, look } from './settle-order.ts';

/** Where the payment stands by now, as its provider says. */
export async function checkOrder(orderId: string, context: OwnerContext): Promise<PaymentStep> {
  return stepOf(ownOrder(await findOwnOrder(context.actor.id, orderId)), context);
}

/** Takes a payment that its payer has approved at PayPal. One that was given up meanwhile is not taken. */
export async function captureOrder(reference: string, context: OwnerContext): Promise<PaymentStep> {
  const found = await findOrderOfPayment('paypal', reference);
  return stepOf(ownOrder(found?.accountId === context.actor.id ? found : null), context);
}

export async function giveUpOwnOrder(orderId: string, context: OwnerContext): Promise<PaymentStep> {
  const order = ownOrder(await findOwnOrder(context.actor.id, orderId));
  return toPaymentStep(await giveUpOrder(order, context));
}

/** What is under way, with what its payer needs to go on. */
export async function openStepOf({ order, open }: { order: OrderRow; open: OpenOrderRow }): Promise<PaymentStep> {
  return toPaymentStep(order, { ...open, clientSecret: await clientSecretOf(order) });
}

/** Kept by the provider alone. Without its answer the rest is shown all the same. */
async function clientSecretOf({ payWay, state, reference }: OrderRow): Promise<string | null> {
  if (payWay !== 'card' || state !== 'open' || reference === null) return null;
  try {
    return (await (await providerOf(payWay)).read(reference)).clientSecret;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

async function stepOf(order: OrderRow, context: OwnerContext): Promise<PaymentStep> {
  if (!isUndecided(order) || order.reference === null) return toPaymentStep(order);
  const payment = await look(order, order.reference);
  const settled = await applyPayment(order, payment, context);
  const open = settled.state === 'open' ? (await findOpenOrder(order.accountId))?.open : null;
  return toPaymentStep(settled, { ...(open?.orderId === order.orderId ? open : {}), ...payment });
}

function ownOrder(order: OrderRow | null): OrderRow {
  if (!order) throw new AppError('not_found');
  return order;
}
