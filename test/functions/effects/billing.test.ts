import { vi } from 'vitest';
import { bindCreditCard } from '../../../functions/calls/billing/bind-credit-card.ts';
import { cancelSubscription } from '../../../functions/calls/billing/cancel-subscription.ts';
import { changeSubscription } from '../../../functions/calls/billing/change-subscription.ts';
import { createCustomer } from '../../../functions/calls/billing/create-customer.ts';
import { createGoPayQRCodeLink } from '../../../functions/calls/billing/create-go-pay-qrcode-link.ts';
import { createPaypalPaymentLink } from '../../../functions/calls/billing/create-paypal-payment-link.ts';
import { createSubscription } from '../../../functions/calls/billing/create-subscription.ts';
import { giveUpPayment } from '../../../functions/calls/billing/give-up-payment.ts';
import { linkWallet } from '../../../functions/calls/billing/link-wallet.ts';
import { previewSubscription } from '../../../functions/calls/billing/preview-subscription.ts';
import { resumeSubscription } from '../../../functions/calls/billing/resume-subscription.ts';
import { saveRenewal } from '../../../functions/calls/billing/save-renewal.ts';
import { startCard } from '../../../functions/calls/billing/start-card.ts';
import { unbindCreditCard } from '../../../functions/calls/billing/unbind-credit-card.ts';
import { unlinkPaypal } from '../../../functions/calls/billing/unlink-paypal.ts';
import { unlinkWallet } from '../../../functions/calls/billing/unlink-wallet.ts';
import type { KeptMethod } from '../../../functions/domain/billing/payment-port.ts';
import { rehearseChange } from '../../../functions/domain/billing/rehearse-change.ts';
import * as contracts from '../../../shared/calls/billing.ts';
import { TERMS_VERSION } from '../../../shared/model/account.ts';
import { buy, newBuyer } from '../../kit/billing.ts';
import { billingDetails, customerRow, subscriptionRow } from '../../kit/billing-customer.ts';
import { effect, testBrokenOff } from '../../kit/broken-off.ts';
import { NOW, ownerContext } from '../../kit/call-context.ts';
import { useKeptMethods } from '../../kit/kept-methods.ts';
import { useMemoryTable } from '../../kit/memory-table.ts';
import { useFakeProvider } from '../../kit/payment-provider.ts';
import { accountRow } from '../../kit/rows.ts';
import { useSecrets } from '../../kit/secrets.ts';

vi.mock(
  '../../../functions/domain/billing/provider-of.ts',
  async () => (await import('../../kit/payment-provider.ts')).providerModule,
);
vi.mock(
  '../../../functions/domain/billing/providers/stripe-cards.ts',
  async () => (await import('../../kit/kept-methods.ts')).cardsModule,
);
vi.mock(
  '../../../functions/domain/billing/providers/gopay-wallet.ts',
  async () => (await import('../../kit/kept-methods.ts')).walletsModule,
);
vi.mock(
  '../../../functions/domain/billing/providers/paypal-agreement.ts',
  async () => (await import('../../kit/kept-methods.ts')).agreementsModule,
);

useSecrets();
const { table, put } = useMemoryTable();
const provider = useFakeProvider();
const methods = useKeptMethods();

const world = {
  table,
  services: () => [provider(), methods()],
  maps: () => {
    const { customers, setups, cards, wallets, agreements } = methods();
    const { payments, refunds } = provider();
    return { customers, setups, cards, wallets, agreements, payments, refunds };
  },
};

const wish = { planId: 'individual', cycle: 'monthly' } as const;
const total = { amount: 1_428, currency: 'EUR' } as const;
const larger = { planId: 'pro', cycle: 'monthly' } as const;
const purchase = { ...wish, total, isAutoRenewing: true, termsVersion: TERMS_VERSION };
const card = { cardId: 'pm_1', brand: 'visa', last4: '4242', expiryMonth: 4, expiryYear: 2_030, nameOnCard: 'Mara' };

/** A customer with one way of paying, by which the next period is to be paid. */
function payingBy(method: KeptMethod, changes: Parameters<typeof customerRow>[0]): void {
  put([accountRow(), customerRow(changes), subscriptionRow({ method })]);
}

async function subscriber() {
  const owner = await newBuyer(NOW);
  await buy(owner, { planId: 'pro', cardId: 'pm_1' });
  return owner;
}

