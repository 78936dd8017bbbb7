import { describe, expect, test } from 'vitest';
import { getMyApplications } from '../../../../functions/calls/insurance-quote/get-my-applications.ts';
import { quotes } from '../../../../functions/calls/insurance-quote/quotes.ts';
import { saveApplicationReminder } from '../../../../functions/calls/insurance-quote/save-application-reminder.ts';
import type { Answers } from '../../../../shared/insurance/answers.ts';
import { beginTrip, onDay, threeDays } from '../../../kit/insurance/applications.ts';
import { policyId, soldPolicyRows } from '../../../kit/insurance/sold-policies.ts';
import { AGENT, useInsurer } from '../../../kit/insurance/published.ts';
import {
  ana,
  asInsurer,
  asSeller,
  asStranger,
  asTom,
  referredTrip,
  referringProduct,
} from '../../../kit/insurance/referrals.ts';

const memory = useInsurer();

/** Two days, which need nobody's decision. */
const short: Answers = { answer: { start: '2026-04-01', end: '2026-04-02' }, applicant: ana, insured: [] };
const statusesFor = async (filter: Parameters<typeof getMyApplications>[0], context = asTom()) =>
  (await getMyApplications(filter, context)).cases.map(({ status }) => status);

async function seed() {
  memory.put([...referringProduct(), ...soldPolicyRows()]);
  const referred = await referredTrip();
  const accepted = await beginTrip(short, { agentName: AGENT });
  await quotes(accepted, onDay());
  const applicant = { firstName: 'Ben', lastName: 'Ong', email: 'ben@example.com' };
  const draft = await beginTrip({ ...threeDays, answer: { start: '2026-04-01' }, applicant }, { agentName: AGENT });
  return { referred, accepted, draft };
}

describe('getMyApplications', () => {
  test('lists what is underway and what was issued, and says where somebody stopped', async () => {
    const { draft } = await seed();
    const { cases, total, toDecide } = await getMyApplications({}, asTom());

    expect([total, toDecide]).toEqual([4, 1]);
    expect(cases.map(({ status }) => status).toSorted()).toEqual(['accepted', 'in-progress', 'issued', 'referred']);
    expect(cases.find(({ status }) => status === 'in-progress')).toMatchObject({
      case: { kind: 'application', id: draft.applicationId },
      customer: { name: 'Ben Ong', email: 'ben@example.com', telephone: '' },
      stoppedAt: { step: 'question', question: 'When are you back?' },
      decider: null,
    });
    expect(cases.find(({ status }) => status === 'accepted')).toMatchObject({
      stoppedAt: { step: 'payment' },
      total: { currency: 'HKD' },
    });
    expect(cases.find(({ status }) => status === 'issued')).toMatchObject({
      case: { kind: 'policy', id: policyId },
      policyNumber: 'TR26-00000042-17',
      cover: { start: '2026-04-01', end: '2026-04-03' },
    });
  });

  test('shows another agent nothing of it, and the insurer only what is the insurer’s to decide', async () => {
    await seed();
    const direct = await referredTrip({ agentName: null });

    expect((await getMyApplications({}, asStranger())).cases).toEqual([]);
    expect((await getMyApplications({}, asSeller())).cases).toEqual([]);
    const { cases, toDecide } = await getMyApplications({}, asInsurer());
    expect(cases.map((one) => [one.case.id, one.decider, one.isMine])).toEqual([[direct.applicationId, 'you', false]]);
    expect(toDecide).toBe(1);
  });

  test('filters by status, by words and by what is due', async () => {
    const { referred } = await seed();
    const about = { kind: 'application', id: referred.applicationId } as const;
    await saveApplicationReminder({ case: about, remindAt: '2026-03-10T11:00:00.000Z' }, asTom());

    expect(await statusesFor({ status: 'referred' })).toEqual(['referred']);
    expect(await statusesFor({ text: ' BEN@ ' })).toEqual(['in-progress']);
    expect(await statusesFor({ text: 'TR26-00000042' })).toEqual(['issued']);
    expect(await statusesFor({ isDue: true })).toEqual(['referred']);
    expect((await getMyApplications({}, asTom())).due).toBe(1);
  });

  test('lists the oldest first where that is asked for, and a page at a time', async () => {
    await seed();
    const paged = { ...asTom(), paging: { nowPage: 1, pageSize: 1, orderBy: 'oldest' } };
    const { cases, hasMore, total } = await getMyApplications({}, paged);

    expect([cases.map(({ status }) => status), hasMore, total]).toEqual([['issued'], true, 4]);
  });

  test('says by product what was begun and issued; who left no address is counted and not listed', async () => {
    await seed();
    await beginTrip(threeDays, { agentName: AGENT });
    const { total, figures } = await getMyApplications({}, asTom());

    expect(total).toBe(4);
    expect(figures).toEqual([{ productCode: 'travel-hk', productName: 'Wayfarer Travel', begun: 5, issued: 1 }]);
  });

  test('tells a policy that has ended from one that was cancelled, by the day where it is sold', async () => {
    const ended = { policyId: 'EEEEEEEEEEEEEEEEEEEEEE', start: '2026-03-01', end: '2026-03-09' };
    const lastDay = { policyId: 'LLLLLLLLLLLLLLLLLLLLLL', start: '2026-03-01', end: '2026-03-10' };
    const cancelled = { policyId: 'CCCCCCCCCCCCCCCCCCCCCC', cancelledOn: '2026-03-09' };
    memory.put([ended, lastDay, cancelled].flatMap((changes) => soldPolicyRows(changes)));

    expect((await statusesFor({})).toSorted()).toEqual(['cancelled', 'ended', 'issued']);
  });

  test('leaves out a policy whose customer has chosen another agent', async () => {
    memory.put(soldPolicyRows());
    memory.put(soldPolicyRows({ agentId: 'another' }).slice(0, 1));

    expect(await statusesFor({})).toEqual([]);
  });
});
