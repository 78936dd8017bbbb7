import * as contracts from '../../../shared/calls/payment.ts';
import { bind, callGroup } from '../../kit/call-group.ts';

export const handler = callGroup([
  bind(contracts.stripe, async () => (await import('./stripe.ts')).stripe),
  bind(contracts.paypal, async () => (await import('./paypal.ts')).paypal),
  bind(contracts.gopay, async () => (await import('./gopay.ts')).gopay),
  bind(contracts.getPaymentInfo, async () => (await import('./get-payment-info.ts')).getPaymentInfo),
  bind(contracts.checkoutPayment, async () => (await import('./checkout-payment.ts')).checkoutPayment),
  bind(
    contracts.checkoutPaymentHosted,
    async () => (await import('./checkout-payment-hosted.ts')).checkoutPaymentHosted,
  ),
  bind(contracts.wallPay, async () => (await import('./wall-pay.ts')).wallPay),
  bind(contracts.getPayAnOrder, async () => (await import('./get-pay-an-order.ts')).getPayAnOrder),
  bind(contracts.callBackCheckout, async () => (await import('./call-back-checkout.ts')).callBackCheckout),
  bind(contracts.giveUpOrder, async () => (await import('./give-up-order.ts')).giveUpOrder),
  bind(contracts.getInstalmentToPay, async () => (await import('./get-instalment-to-pay.ts')).getInstalmentToPay),
  bind(contracts.orderInstalment, async () => (await import('./order-instalment.ts')).orderInstalment),
  bind(contracts.getLevy, async () => (await import('./get-levy.ts')).getLevy),
  bind(contracts.getOrderNo, async () => (await import('./get-order-no.ts')).getOrderNo),
  bind(contracts.paymentSendmail, async () => (await import('./payment-sendmail.ts')).paymentSendmail),
]);
