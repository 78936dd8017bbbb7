import { describe, expect, test } from 'vitest';
import { notifyClaim } from '../../../../functions/calls/customer-portal/notify-claim.ts';
import { previewCancellation } from '../../../../functions/calls/customer-portal/preview-cancellation.ts';
import type { ClaimNotice } from '../../../../shared/insurance/portal.ts';
import { asCustomer, asOther, ownPolicy } from '../../../kit/insurance/own-policies.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';

const { put } = useInsurer();

const HKD = (amount: number) => ({ amount, currency: 'HKD' as const });
const notice: ClaimNotice = {
  ...{ event: 'other', happenedOn: '2026-03-12', place: 'Osaka' },
  ...{ description: 'My case is gone.', photos: [] },
};

describe('the rehearsal of a cancellation', () => {
  test('gives nothing back once a loss was notified, or the policy has ended', async () => {
    const { policyId } = await ownPolicy(put);
    await notifyClaim({ policyId, notice }, asCustomer(2));

    expect(await previewCancellation({ policyId }, asCustomer(2))).toMatchObject({
      ...{ reason: 'none', refund: HKD(0), hasClaim: true },
    });
    await expect(previewCancellation({ policyId }, asCustomer(60))).rejects.toMatchObject({ code: 'policy_closed' });
  });

  test('answers of somebody else’s policy like of one that there is not (T2)', async () => {
    const { policyId } = await ownPolicy(put);
    const call = (id: string) => previewCancellation({ policyId: id }, asOther());

    await expect(call(policyId)).rejects.toMatchObject({ code: 'not_found' });
    await expect(call('B'.repeat(22))).rejects.toMatchObject({ code: 'not_found' });
  });
});
