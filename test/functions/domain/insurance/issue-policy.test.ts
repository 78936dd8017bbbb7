import { describe, expect, test } from 'vitest';
import { saveQuestionJson } from '../../../../functions/calls/insurance-quote/save-question-json.ts';
import { policyChange } from '../../../../functions/domain/insurance/change-policy.ts';
import {
  findPolicy,
  findPolicyEvents,
  findPolicyOfApplication,
  policiesOfAgent,
} from '../../../../functions/domain/insurance/find-policies.ts';
import { policyNumberOf } from '../../../../functions/domain/insurance/policy-numbers.ts';
import { policyNumberKey } from '../../../../functions/domain/insurance/policy-rows.ts';
import { dynamo } from '../../../../functions/kit/clients/dynamo.ts';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { NOW } from '../../../kit/call-context.ts';
import { editorId } from '../../../kit/company.ts';
import { beginTrip, onDay, quotedTrip, threeDays } from '../../../kit/insurance/applications.ts';
import { issue, orderApplication, ORDER_ID, readApplicationRow } from '../../../kit/insurance/policies.ts';
import { AGENT, publishedRows, useInsurer } from '../../../kit/insurance/published.ts';
import { quotes } from '../../../../functions/calls/insurance-quote/quotes.ts';

const { put, table } = useInsurer();
const allRows = () => [...table().rows.values()];
/** But for the count of numbers, of which some are taken for nothing. */
const written = () => allRows().filter(({ sk }) => sk !== 'LAST-NUMBER');

const ordered = async () => orderApplication(put, await quotedTrip());

describe('the issue', () => {
  test('makes a policy of what was quoted, for the term that was answered', async () => {
    const row = await ordered();
    const policy = await issue(row);

    expect(policy).toMatchObject({
      ...{ applicationId: row.applicationId, orderId: ORDER_ID, start: '2026-04-01', end: '2026-04-03' },
      ...{ issuedOn: '2026-03-10', plan: 'standard', answers: row.answers, customerId: null, files: {} },
    });
    expect(policy.number).toMatch(/^TR26-00000001-\d{2}$/);
    expect(policy.price).toEqual(row.quote?.prices[0]);
    expect(await findPolicy(policy.policyId)).toEqual(policy);
    expect(await findPolicyOfApplication(row.applicationId)).toEqual(policy);
    expect(await findPolicyEvents(policy.policyId)).toMatchObject([{ kind: 'issued', detail: { orderId: ORDER_ID } }]);
    expect(table().row(policyNumberKey(policy.number))).toMatchObject({ policyId: policy.policyId });
  });

  test('ends the application, which stays as long as the policy', async () => {
    const row = await ordered();
    const policy = await issue(row);

    expect(await readApplicationRow(row.applicationId)).toMatchObject({
      ...{ state: 'issued', policyId: policy.policyId, policyNumber: policy.number, revision: row.revision + 1 },
      expiresAt: Date.parse('2033-04-04T00:00:00Z') / 1_000,
    });
  });

  test('orders its documents at once, a look at them after two minutes, and its end in seven years', async () => {
    const { policyId } = await issue(await ordered());
    const jobs = allRows().flatMap(({ job, gsiSk, payload }) => (job === undefined ? [] : [{ job, gsiSk, payload }]));

    expect(jobs).toEqual([
      { job: 'issue-policy', gsiSk: NOW.toISOString(), payload: { policyId } },
      {
        job: 'issue-policy',
        gsiSk: new Date(NOW.getTime() + 120_000).toISOString(),
        payload: { policyId, occasion: 'late' },
      },
      { job: 'forget-policy', gsiSk: '2033-04-04T00:00:00.000Z', payload: { policyId } },
    ]);
  });

  test('happens once: whoever tries again is refused, and nothing else is written', async () => {
    const row = await ordered();
    const policy = await issue(row);
    const before = written();
    await expect(issue(row)).rejects.toThrow();
    await expect(issue(await readApplicationRow(row.applicationId))).rejects.toThrow();

    expect(written()).toEqual(before);
    expect(await findPolicy(policy.policyId)).toEqual(policy);
  });

  test('needs an order under way, and the very one', async () => {
    const opened = await quotedTrip();
    await expect(issue(await readApplicationRow(opened.applicationId))).rejects.toThrow();
    const row = await orderApplication(put, opened);
    await expect(issue(row, { orderId: 'another' })).rejects.toThrow();

    expect(await findPolicyOfApplication(opened.applicationId)).toBeNull();
  });

  test('counts the term from the day of the order, also when the payment comes days later', async () => {
    const late = new Date('2026-04-02T12:00:00Z');
    const policy = await issue(await ordered(), {}, late);

    expect(policy).toMatchObject({ start: '2026-04-01', end: '2026-04-03', issuedOn: '2026-04-02' });
  });

  test('notes the first part of a payment as paid', async () => {
    const money = { amount: 28_00, currency: 'HKD' } as const;
    const parts = [1, 2].map((number) => ({ number, due: `2026-0${number + 2}-10`, money, paidOn: null }));
    const policy = await issue(await ordered(), { instalments: parts });

    expect(policy.instalments.map(({ paidOn }) => paidOn)).toEqual(['2026-03-10', null]);
  });

  test('takes the holder from the applicant, and what is missing from who is insured as “self”', async () => {
    put(publishedRows({ insured: { least: 0, most: 3 } }));
    const opened = await quotedTrip({
      ...threeDays,
      applicant: { firstName: 'Ana', lastName: 'Lee', email: 'ana@example.com' },
      insured: [
        { relation: 'child', birth: '2020-01-01' },
        { relation: 'self', birth: '1990-05-06' },
      ],
    });
    const policy = await issue(await orderApplication(put, opened));

    expect(policy.holder).toEqual({
      ...{ firstName: 'Ana', lastName: 'Lee', email: 'ana@example.com', birth: '1990-05-06', telephone: '' },
    });
  });

  test('shows the agent their policies, and nobody else', async () => {
    const opened = await beginTrip(threeDays, { agentName: AGENT });
    await quotes(opened, onDay());
    const policy = await issue(await orderApplication(put, opened));

    expect(await policiesOfAgent(editorId)).toEqual([policy]);
    expect(await policiesOfAgent('another')).toEqual([]);
  });
});

