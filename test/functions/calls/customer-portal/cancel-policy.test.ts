import { describe, expect, test } from 'vitest';
import { cancelPolicy } from '../../../../functions/calls/customer-portal/cancel-policy.ts';
import { previewCancellation } from '../../../../functions/calls/customer-portal/preview-cancellation.ts';
import { findPolicyEvents } from '../../../../functions/domain/insurance/find-policies.ts';
import { policyOrderKey } from '../../../../functions/domain/insurance/policy-rows.ts';
import { asCustomer, asOther, ownPolicy, readPolicy } from '../../../kit/insurance/own-policies.ts';
import { AGENT, useInsurer } from '../../../kit/insurance/published.ts';

const { put, table } = useInsurer();

const HKD = (amount: number) => ({ amount, currency: 'HKD' as const });

describe('cancelling', () => {
  test('shows first what it gives back, then orders the refund and tells everybody in one transaction, once', async () => {
    const { policyId, orderId } = await ownPolicy(put, { agentName: AGENT });
    const shown = await previewCancellation({ policyId }, asCustomer(2));
    expect(shown).toMatchObject({
      reason: 'cooling-off',
      refund: HKD(56_00),
      paid: HKD(56_00),
      cancelledOn: '2026-03-12',
    });
    expect(await readPolicy(policyId)).toMatchObject({ cancelledOn: null });

    const cancelled = { cancelledOn: '2026-03-12', refund: HKD(56_00) };
    expect(await cancelPolicy({ policyId, refund: shown.refund }, asCustomer(2))).toEqual(cancelled);
    expect(await cancelPolicy({ policyId, refund: shown.refund }, asCustomer(3))).toEqual(cancelled);

    expect(table().row(policyOrderKey(orderId))).toMatchObject({
      state: 'refund-due',
      refund: { money: HKD(56_00), reason: 'cooling-off' },
    });
    const events = await findPolicyEvents(policyId);
    expect(events.filter(({ kind }) => kind === 'cancelled')).toMatchObject([{ money: HKD(56_00), by: 'customer' }]);
    expect(mailsTo('policy-cancelled')).toEqual(['agent', 'holder', 'insurer']);
  });

  test('refuses when the amount is not the one that was shown, and changes nothing', async () => {
    const { policyId } = await ownPolicy(put);

    await expect(cancelPolicy({ policyId, refund: HKD(99_00) }, asCustomer())).rejects.toMatchObject({
      code: 'refund_changed',
    });
    expect(await readPolicy(policyId)).toMatchObject({ cancelledOn: null });
  });

  test('answers of somebody else’s policy like of one that there is not (T2)', async () => {
    const { policyId } = await ownPolicy(put);
    const call = (id: string) => cancelPolicy({ policyId: id, refund: HKD(56_00) }, asOther());

    await expect(call(policyId)).rejects.toMatchObject({ code: 'not_found' });
    await expect(call('B'.repeat(22))).rejects.toMatchObject({ code: 'not_found' });
  });
});

function outbox(template: string): Record<string, unknown>[] {
  return [...table().rows.values()]
    .filter(({ job }) => job === 'send-message')
    .map(({ payload }) => payload as Record<string, unknown>)
    .filter((payload) => payload['template'] === template);
}

const mailsTo = (template: string): string[] =>
  outbox(template)
    .map(({ to }) => String(to))
    .toSorted();
