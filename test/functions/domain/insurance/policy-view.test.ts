import { describe, expect, test } from 'vitest';
import { forgetProducts } from '../../../../functions/domain/insurance/find-product.ts';
import { documentsOf, toPolicyView } from '../../../../functions/domain/insurance/policy-view.ts';
import { PolicyView } from '../../../../shared/insurance/policy.ts';
import { onDay } from '../../../kit/insurance/applications.ts';
import { issuedTrip } from '../../../kit/insurance/policies.ts';
import { AGENT, publishedRows, useInsurer } from '../../../kit/insurance/published.ts';

const { put, table } = useInsurer();

/** It is issued on 10 March, covers 1 to 3 April, and can be given back for seven days. */
const view = async (days: number, changes: Parameters<typeof issuedTrip>[1] = {}) =>
  toPolicyView((await issuedTrip(put, changes)).policy, 'en_us', onDay(days).now);

describe('a policy as it is shown', () => {
  test('says whose it is, what it is, and where its documents are', async () => {
    const { policy } = await issuedTrip(put, {}, AGENT);
    const shown = await toPolicyView(policy, 'en_us', onDay().now);

    expect(PolicyView.parse(shown)).toMatchObject({
      ...{ productName: 'Wayfarer Travel', policyType: 'Travel insurance', planName: 'Standard', state: 'upcoming' },
      ...{ holderFirstName: 'Ana', holderLastName: 'Lee', total: { amount: 56_00, currency: 'HKD' } },
      agent: { agentName: AGENT, name: 'Tom Berg' },
    });
    expect(shown.documents.find(({ kind }) => kind === 'schedule')).toEqual({
      ...{ kind: 'schedule', fileName: `${policy.number}-schedule.pdf`, isReady: true, isLate: false },
    });
  });

  test('says of documents that are not there whether they are late: by the issue, or the last change of cover', async () => {
    const { policy } = await issuedTrip(put, { files: {} });
    const issued = new Date(policy.issuedAt);
    const later = (minutes: number) => new Date(issued.getTime() + minutes * 60_000);
    const lateOf = (row: typeof policy, minutes: number) =>
      documentsOf(row, later(minutes)).map(({ isLate }) => isLate);

    expect(lateOf(policy, 1)).toEqual([false, false, false, false]);
    expect(lateOf(policy, 2)).toEqual([true, true, true, true]);
    const changed = { ...policy, changedAt: later(60).toISOString(), files: { wording: 'wordings/a.pdf' } };
    expect(lateOf(changed, 61)).toEqual([false, false, false, false]);
    expect(lateOf(changed, 62)).toEqual([true, true, true, false]);
  });

  test.each([
    [21, 'upcoming'],
    [22, 'active'],
    [24, 'active'],
    [25, 'ended'],
  ])('%i days later it is %s', async (days, state) => {
    expect((await view(days)).state).toBe(state);
  });

  test('stays cancelled', async () => {
    expect((await view(22, { cancelledOn: '2026-03-12' })).state).toBe('cancelled');
  });

  test('can be given back until the last day of cooling-off, unless there was a claim', async () => {
    expect((await view(7)).coolingOffUntil).toBe('2026-03-17');
    expect((await view(8)).coolingOffUntil).toBeNull();
    expect((await view(0, { hasClaim: true })).coolingOffUntil).toBeNull();
    expect((await view(0, { start: '2026-03-12' })).coolingOffUntil).toBe('2026-03-11');
  });

  test('is shown in part when its product is gone with its insurer', async () => {
    const { policy } = await issuedTrip(put);
    for (const { pk, sk } of publishedRows()) table().rows.delete(`${String(pk)} ${String(sk)}`);
    forgetProducts();

    expect(await toPolicyView(policy, 'en_us', onDay().now)).toMatchObject({
      ...{ productName: 'travel-hk', planName: 'standard', schedule: [], number: policy.number },
    });
  });
});
