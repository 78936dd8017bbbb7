import type { PaymentStepView } from '../../../../../shared/insurance/payment.ts';
import { callApi } from '../../../../lib/api/call.ts';
import { createEffectRunner } from '../../../../lib/api/effect-runner.ts';
import type { PaymentCalls } from '../pay/payment-screen.tsx';
import type { PolicyPayWay } from '../pay/pay-way-choice.tsx';

export type Opened = { applicationId: string; key: string };

export const payCallsOf = (opened: Opened): PaymentCalls => ({
  check: (orderId) => callApi('callBackCheckout', { ...opened, orderId }),
  giveUp: (orderId) => createEffectRunner('giveUpOrder')({ ...opened, orderId }),
});

/** Orders the instalment, and begins its payment. */
export async function beginInstalment(opened: Opened, number: number, payWay: PolicyPayWay): Promise<PaymentStepView> {
  const { orderId } = await createEffectRunner('orderInstalment')({ ...opened, number });
  if (payWay === 'test') return createEffectRunner('fakePayment')({ ...opened, orderId });
  return createEffectRunner('checkoutPayment')({ ...opened, orderId, payWay });
}
