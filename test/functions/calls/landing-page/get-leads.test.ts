import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { getLeads } from '../../../../functions/calls/landing-page/get-leads.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { queries, useDynamo } from '../../../kit/dynamo.ts';
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
    expect(answer.leads[0]).not.toHaveProperty('consentText');
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
    dynamo
      .on(QueryCommand)
      .resolvesOnce({ Items: [lead(1), lead(2)], LastEvaluatedKey: { pk: 'x' } })
      .resolvesOnce({ Items: [lead(3)] });
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
});
