import { describe, expect, test, vi } from 'vitest';
import { createSubscription } from '../../../../functions/calls/billing/create-subscription.ts';
import { TERMS_VERSION } from '../../../../shared/model/account.ts';
import { newBuyer, planOf } from '../../../kit/billing.ts';
import { NOW } from '../../../kit/call-context.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { useFakeProvider } from '../../../kit/payment-provider.ts';

vi.mock(
  '../../../../functions/domain/billing/provider-of.ts',
  async () => (await import('../../../kit/payment-provider.ts')).providerModule,
);

useMemoryTable();
const provider = useFakeProvider();

describe('createSubscription', () => {
  const wish = { planId: 'individual', cycle: 'monthly', isAutoRenewing: true, termsVersion: TERMS_VERSION } as const;
  const purchase = { ...wish, total: { amount: 1_428, currency: 'EUR' } } as const;

  test('charges a kept card, and the plan is there', async () => {
    const owner = await newBuyer(NOW);

    expect(await createSubscription({ ...purchase, cardId: 'pm_1' }, owner)).toMatchObject({
      ...{ state: 'paid', payWay: 'card', total: purchase.total, clientSecret: null },
    });
    expect((await planOf(owner)).id).toBe('individual');
  });

  test('begins the hosted fields for a new card, with VAT of whom the invoice is made out to', async () => {
    const owner = await newBuyer(NOW);
    const step = await createSubscription({ ...purchase, cardId: null }, owner);

    expect(step).toMatchObject({ state: 'open', clientSecret: `pi_${step.orderId}_secret` });
    expect(provider().payments.get(`pi_${step.orderId}`)?.money).toEqual(purchase.total);
  });

  test('asks no provider for another total than the one that was shown', async () => {
    const owner = await newBuyer(NOW);
    const cheap = { ...purchase, cardId: 'pm_1', total: { amount: 1, currency: 'EUR' } } as const;

    await expect(createSubscription(cheap, owner)).rejects.toMatchObject({ code: 'price_changed' });
    expect(provider().asked).toEqual([]);
  });
});
