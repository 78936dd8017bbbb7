/** Payments that move no money, on stages for trying things out: as whoever asks for one wants it, they are paid. */
import type { PaymentKeeper } from '../../billing/order-store.ts';
import type { ProviderPayment } from '../../billing/payment-port.ts';
import type { PolicyOrderRow } from '../policy-rows.ts';

export function testPaymentOf({ orderId, total: money }: PolicyOrderRow): PaymentKeeper {
  const paid: ProviderPayment = {
    ...{ reference: `test-${orderId}`, orderId, state: 'paid', money },
    ...{ errorLabel: null, kept: null, clientSecret: null },
  };
  return { read: async () => paid, capture: async () => paid, giveUp: async () => paid, refund: async () => undefined };
}
