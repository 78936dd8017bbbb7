/**
 * Brings orders to where their payments are. The provider is asked each time, whatever told of it: a webhook, the payer's
 * return, or the clock; so any order of events, and any number of them, ends in the same state (SECURITY.md T51).
 */
import type { PayWay } from '../../../shared/model/billing.ts';
import type { OrderStore } from './order-store.ts';
import { isUndecided, isWritten, UNDECIDED, type Moment, type PayableOrder } from './order-states.ts';
import type { ProviderPayment } from './payment-port.ts';
import type { payingBackOf } from './paying-back.ts';
import { providerOf } from './provider-of.ts';

export type Effects<Order extends PayableOrder> = {
  /** The one transaction in which a payment takes effect; an order that is decided already stays as it is. */
  markPaid(order: Order, payment: ProviderPayment, moment: Moment): Promise<Order>;
  /** Notes a payment that was begun. */
  attachPayment(order: Order, reference: string): Promise<Order>;
  back: ReturnType<typeof payingBackOf<Order>>;
};

export function settlingOf<Order extends PayableOrder>(
  store: OrderStore<Order>,
  { markPaid, attachPayment, back }: Effects<Order>,
) {
  /** The order of a provider's payment, settled; null for a payment that is for none of these orders. */
  async function settlePayment(payWay: PayWay, reference: string, moment: Moment): Promise<Order | null> {
    const known = await store.findOfPayment(payWay, reference);
    if (known) return applyPayment(known, await look(known, reference), moment);
    // Between the start of a payment and our note of it there may have been a crash: the provider knows the order, too.
    const payment = await (await providerOf(payWay)).read(reference);
    const order = await store.find(payment.orderId);
    return order?.payWay === payWay ? applyPayment(order, payment, moment) : null;
  }

  /** The payment as it is; what its payer has approved is taken, unless the order was given up. */
  async function look(order: Order, reference: string): Promise<ProviderPayment> {
    const provider = await store.providerOf(order);
    return isUndecided(order) ? provider.capture(reference, order.orderId) : provider.read(reference);
  }

  /** The order as its payment is now; one whose payment has not begun stays. */
  async function settleOrder(order: Order, moment: Moment): Promise<Order> {
    if (order.state === 'refund-due') return back.payBack(order, moment);
    if (order.reference === null || !isUndecided(order)) return order;
    return applyPayment(order, await look(order, order.reference), moment);
  }

  async function applyPayment(order: Order, payment: ProviderPayment, moment: Moment): Promise<Order> {
    if (order.reference !== null && order.reference !== payment.reference) {
      await back.returnStray(order, payment, moment);
      return order;
    }
    switch (payment.state) {
      case 'open':
        return order.reference === null ? attachPayment(order, payment.reference) : order;
      case 'pending':
        return markPending(order, payment);
      case 'failed':
        return markFailed(order, payment.errorLabel, payment.reference);
      case 'refunded':
        return isUndecided(order) ? markFailed(order, null, payment.reference) : back.finishRefund(order, moment);
      case 'paid':
        return takePaid(order, payment, moment);
    }
  }

  /** What was paid counts once, if it is the amount that was asked for and is still of use; else it goes back. */
  async function takePaid(order: Order, payment: ProviderPayment, moment: Moment): Promise<Order> {
    if (order.state === 'refund-due') return back.payBack(order, moment);
    if (order.state === 'failed') return back.oweBack(order, payment, 'late', moment);
    if (!isUndecided(order)) return order;
    const { amount, currency } = payment.money;
    if (amount !== order.total.amount || currency !== order.total.currency) {
      moment.log.warn('payment.amount_differs', { orderId: order.orderId, reference: payment.reference });
      return back.oweBack(order, payment, 'mismatch', moment);
    }
    const paid = await markPaid(order, payment, moment);
    // Somebody gave it up in the meantime.
    return paid.state === 'failed' ? back.oweBack(paid, payment, 'late', moment) : paid;
  }

  async function markPending(order: Order, { reference }: ProviderPayment): Promise<Order> {
    if (order.state !== 'open') return order;
    const change = { state: 'pending', reference } as const;
    const written = await isWritten([store.change(order, ['open'], change), ...store.paymentPut(order, reference)]);
    return written ? { ...order, ...change } : rereadOrder(order);
  }

  /** Ends an order that is not paid, and makes room for another one. */
  async function markFailed(
    order: Order,
    errorLabel: string | null,
    reference: string | null = order.reference,
  ): Promise<Order> {
    if (!isUndecided(order)) return order;
    const change = { state: 'failed', errorLabel, reference } as const;
    const written = await isWritten([
      store.change(order, UNDECIDED, change),
      ...(await store.release(order)),
      ...store.paymentPut(order, reference),
    ]);
    return written ? { ...order, ...change } : rereadOrder(order);
  }

  /** Ends the payment at the provider first: what can be paid no more is given up, what was paid in between is settled. */
  async function giveUpOrder(order: Order, moment: Moment): Promise<Order> {
    if (!isUndecided(order)) return order;
    if (order.reference === null) return markFailed(order, null);
    const provider = await store.providerOf(order);
    const settled = await applyPayment(order, await provider.giveUp(order.reference), moment);
    return settled.state === 'open' ? markFailed(settled, null) : settled;
  }

  async function rereadOrder(order: Order): Promise<Order> {
    return (await store.find(order.orderId)) ?? order;
  }

  return { settlePayment, look, settleOrder, applyPayment, markFailed, giveUpOrder };
}
