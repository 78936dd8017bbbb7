import { describe, expect, test, vi } from 'vitest';
import { orderInstalment } from '../../../../functions/calls/payment/order-instalment.ts';
import { instalmentPath } from '../../../../functions/domain/insurance/orders/instalment-link.ts';
import { onDay } from '../../../kit/insurance/applications.ts';
import { issuedInParts } from '../../../kit/insurance/instalments.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';
import { useFakeProvider } from '../../../kit/payment-provider.ts';
import { useSecrets } from '../../../kit/secrets.ts';

vi.mock(
  '../../../../functions/domain/billing/provider-of.ts',
  async () => (await import('../../../kit/payment-provider.ts')).providerModule,
);
vi.mock('../../../../functions/domain/billing/providers/stripe-cards.ts', () => ({
  makeStripeCustomer: async () => 'cus_1',
}));

const { put } = useInsurer();
const provider = useFakeProvider();
useSecrets();

const issued = () => issuedInParts({ put, provider: provider() });

describe('orderInstalment', () => {
  test('orders what is due at the amount of the policy, by the application’s key and by that of the link', async () => {
    const { opened, policy } = await issued();
    const key = (await instalmentPath(opened.applicationId)).split('#')[1] ?? '';
    const order = { orderId: `P${policy.policyId}-2-1`, total: { amount: 14_70, currency: 'HKD' } };

    expect(await orderInstalment({ ...opened, number: 2 }, onDay(31))).toEqual(order);
    expect(await orderInstalment({ ...opened, key, number: 2 }, onDay(31))).toEqual(order);
  });

  test('answers alike for a wrong key, the key of another application’s link, and what is not issued', async () => {
    const { opened } = await issued();
    const other = await instalmentPath('B'.repeat(22));
    for (const key of ['A'.repeat(43), other.split('#')[1] ?? '']) {
      await expect(orderInstalment({ ...opened, key, number: 2 }, onDay(31))).rejects.toMatchObject({
        code: 'not_found',
      });
    }
  });
});
