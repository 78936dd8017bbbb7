/** Parts of a payment: charged on their day, tried again, told of in the end. */
import { describe, expect, test, vi } from 'vitest';
import { findPolicyEvents } from '../../../../../functions/domain/insurance/find-policies.ts';
import { chargeInstalments } from '../../../../../functions/domain/insurance/orders/charge-instalments.ts';
import { followUpPolicyOrder } from '../../../../../functions/domain/insurance/orders/follow-policy-order.ts';
import { refundPolicyOrder } from '../../../../../functions/domain/insurance/orders/refund-policy.ts';
import { policyKey, type PolicyRow } from '../../../../../functions/domain/insurance/policy-rows.ts';
import { onDay } from '../../../../kit/insurance/applications.ts';
import { issuedInParts } from '../../../../kit/insurance/instalments.ts';
import { orderRowOf } from '../../../../kit/insurance/orders.ts';
import { useInsurer } from '../../../../kit/insurance/published.ts';
import { useFakeProvider } from '../../../../kit/payment-provider.ts';

vi.mock(
  '../../../../../functions/domain/billing/provider-of.ts',
  async () => (await import('../../../../kit/payment-provider.ts')).providerModule,
);
vi.mock('../../../../../functions/domain/billing/providers/stripe-cards.ts', () => ({
  makeStripeCustomer: async () => 'cus_1',
}));

const { put, table } = useInsurer();
const provider = useFakeProvider();

const issued = async (): Promise<PolicyRow> => (await issuedInParts({ put, provider: provider() })).policy;

const present = ({ policyId }: PolicyRow) => table().row(policyKey(policyId)) as unknown as PolicyRow;
const paidParts = (policy: PolicyRow) => present(policy).instalments.map(({ paidOn }) => paidOn);
const nextLook = ({ policyId }: PolicyRow) => table().row({ pk: `DUE#INSTALMENT#${policyId}`, sk: 'DUE' })?.['gsiSk'];
const kindsOf = async ({ policyId }: PolicyRow) => (await findPolicyEvents(policyId)).map(({ kind }) => kind);
const mails = (template: string) =>
  [...table().rows.values()].filter(({ payload }) => (payload as { template?: string })?.template === template);

describe('the parts of a payment', () => {
  test('wait for their day, from the issue on', async () => {
    const policy = await issued();

    expect(policy.method).toMatchObject({ payWay: 'card' });
    expect(paidParts(policy)).toEqual(['2026-03-10', null, null, null]);
    expect(nextLook(policy)).toBe('2026-04-10T01:00:00.000Z');
    await chargeInstalments(policy.policyId, onDay(30));
    expect([...provider().payments.values()]).toHaveLength(1);
  });

  test('are charged once each, with what the first was paid with', async () => {
    const policy = await issued();
    for (const day of [31, 31, 61, 92]) await chargeInstalments(policy.policyId, onDay(day));

    expect(paidParts(policy)).toEqual(['2026-03-10', '2026-04-10', '2026-05-10', '2026-06-10']);
    expect([...provider().payments.values()].map(({ money }) => money.amount)).toEqual([14_70, 14_70, 14_70, 14_70]);
    expect(nextLook(policy)).toBeUndefined();
    expect(await kindsOf(policy)).toEqual(['issued', 'instalment-paid', 'instalment-paid', 'instalment-paid']);
  });

  test('are charged once when two jobs are at it', async () => {
    const policy = await issued();
    await Promise.all([chargeInstalments(policy.policyId, onDay(31)), chargeInstalments(policy.policyId, onDay(31))]);

    expect(paidParts(policy)).toEqual(['2026-03-10', '2026-04-10', null, null]);
    expect(provider().paid()).toHaveLength(2);
  });

  test('are tried four times, then holder and insurer are told, once, and the next part has its turn', async () => {
    const policy = await issued();
    provider().charges = 'failed';
    for (const day of [31, 32, 34, 38]) {
      await chargeInstalments(policy.policyId, onDay(day));
      if (day < 38) expect(mails('policy-instalment-unpaid')).toHaveLength(0);
    }
    await chargeInstalments(policy.policyId, onDay(39));
    expect(mails('policy-instalment-unpaid')).toHaveLength(1);
    expect(mails('policy-instalment-told')).toHaveLength(1);
    expect(await kindsOf(policy)).toEqual(['issued', 'instalment-failed']);
    expect(nextLook(policy)).toBe('2026-05-10T01:00:00.000Z');

    provider().charges = 'paid';
    await chargeInstalments(policy.policyId, onDay(61));
    expect(paidParts(policy)).toEqual(['2026-03-10', null, '2026-05-10', null]);
    expect(present(policy).cancelledOn).toBeNull();
  });

  test('are not charged once the policy is cancelled', async () => {
    const policy = await issued();
    put([{ ...policyKey(policy.policyId), ...policy, cancelledOn: '2026-03-20' }]);
    await chargeInstalments(policy.policyId, onDay(31));

    expect(provider().paid()).toHaveLength(1);
  });

  test('go back together, the latest first, and once for a reason', async () => {
    const policy = await issued();
    await chargeInstalments(policy.policyId, onDay(31));
    const money = { amount: 20_00, currency: 'HKD' } as const;
    for (let time = 0; time < 2; time += 1) await refundPolicyOrder(policy, money, 'cooling-off', onDay(32));
    const orderIds = [policy.orderId, `P${policy.policyId}-2-1`];
    for (const orderId of orderIds) await followUpPolicyOrder(orderId, onDay(32));
    for (const orderId of orderIds) await followUpPolicyOrder(orderId, onDay(32));

    expect([...provider().refunds.values()].map((refund) => refund.money.amount)).toEqual([5_30, 14_70]);
    expect((await orderRowOf(policy.orderId)).state).toBe('refunded');
    expect(await kindsOf(policy)).toEqual(['issued', 'instalment-paid', 'refunded', 'refunded']);
    expect(mails('policy-payment-refunded')).toHaveLength(2);
    await expect(refundPolicyOrder(policy, { amount: 1, currency: 'HKD' }, 'goodwill', onDay(33))).rejects.toThrow(
      'do not hold',
    );
  });
});
