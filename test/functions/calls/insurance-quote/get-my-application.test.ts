import { describe, expect, test } from 'vitest';
import { getMyApplication } from '../../../../functions/calls/insurance-quote/get-my-application.ts';
import { applicationKey } from '../../../../functions/domain/insurance/application-rows.ts';
import { applicationRowOf } from '../../../kit/insurance/orders.ts';
import { policyId, soldPolicyRows } from '../../../kit/insurance/sold-policies.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';
import { asStranger, asTom, referredTrip, referringProduct } from '../../../kit/insurance/referrals.ts';

const memory = useInsurer();

describe('getMyApplication', () => {
  test('reads an application out: answers in words, price by line, why it was referred, what has happened', async () => {
    memory.put(referringProduct());
    const { applicationId: id } = await referredTrip();
    const detail = await getMyApplication({ case: { kind: 'application', id } }, asTom());

    expect(detail.answers[0]).toEqual({
      ...{ title: 'Your trip', person: null },
      lines: [
        { id: 'answer.start', label: 'When do you leave?', kind: 'text', value: 'April 1, 2026', before: null },
        { id: 'answer.end', label: 'When are you back?', kind: 'text', value: 'April 3, 2026', before: null },
      ],
    });
    expect(detail.price?.lines).toEqual([
      { id: 'days', kind: 'premium', label: 'Days of the trip', amount: 55_50 },
      { id: 'rounding', kind: 'rounding', label: '', amount: 50 },
    ]);
    expect(detail).toMatchObject({
      ...{ status: 'referred', decider: 'you', reasons: ['We look at long trips.'], decision: null },
      timeline: [{ kind: 'begun' }, { kind: 'quoted' }],
    });
  });

  test('never says what opens an application or how a policy is paid', async () => {
    memory.put(referringProduct());
    const { applicationId: id, key } = await referredTrip();
    memory.put(soldPolicyRows({ method: { payWay: 'card', methodId: 'pm_secret' } }));

    const said = JSON.stringify([
      await getMyApplication({ case: { kind: 'application', id } }, asTom()),
      await getMyApplication({ case: { kind: 'policy', id: policyId } }, asTom()),
    ]);
    expect(said).not.toContain(key);
    expect(said).not.toMatch(/keyHash|pm_secret|methodId/);
  });

  test('reads a policy out with its events', async () => {
    memory.put(soldPolicyRows());
    const detail = await getMyApplication({ case: { kind: 'policy', id: policyId } }, asTom());

    expect(detail).toMatchObject({
      ...{ status: 'issued', price: { total: 56_00 }, timeline: [{ kind: 'issued' }] },
      customer: { name: 'Ana Lim', email: 'ana@example.com' },
    });
  });

  test('says which instalment of a policy is due and not paid', async () => {
    const money = { amount: 14_70, currency: 'HKD' } as const;
    const instalments = [
      { number: 1, due: '2026-03-01', money, paidOn: '2026-03-01' },
      { number: 2, due: '2026-03-05', money, paidOn: null },
    ];
    memory.put(soldPolicyRows({ instalments }));
    const read = () => getMyApplication({ case: { kind: 'policy', id: policyId } }, asTom());

    expect((await read()).dueInstalment).toEqual({ number: 2, due: '2026-03-05', money, count: 2 });
    memory.put(soldPolicyRows({ instalments: instalments.slice(0, 1) }));
    expect((await read()).dueInstalment).toBeNull();
  });

  test('reads the policy out by the application that it came of', async () => {
    memory.put([...referringProduct(), ...soldPolicyRows()]);
    const { applicationId: id } = await referredTrip();
    memory.put([
      { ...(await applicationRowOf({ applicationId: id })), ...applicationKey(id), state: 'issued', policyId },
    ]);

    const detail = await getMyApplication({ case: { kind: 'application', id } }, asTom());
    expect(detail).toMatchObject({ case: { kind: 'policy', id: policyId }, status: 'issued' });
    await expect(getMyApplication({ case: { kind: 'application', id } }, asStranger())).rejects.toThrow('not_found');
  });

  test('answers another agent as if there were nothing, application and policy alike', async () => {
    memory.put([...referringProduct(), ...soldPolicyRows()]);
    const { applicationId: id } = await referredTrip();

    for (const one of [{ kind: 'application', id } as const, { kind: 'policy', id: policyId } as const]) {
      await expect(getMyApplication({ case: one }, asStranger())).rejects.toThrow('not_found');
    }
  });

  test('answers an application that lapsed like one that there never was', async () => {
    memory.put(referringProduct());
    const { applicationId: id } = await referredTrip();
    const later = { ...asTom(), now: new Date(asTom().now.getTime() + 61 * 86_400_000) };

    await expect(getMyApplication({ case: { kind: 'application', id } }, later)).rejects.toThrow('not_found');
  });
});
