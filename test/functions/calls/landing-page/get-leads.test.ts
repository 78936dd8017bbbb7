import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { getLeads } from '../../../../functions/calls/landing-page/get-leads.ts';
import { NOW, ownerContext } from '../../../kit/call-context.ts';
import { queries, useDynamo, type Row } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { leadRow } from '../../../kit/rows.ts';

const dynamo = useDynamo();
const lead = (number: number, changes: object = {}) =>
  leadRow({ leadId: `lead-${number}`, name: `Visitor ${number}`, ...changes });
const paging = (changes: object = {}) => ({ nowPage: 1, pageSize: 20, orderBy: 'newest', ...changes });

describe('getLeads', () => {
  test("asks for the caller's leads alone, newest first", async () => {
    dynamo.on(QueryCommand).resolves({ Items: [lead(1)] });
    const answer = await getLeads({}, ownerContext({ paging: paging() }));

    expect(answer).toMatchObject({ total: 1, hasMore: false, leads: [{ leadId: 'lead-1' }] });
    expect(answer.leads[0]).not.toHaveProperty('agentName');
    expect(queries(dynamo)[0]).toMatchObject({
      ExpressionAttributeValues: { ':leads': `LEADS#${accountId}` },
      ScanIndexForward: false,
    });
  });

  test('turns the order round', async () => {
    await getLeads({}, ownerContext({ paging: paging({ orderBy: 'oldest' }) }));

    expect(queries(dynamo)[0]).toMatchObject({ ScanIndexForward: true });
  });

  test('follows the pages of a long list, so that the total is right', async () => {
    dynamo.on(QueryCommand).callsFake(({ KeyConditionExpression: condition, ExclusiveStartKey: start }: Row) => {
      if (String(condition).includes(':since')) return {};
      return start ? { Items: [lead(3)] } : { Items: [lead(1), lead(2)], LastEvaluatedKey: { pk: 'x' } };
    });
    const answer = await getLeads({}, ownerContext({ paging: paging({ nowPage: 2, pageSize: 2 }) }));

    expect(answer).toMatchObject({ total: 3, hasMore: false, leads: [{ leadId: 'lead-3' }] });
  });

  test.each([
    [{ status: 'done' }, ['lead-2']],
    [{ text: ' ANNA ' }, ['lead-1']],
    [{ text: '+4670' }, ['lead-1', 'lead-2', 'lead-3']],
    [{ status: 'new', text: 'kitchen' }, ['lead-3']],
    [{ text: '.*' }, []],
  ] as const)('filters by %j', async (filter, found) => {
    dynamo
      .on(QueryCommand)
      .resolves({ Items: [lead(1, { name: 'Anna' }), lead(2, { status: 'done' }), lead(3, { note: 'Kitchen' })] });
    const { leads } = await getLeads(filter, ownerContext({ paging: paging() }));

    expect(leads.map(({ leadId }) => leadId)).toEqual(found);
  });

  test.each([
    ['spam', `SPAM#${accountId}`],
    ['deleted', `BIN#${accountId}`],
  ] as const)('shows what is %s only while its 30 days last', async (folder, list) => {
    await getLeads({ folder }, ownerContext({ paging: paging() }));

    expect(queries(dynamo)).toContainEqual(
      expect.objectContaining({
        FilterExpression: 'expiresAt > :now',
        ExpressionAttributeValues: { ':leads': list, ':now': NOW.getTime() / 1_000 },
      }),
    );
  });

  test('tells which reminders are due, and shows them alone when asked to', async () => {
    const at = (minutes: number): string => new Date(NOW.getTime() + minutes * 60_000).toISOString();
    dynamo.on(QueryCommand).resolves({ Items: [lead(1, { remindAt: at(0) }), lead(2, { remindAt: at(1) }), lead(3)] });
    const { leads, due } = await getLeads({ isDue: true }, ownerContext({ paging: paging() }));

    expect(due).toBe(1);
    expect(leads.map(({ leadId }) => leadId)).toEqual(['lead-1']);
  });

  test.each([
    [[], null],
    [[null, null], null],
    [[10], 600],
    [[1, null, 100, 2], 120],
    [[1, 2, 3, 100], 120],
  ])('says how long half of the visitors waited at most: %j minutes give %j seconds', async (waits, seconds) => {
    const createdAt = '2026-03-01T09:00:00.000Z';
    const after = (minutes: number): string => new Date(Date.parse(createdAt) + minutes * 60_000).toISOString();
    const rows = waits.map((minutes, place) =>
      lead(place, { createdAt, ...(minutes === null ? {} : { firstContactAt: after(minutes) }) }),
    );
    dynamo.on(QueryCommand).resolves({ Items: rows });
    const answer = await getLeads({}, ownerContext({ paging: paging() }));

    expect(answer.medianAnswerSeconds).toBe(seconds);
    expect(queries(dynamo)[1]?.['ExpressionAttributeValues']).toMatchObject({ ':since': '2026-02-10T12:00:00.000Z' });
  });
});
