import { describe, expect, test } from 'vitest';
import { chooseAgent } from '../../../../functions/calls/customer-portal/choose-agent.ts';
import { saveMergeConsent } from '../../../../functions/calls/customer-portal/save-merge-consent.ts';
import { selectMyPolicies } from '../../../../functions/calls/customer-portal/select-my-policies.ts';
import { MERGE_TEXT_VERSION } from '../../../../shared/insurance/portal.ts';
import { asCustomer, ownPolicy, readPolicy } from '../../../kit/insurance/own-policies.ts';
import { AGENT, useInsurer } from '../../../kit/insurance/published.ts';

const { put, table } = useInsurer();

describe('merging', () => {
  test('stand apart by agent, the chosen one first, until the customer agrees to see them together, and again after', async () => {
    const direct = await ownPolicy(put);
    const toms = await ownPolicy(put, { agentName: AGENT });
    const idsOf = async (): Promise<string[][]> =>
      (await selectMyPolicies({}, asCustomer())).groups.map(({ policies }) => policies.map(({ policyId }) => policyId));
    expect((await idsOf()).map((ids) => ids.length)).toEqual([1, 1]);

    // Merging is a view (SECURITY.md T57): nothing of a policy moves, and no agent has another edge than before.
    const sold = () => [...table().rows].filter(([key]) => /^(?:POLICY|AGENT|APPLICATION)/.test(key)).toSorted();
    const before = structuredClone(sold());

    await chooseAgent({ agentName: AGENT }, asCustomer());
    expect(await idsOf()).toEqual([[toms.policyId], [direct.policyId]]);

    const { consent } = await saveMergeConsent({ isGiven: true, textVersion: MERGE_TEXT_VERSION }, asCustomer(1));
    expect(consent).toEqual({ isGiven: true, textVersion: MERGE_TEXT_VERSION, at: '2026-03-11T12:00:00.000Z' });
    const [together] = await idsOf();
    expect(together?.toSorted()).toEqual([direct.policyId, toms.policyId].toSorted());
    expect(await readPolicy(direct.policyId)).toMatchObject({ agentId: null });

    await saveMergeConsent({ isGiven: false, textVersion: MERGE_TEXT_VERSION }, asCustomer(2));
    expect(await idsOf()).toEqual([[toms.policyId], [direct.policyId]]);
    expect(sold()).toEqual(before);
    const decisions = [...table().rows.values()].filter(({ sk }) => String(sk).startsWith('MERGE-CONSENT#'));
    expect(decisions).toHaveLength(2);
  });
});
