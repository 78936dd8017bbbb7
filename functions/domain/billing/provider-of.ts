/** The provider behind a way of paying. Each is loaded when it is first used: a cold start pays for no other. */
import type { PayWay } from '../../../shared/model/billing.ts';
import { AppError } from '../../kit/app-error.ts';
import { environment } from '../../kit/environment.ts';
import type { PaymentProvider } from './payment-port.ts';

export { offeredPayWays } from './offered-pay-ways.ts';

const load: Record<PayWay, () => Promise<PaymentProvider>> = {
  card: async () => (await import('./providers/stripe.ts')).stripeProvider,
  paypal: async () => (await import('./providers/paypal.ts')).payPalProvider,
  gopay: async () => (await import('./providers/gopay.ts')).goPayProvider,
};

/** Throws `pay_way_not_offered` where the stage has no such provider. */
export async function providerOf(payWay: PayWay): Promise<PaymentProvider> {
  checkOffered(payWay);
  return load[payWay]();
}

/** The same check alone. */
export function checkOffered(payWay: PayWay): void {
  if (!environment.payWays().includes(payWay)) throw new AppError('pay_way_not_offered');
}
