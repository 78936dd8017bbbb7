import { describe, expect, test } from 'vitest';
import { getMyApplication } from '../../../../functions/calls/insurance-quote/get-my-application.ts';
import { quotes } from '../../../../functions/calls/insurance-quote/quotes.ts';
import { saveApplicationReminder } from '../../../../functions/calls/insurance-quote/save-application-reminder.ts';
import { onDay } from '../../../kit/insurance/applications.ts';
import { policyId, soldPolicyRows } from '../../../kit/insurance/sold-policies.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';
import { asInsurer, asStranger, asTom, referredTrip, referringProduct } from '../../../kit/insurance/referrals.ts';

const memory = useInsurer();
const remindAt = '2026-03-12T09:00:00.000Z';
const due = () => [...memory.table().rows.values()].filter(({ gsiPk }) => gsiPk === 'DUE');

describe('saveApplicationReminder', () => {
  test('sets, moves and takes back a reminder of an application; the applicant’s changes leave it', async () => {
    memory.put(referringProduct());
    const opened = await referredTrip();
    const about = { kind: 'application', id: opened.applicationId } as const;

    await saveApplicationReminder({ case: about, remindAt: '2026-03-11T09:00:00.000Z' }, asTom());
    await saveApplicationReminder({ case: about, remindAt }, asTom());
    await quotes(opened, onDay(1));
    expect(due().map(({ gsiSk }) => gsiSk)).toEqual([remindAt]);
    expect((await getMyApplication({ case: about }, asTom())).remindAt).toBe(remindAt);

    await saveApplicationReminder({ case: about, remindAt: null }, asTom());
    expect(due()).toEqual([]);
    expect((await getMyApplication({ case: about }, asTom())).remindAt).toBeNull();
  });

  test('sets one of a policy', async () => {
    memory.put(soldPolicyRows());
    const about = { kind: 'policy', id: policyId } as const;
    await saveApplicationReminder({ case: about, remindAt }, asTom());

    expect(due()).toMatchObject([{ payload: { template: 'insurance-reminder', case: about, remindAt } }]);
  });

  test('is the agent’s alone', async () => {
    memory.put(referringProduct());
    const mine = await referredTrip();
    const direct = await referredTrip({ agentName: null });

    for (const [id, context] of [
      [mine.applicationId, asStranger()],
      [mine.applicationId, asInsurer()],
      [direct.applicationId, asInsurer()],
    ] as const) {
      const input = { case: { kind: 'application', id }, remindAt } as const;
      await expect(saveApplicationReminder(input, context)).rejects.toThrow('not_found');
    }
    expect(due()).toEqual([]);
  });
});
