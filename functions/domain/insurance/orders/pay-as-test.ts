/** Pays an order without money: imported by the call `fakePayment` and by nothing else (SECURITY.md T53). */
import type { PaymentStepView } from '../../../../shared/insurance/payment.ts';
import { AppError } from '../../../kit/app-error.ts';
import { isWritten, type Moment } from '../../billing/order-states.ts';
import type { Opened } from '../applications.ts';
import { findPolicyOrder, ownOrderOrThrow } from './find-policy-orders.ts';
import { openForPayment } from './instalment-link.ts';
import { payWayChosen } from './policy-order-items.ts';
import { policyStepOf } from './policy-payment-step.ts';
import { applyPayment } from './settle-policy-order.ts';
import { testPaymentOf } from './test-payment.ts';

/** Throws `payment_open` for an order that is being paid in another way already. */
export async function payAsTest(
  { orderId, ...opened }: Opened & { orderId: string },
  moment: Moment,
): Promise<PaymentStepView> {
  const order = await ownOrderOrThrow(await openForPayment(opened, moment.now), orderId);
  if (order.state !== 'open') return policyStepOf(order);
  const choice = { payWay: 'test', isHosted: false, providerCustomerId: null } as const;
  if (order.payWay === null) await isWritten([payWayChosen(order, choice)]);
  const chosen = await findPolicyOrder(orderId);
  if (chosen?.payWay !== 'test') throw new AppError('payment_open');
  return policyStepOf(await applyPayment(chosen, await testPaymentOf(chosen).read(''), moment));
}