describe('a number', () => {
  test('is taken once for an application and stays, whatever is saved in between', async () => {
    const opened = await quotedTrip();
    const before = await readApplicationRow(opened.applicationId);
    const [one, other] = await Promise.all([policyNumberOf(before, NOW), policyNumberOf(before, NOW)]);
    expect(other).toBe(one);

    const { application } = await saveQuestionJson(
      {
        ...{ kind: 'save', ...opened, revision: before.revision, language: 'en_us' },
        ...{ answers: threeDays, plan: 'standard' },
      },
      onDay(),
    );
    expect(application.revision).toBe(before.revision + 1);
    const policy = await issue(await orderApplication(put, opened));
    expect(policy.number).toBe(one);
  });

  test('that was taken and not used is a gap', async () => {
    await policyNumberOf(await readApplicationRow((await quotedTrip()).applicationId), NOW);

    expect((await issue(await ordered())).number).toMatch(/^TR26-00000002-/);
  });
});

describe('a change', () => {
  const event = {
    eventId: 'E1',
    at: NOW.toISOString(),
    kind: 'cancelled',
    by: 'customer',
    money: null,
    detail: {},
  } as const;
  const change = (policy: Awaited<ReturnType<typeof issue>>, eventId = 'E1') =>
    dynamo.send(
      new TransactWriteCommand({
        TransactItems: policyChange(policy, { cancelledOn: '2026-03-11' }, { ...event, eventId }),
      }),
    );

  test('is written with its event', async () => {
    const policy = await issue(await ordered());
    await change(policy);

    expect(await findPolicy(policy.policyId)).toEqual({ ...policy, cancelledOn: '2026-03-11', revision: 2 });
    expect((await findPolicyEvents(policy.policyId)).map(({ kind }) => kind)).toEqual(['issued', 'cancelled']);
  });

  test('is refused when the policy was changed since, and when its event is there', async () => {
    const policy = await issue(await ordered());
    await change(policy);

    await expect(change(policy, 'E2')).rejects.toThrow();
    await expect(change({ ...policy, revision: 2 })).rejects.toThrow();
    expect((await findPolicy(policy.policyId))?.revision).toBe(2);
  });
});
