/** Gives money back for whatever orders: what was paid twice, late or with another amount, and what somebody decides. */
import type { OrderStore } from './order-store.ts';
import { isUndecided, isWritten, UNDECIDED, type Moment, type PayableOrder } from './order-states.ts';
import type { ProviderPayment } from './payment-port.ts';

/** What nobody has to decide: paid twice, for an order that had ended, or another amount than was asked for. */
export type RefundReason = 'duplicate' | 'late' | 'mismatch';

/** In place of who of the staff decided. */
const SYSTEM = 'system';

/** Others may be at the same rows meanwhile. */
const MOST_TRIES = 5;

export function payingBackOf<Order extends PayableOrder>(store: OrderStore<Order>) {
  /** Notes that a payment has to go back; the job does it. */
  async function oweBack(
    order: Order,
    { reference, money }: Pick<ProviderPayment, 'reference' | 'money'>,
    reason: RefundReason,
    moment: Moment,
  ): Promise<Order> {
    const refund = { reason, by: SYSTEM, at: moment.now.toISOString(), money };
    const changes = { state: 'refund-due', reference, refund } as const;
    let present = order;
    for (let attempt = 1; attempt <= MOST_TRIES; attempt += 1) {
      if (!isUndecided(present) && present.state !== 'failed') return present;
      const written = await isWritten([
        // What it held is let go of once: whoever ended it has done so.
        store.change(present, isUndecided(present) ? UNDECIDED : ['failed'], changes),
        ...(isUndecided(present) ? await store.release(present) : []),
        ...store.paymentPut(present, reference),
        store.lookNow(present, moment),
      ]);
      if (written) {
        moment.log.warn('payment.goes_back', { orderId: order.orderId, reason });
        return { ...present, ...changes };
      }
      present = (await store.find(order.orderId)) ?? order;
    }
    throw new Error(`That the payment of order ${order.orderId} goes back could not be noted. The next try does it.`);
  }

  /** Has the provider return it. Repeating it changes nothing there. */
  async function payBack(order: Order, moment: Moment): Promise<Order> {
    const { reference, orderId, refund, total } = order;
    if (reference === null) throw new Error(`The order ${orderId} has no payment that could go back.`);
    await (await store.providerOf(order)).refund(reference, orderId, refund?.money ?? total);
    return finishRefund(order, moment);
  }

  /** The money is back, by us or at the provider itself: the books and the payer follow, once. */
  async function finishRefund(order: Order, moment: Moment): Promise<Order> {
    for (let attempt = 1; attempt <= MOST_TRIES; attempt += 1) {
      const present = await store.find(order.orderId);
      if (present?.state !== 'paid' && present?.state !== 'refund-due') return present ?? order;
      const change = store.change(present, ['paid', 'refund-due'], { state: 'refunded' });
      if (await isWritten([change, ...(await store.refundedItems(present, moment))])) {
        return { ...present, state: 'refunded' };
      }
    }
    throw new Error(`The refund of order ${order.orderId} could not be noted. It is noted by the next try.`);
  }

  /** A payment beside the one of its order: as soon as it is paid it goes back. */
  async function returnStray(order: Order, payment: ProviderPayment, { log }: Moment): Promise<void> {
    if (payment.state !== 'paid') return;
    const { orderId } = order;
    log.warn('payment.stray_goes_back', { orderId, reference: payment.reference });
    const provider = await store.providerOf(order);
    await provider.refund(payment.reference, `${orderId}-${payment.reference}`, payment.money);
  }

  return { oweBack, payBack, finishRefund, returnStray };
}
