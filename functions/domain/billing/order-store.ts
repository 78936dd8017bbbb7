/** What settling and paying back need of those who keep orders: subscriptions here, policies in ../insurance/orders. */
import type { OrderState, PayWay } from '../../../shared/model/billing.ts';
import type { TransactItem } from '../../kit/outbox.ts';
import type { Moment, PayableOrder } from './order-states.ts';
import type { PaymentProvider } from './payment-port.ts';

/** What settling writes into an order. */
export type OrderChange = Partial<Pick<PayableOrder, 'state' | 'reference' | 'errorLabel' | 'refund'>>;

/** What settling asks of a provider. */
export type PaymentKeeper = Pick<PaymentProvider, 'read' | 'capture' | 'giveUp' | 'refund'>;

export interface OrderStore<Order extends PayableOrder> {
  find(orderId: string): Promise<Order | null>;
  findOfPayment(payWay: PayWay, reference: string): Promise<Order | null>;
  /** Who has its payment. */
  providerOf(order: Order): Promise<PaymentKeeper>;
  /** Changes the order while it is in one of the states that it may leave. */
  change(order: Order, from: readonly OrderState[], changes: OrderChange): TransactItem;
  /** By which a return or a webhook finds the order; nothing for a payment that was never begun. */
  paymentPut(order: Order, reference: string | null): TransactItem[];
  /** What an order that comes to nothing lets go of, and calls off; asked while it is undecided. */
  release(order: Order): Promise<TransactItem[]>;
  /** Has the job look at the order at once. */
  lookNow(order: Order, moment: Moment): TransactItem;
  /** What follows when the money is back, beside the order's own state. */
  refundedItems(order: Order, moment: Moment): Promise<TransactItem[]>;
}