testBrokenOff('billing', world, [
  effect(
    contracts.createCustomer,
    createCustomer,
  )(() => {
    put([customerRow({ stripeCustomerId: 'cus_1' })]);
    return { input: { ...billingDetails, city: 'Malmö' }, context: ownerContext() };
  }),
  effect(
    contracts.startCard,
    startCard,
  )(() => {
    put([customerRow()]);
    return { input: {}, context: ownerContext() };
  }),
  effect(
    contracts.bindCreditCard,
    bindCreditCard,
  )(() => {
    put([customerRow({ stripeCustomerId: 'cus_1' })]);
    methods().setups.set('seti_1', 'cus_1');
    return { input: { setupId: 'seti_1', nameOnCard: 'Mara Lindqvist' }, context: ownerContext() };
  }),
  effect(contracts.unbindCreditCard, unbindCreditCard)(
    () => {
      payingBy({ payWay: 'card', methodId: 'pm_1' }, { stripeCustomerId: 'cus_1', cards: [card] });
      methods().cards.set('pm_1', 'cus_1');
      return { input: { cardId: 'pm_1' }, context: ownerContext() };
    },
    { refuses: [{ after: [2], code: 'not_found', why: 'The card is gone.' }] },
  ),
  effect(
    contracts.linkWallet,
    linkWallet,
  )(() => {
    const methodId = 'wallet-1';
    payingBy({ payWay: 'gopay', methodId }, { wallet: { phone: '+6281234567890', state: 'linked', methodId } });
    methods().wallets.set(methodId, 'linked');
    return { input: { phone: '+6281234567891' }, context: ownerContext() };
  }),
  effect(contracts.unlinkWallet, unlinkWallet)(
    () => {
      const methodId = 'wallet-1';
      payingBy({ payWay: 'gopay', methodId }, { wallet: { phone: '+6281234567890', state: 'linked', methodId } });
      methods().wallets.set(methodId, 'linked');
      return { input: {}, context: ownerContext() };
    },
    { refuses: [{ after: [2], code: 'not_found', why: 'The wallet is gone.' }] },
  ),
  effect(
    contracts.unlinkPaypal,
    unlinkPaypal,
  )(() => {
    const methodId = 'agreement-1';
    payingBy({ payWay: 'paypal', methodId }, { paypal: { payer: 'm•••@example.com', methodId } });
    methods().agreements.set(methodId, 'm•••@example.com');
    return { input: {}, context: ownerContext() };
  }),
  effect(contracts.previewSubscription, previewSubscription)(
    async () => ({ input: wish, context: await newBuyer(NOW) }),
    { isQuiet: 'It shows what a purchase would be.' },
  ),
  effect(
    contracts.createSubscription,
    createSubscription,
  )(async () => ({
    input: { ...purchase, cardId: 'pm_1' },
    context: await newBuyer(NOW),
  })),
  effect(
    contracts.createPaypalPaymentLink,
    createPaypalPaymentLink,
  )(async () => ({
    input: purchase,
    context: await newBuyer(NOW),
  })),
  effect(
    contracts.createGoPayQRCodeLink,
    createGoPayQRCodeLink,
  )(async () => ({
    input: purchase,
    context: await newBuyer(NOW),
  })),
  effect(
    contracts.giveUpPayment,
    giveUpPayment,
  )(async () => {
    const owner = await newBuyer(NOW);
    const { orderId } = await buy(owner);
    return { input: { orderId }, context: owner };
  }),
  effect(contracts.changeSubscription, changeSubscription)(async () => ({ input: wish, context: await subscriber() })),
  effect(contracts.cancelSubscription, cancelSubscription)(async () => ({ input: {}, context: await subscriber() })),
  effect(
    contracts.resumeSubscription,
    resumeSubscription,
  )(async () => {
    const owner = await subscriber();
    await cancelSubscription({}, owner);
    return { input: {}, context: owner };
  }),
  effect(
    contracts.saveRenewal,
    saveRenewal,
  )(async () => ({
    input: { isAutoRenewing: false, payWay: 'card', cardId: 'pm_1' },
    context: await subscriber(),
  })),

  effect(contracts.createSubscription, createSubscription)(
    async () => ({ input: { ...purchase, cardId: null }, context: await newBuyer(NOW) }),
    { about: 'with a new card' },
  ),
  effect(contracts.createSubscription, createSubscription)(
    async () => {
      const owner = await newBuyer(NOW);
      await buy(owner, { cardId: 'pm_1' });
      const { total: due } = await rehearseChange(owner.actor.id, larger, NOW);
      const terms = { isAutoRenewing: true, termsVersion: TERMS_VERSION };
      return { input: { ...larger, ...terms, total: due ?? total, cardId: 'pm_1' }, context: owner };
    },
    { about: 'a larger one' },
  ),
  effect(contracts.giveUpPayment, giveUpPayment)(
    async () => {
      const owner = await newBuyer(NOW);
      const { orderId } = await buy(owner);
      provider().pay(`pi_${orderId}`);
      return { input: { orderId }, context: owner };
    },
    { about: 'that was paid in between' },
  ),
  effect(contracts.linkWallet, linkWallet)(
    () => {
      put([accountRow(), customerRow()]);
      return { input: { phone: '+6281234567891' }, context: ownerContext() };
    },
    { about: 'the first' },
  ),
  effect(contracts.saveRenewal, saveRenewal)(
    async () => {
      const owner = await subscriber();
      await cancelSubscription({}, owner);
      await resumeSubscription({}, owner);
      return { input: { isAutoRenewing: true, payWay: 'card', cardId: 'pm_1' }, context: owner };
    },
    { about: 'on' },
  ),
]);
