import { describe, expect, test } from 'vitest';
import { getMyPolicy } from '../../../../functions/calls/customer-portal/get-my-policy.ts';
import { instalmentPath } from '../../../../functions/domain/insurance/orders/instalment-link.ts';
import { policyKey } from '../../../../functions/domain/insurance/policy-rows.ts';
import { asCustomer, asOther, ownPolicy } from '../../../kit/insurance/own-policies.ts';
import { AGENT, useInsurer } from '../../../kit/insurance/published.ts';
import { useSecrets } from '../../../kit/secrets.ts';

const { put } = useInsurer();
useSecrets();

describe('a policy', () => {
  test('has its cover with limits, what is not covered, and what can be done with it', async () => {
    const { policyId } = await ownPolicy(put, { agentName: AGENT });

    expect(await getMyPolicy({ policyId }, asCustomer(1))).toMatchObject({
      ...{ line: 'travel', daysLeft: 21, agent: { agentName: AGENT } },
      benefits: [{ id: 'medical', limit: 600_000_00 }],
      can: { cancel: true, change: true, renew: false, claim: true },
      timeline: [{ kind: 'issued' }, { kind: 'bound' }],
    });
    const { can } = await getMyPolicy({ policyId }, asCustomer(60));
    expect(can).toEqual({ cancel: false, change: false, renew: false, claim: true });
  });

  test('says which instalment is due and not paid, with the way to pay it; nothing once it is cancelled', async () => {
    const money = { amount: 14_70, currency: 'HKD' } as const;
    const instalments = [
      { number: 1, due: '2026-03-10', money, paidOn: '2026-03-10' },
      { number: 2, due: '2026-04-10', money, paidOn: null },
    ];
    const policy = await ownPolicy(put, { changes: { instalments } });
    const { policyId } = policy;
    const dueOn = async (day: number) => (await getMyPolicy({ policyId }, asCustomer(day))).dueInstalment;

    expect(await dueOn(30)).toBeNull();
    expect(await dueOn(31)).toEqual({
      ...{ number: 2, due: '2026-04-10', money, count: 2 },
      payPath: await instalmentPath(policy.applicationId),
    });
    put([{ ...policyKey(policyId), ...policy, cancelledOn: '2026-04-09' }]);
    expect(await dueOn(31)).toBeNull();
  });

  test('answers of somebody else’s policy like of one that there is not (T2)', async () => {
    const { policyId } = await ownPolicy(put);
    const call = (id: string) => getMyPolicy({ policyId: id }, asOther());

    await expect(call(policyId)).rejects.toMatchObject({ code: 'not_found' });
    await expect(call('B'.repeat(22))).rejects.toMatchObject({ code: 'not_found' });
  });
});
