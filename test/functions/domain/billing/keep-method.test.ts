import { describe, expect, test } from 'vitest';
import { customerKey } from '../../../../functions/domain/billing/billing-rows.ts';
import { changeCustomer, findCustomer } from '../../../../functions/domain/billing/customers.ts';
import { keepMethod } from '../../../../functions/domain/billing/keep-method.ts';
import { providerOf } from '../../../../functions/domain/billing/provider-of.ts';
import { detachCard, makeStripeCustomer } from '../../../../functions/domain/billing/providers/stripe-cards.ts';
import { customerRow } from '../../../kit/billing-customer.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { usePaymentStandIns } from '../../../kit/payment-stand-ins.ts';
import { useSecrets } from '../../../kit/secrets.ts';
import '../../../kit/function-environment.ts';

useSecrets();
const standIns = usePaymentStandIns();
const { put, table } = useMemoryTable();

const request = { money: { amount: 1_200, currency: 'EUR' }, description: 'XPage', isKept: true } as const;

describe('what a payment left to be charged later', () => {
  test('stands beside the customer’s cards, once, with what Stripe tells of it', async () => {
    put([customerRow()]);
    const provider = await providerOf('card');
    const providerCustomerId = await makeStripeCustomer(accountId);
    const { reference, clientSecret } = await provider.start({ ...request, orderId: 'KEEP1', providerCustomerId });
    await standIns.typeCard(clientSecret ?? '', '4242424242424242');
    const { kept } = await provider.read(reference);
    if (!kept) throw new Error('Nothing was kept.');
    await keepMethod(accountId, kept);
    await keepMethod(accountId, kept);

    expect((await findCustomer(accountId))?.cards).toMatchObject([
      { cardId: kept.methodId, brand: 'visa', last4: '4242' },
    ]);
  });

  test('is nothing when the card was removed before the payment was heard of', async () => {
    put([customerRow()]);
    const provider = await providerOf('card');
    const providerCustomerId = await makeStripeCustomer(accountId);
    const { reference, clientSecret } = await provider.start({ ...request, orderId: 'KEEP3', providerCustomerId });
    await standIns.typeCard(clientSecret ?? '', '4242424242424242');
    const { kept } = await provider.read(reference);
    if (!kept) throw new Error('Nothing was kept.');
    await detachCard(kept.methodId);
    await keepMethod(accountId, kept);

    expect((await findCustomer(accountId))?.cards).toEqual([]);
  });

  test('is the agreement of a PayPal account, by its masked address', async () => {
    put([customerRow()]);
    const provider = await providerOf('paypal');
    const { reference } = await provider.start({ ...request, orderId: 'KEEP2', providerCustomerId: null });
    await standIns.approve(reference);
    const { kept } = await provider.capture(reference, 'KEEP2');
    if (!kept) throw new Error('Nothing was kept.');
    await keepMethod(accountId, kept);

    expect((await findCustomer(accountId))?.paypal).toEqual({ payer: 'b•••@paypal.example', methodId: kept.methodId });
  });

  test('is nothing to keep without a customer', async () => {
    await keepMethod(accountId, { payWay: 'card', methodId: 'pm_1' });

    expect(standIns.sent()).toEqual([]);
    expect(table().rows.size).toBe(0);
  });
});

describe('a customer that two requests change at once', () => {
  test('has both changes', async () => {
    put([customerRow()]);
    await Promise.all([
      changeCustomer(accountId, (row) => ({ ...row, stripeCustomerId: 'cus_1' })),
      changeCustomer(accountId, (row) => ({ ...row, paypal: { payer: 'b•••', methodId: 'token' } })),
    ]);

    expect(table().row(customerKey(accountId))).toMatchObject({
      stripeCustomerId: 'cus_1',
      paypal: { methodId: 'token' },
      version: 3,
    });
  });
});
