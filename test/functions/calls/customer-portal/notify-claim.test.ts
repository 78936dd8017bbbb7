import { describe, expect, test } from 'vitest';
import { getMyPolicy } from '../../../../functions/calls/customer-portal/get-my-policy.ts';
import { notifyClaim } from '../../../../functions/calls/customer-portal/notify-claim.ts';
import type { ClaimNotice } from '../../../../shared/insurance/portal.ts';
import { asCustomer, asOther, ownPolicy, readPolicy } from '../../../kit/insurance/own-policies.ts';
import { AGENT, useInsurer } from '../../../kit/insurance/published.ts';

const { put, table } = useInsurer();

const notice: ClaimNotice = {
  ...{ event: 'other', happenedOn: '2026-03-12', place: 'Osaka' },
  ...{ description: 'My case is gone.', photos: [] },
};

describe('telling of a loss', () => {
  test('gives each notice its number, and mails it to the agent, the insurer and the customer', async () => {
    const { policyId, number } = await ownPolicy(put, { agentName: AGENT });

    expect(await notifyClaim({ policyId, notice }, asCustomer(2))).toEqual({
      ...{ noticeNumber: `${number}-L1`, sentTo: ['agent', 'insurer'] },
    });
    expect(await notifyClaim({ policyId, notice }, asCustomer(2))).toMatchObject({ noticeNumber: `${number}-L2` });
    expect(await readPolicy(policyId)).toMatchObject({ hasClaim: true });
    expect(mailsTo('claim-notified')).toEqual(['agent', 'agent', 'holder', 'holder', 'insurer', 'insurer']);
    const { timeline } = await getMyPolicy({ policyId }, asCustomer(2));
    expect(timeline.filter(({ kind }) => kind === 'claim-notified').map(({ text }) => text)).toEqual([
      `${number}-L1`,
      `${number}-L2`,
    ]);
  });

  test.each([
    ['before the policy was issued', '2026-03-09'],
    ['in the future', '2026-03-20'],
  ])('takes no day %s', async (_, happenedOn) => {
    const { policyId } = await ownPolicy(put);

    await expect(notifyClaim({ policyId, notice: { ...notice, happenedOn } }, asCustomer(2))).rejects.toMatchObject({
      code: 'claim_day_invalid',
    });
  });

  test('takes no event that the product does not know', async () => {
    const { policyId } = await ownPolicy(put);

    await expect(
      notifyClaim({ policyId, notice: { ...notice, event: 'meteor' } }, asCustomer(2)),
    ).rejects.toMatchObject({
      code: 'input_invalid',
    });
  });

  test('answers of somebody else’s policy like of one that there is not (T2)', async () => {
    const { policyId } = await ownPolicy(put);
    const call = (id: string) => notifyClaim({ policyId: id, notice }, asOther(2));

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
