/** Where a payment stands, as its payer sees it. */
import type { PaymentStep } from '../../../shared/model/billing.ts';
import type { OpenOrderRow, OrderRow } from './billing-rows.ts';
import type { ProviderPayment } from './payment-port.ts';

/** What goes back was not taken, as far as its payer is concerned. */
export const stepStates: Record<OrderRow['state'], PaymentStep['state']> = {
  open: 'open',
  pending: 'pending',
  paid: 'paid',
  failed: 'failed',
  'refund-due': 'failed',
  refunded: 'failed',
};

type Known = Partial<Pick<OpenOrderRow, 'approvalUrl' | 'qr'> & Pick<ProviderPayment, 'clientSecret' | 'errorLabel'>>;

export function toPaymentStep(order: OrderRow, known: Known = {}): PaymentStep {
  const isOpen = order.state === 'open';
  return {
    orderId: order.orderId,
    state: stepStates[order.state],
    payWay: order.payWay,
    total: order.total,
    clientSecret: (isOpen && known.clientSecret) || null,
    approvalUrl: (isOpen && known.approvalUrl) || null,
    qr: (isOpen && known.qr) || null,
    errorLabel: order.errorLabel ?? known.errorLabel ?? null,
  };
}
