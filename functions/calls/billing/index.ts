import * as contracts from '../../../shared/calls/billing.ts';
import { bind, callGroup } from '../../kit/call-group.ts';

export const handler = callGroup([
  bind(contracts.createCustomer, async () => (await import('./create-customer.ts')).createCustomer),
  bind(contracts.customerExists, async () => (await import('./customer-exists.ts')).customerExists),
  bind(contracts.customerDetail, async () => (await import('./customer-detail.ts')).customerDetail),
  bind(contracts.startCard, async () => (await import('./start-card.ts')).startCard),
  bind(contracts.bindCreditCard, async () => (await import('./bind-credit-card.ts')).bindCreditCard),
  bind(contracts.unbindCreditCard, async () => (await import('./unbind-credit-card.ts')).unbindCreditCard),
  bind(contracts.linkWallet, async () => (await import('./link-wallet.ts')).linkWallet),
  bind(contracts.checkWallet, async () => (await import('./check-wallet.ts')).checkWallet),
  bind(contracts.unlinkWallet, async () => (await import('./unlink-wallet.ts')).unlinkWallet),
  bind(contracts.previewSubscription, async () => (await import('./preview-subscription.ts')).previewSubscription),
  bind(contracts.createSubscription, async () => (await import('./create-subscription.ts')).createSubscription),
  bind(contracts.checkCardPayment, async () => (await import('./check-card-payment.ts')).checkCardPayment),
  bind(
    contracts.createPaypalPaymentLink,
    async () => (await import('./create-paypal-payment-link.ts')).createPaypalPaymentLink,
  ),
  bind(contracts.paypalPaymentSuccess, async () => (await import('./paypal-payment-success.ts')).paypalPaymentSuccess),
  bind(
    contracts.createGoPayQRCodeLink,
    async () => (await import('./create-go-pay-qrcode-link.ts')).createGoPayQRCodeLink,
  ),
  bind(
    contracts.checkGoPayPaymentStatus,
    async () => (await import('./check-go-pay-payment-status.ts')).checkGoPayPaymentStatus,
  ),
  bind(contracts.giveUpPayment, async () => (await import('./give-up-payment.ts')).giveUpPayment),
  bind(contracts.changeSubscription, async () => (await import('./change-subscription.ts')).changeSubscription),
  bind(contracts.cancelSubscription, async () => (await import('./cancel-subscription.ts')).cancelSubscription),
  bind(contracts.resumeSubscription, async () => (await import('./resume-subscription.ts')).resumeSubscription),
  bind(contracts.saveRenewal, async () => (await import('./save-renewal.ts')).saveRenewal),
  bind(contracts.subscriptionRecord, async () => (await import('./subscription-record.ts')).subscriptionRecord),
  bind(contracts.invoicePage, async () => (await import('./invoice-page.ts')).invoicePage),
  bind(contracts.unlinkPaypal, async () => (await import('./unlink-paypal.ts')).unlinkPaypal),
]);
