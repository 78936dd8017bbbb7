import { describe, expect, test } from 'vitest';
import { selectMyPolicies } from '../../../../functions/calls/customer-portal/select-my-policies.ts';
import { findPolicyEvents } from '../../../../functions/domain/insurance/find-policies.ts';
import { asCustomer, asOther, ownPolicy, ownQuote } from '../../../kit/insurance/own-policies.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';

const { put } = useInsurer();

const HKD = (amount: number) => ({ amount, currency: 'HKD' as const });

describe('my policies and quotes', () => {
  test('are those bought and begun with the proved address, bound at the first look, with their event once', async () => {
    const { policyId } = await ownPolicy(put);
    await ownQuote();

    const { groups, hasSeveralAgents } = await selectMyPolicies({}, asCustomer(1));
    expect(groups).toMatchObject([
      {
        agent: null,
        policies: [
          { policyId, state: 'upcoming', daysLeft: 21, start: '2026-04-01', end: '2026-04-03', nextPayment: null },
        ],
        quotes: [{ state: 'accepted', price: { total: HKD(56_00), isChosen: true }, daysLeft: 13 }],
      },
    ]);
    expect(hasSeveralAgents).toBe(false);
    const kinds = (await findPolicyEvents(policyId)).map(({ kind }) => kind);
    expect(kinds).toEqual(['issued', 'bound']);
  });

  test('of somebody else are not there', async () => {
    await ownPolicy(put);
    await ownQuote();

    expect(await selectMyPolicies({}, asOther())).toMatchObject({ groups: [] });
  });
});
