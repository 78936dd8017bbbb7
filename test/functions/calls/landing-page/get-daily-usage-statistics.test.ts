import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { getDailyUsageStatistics } from '../../../../functions/calls/landing-page/get-daily-usage-statistics.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { queries, store, useDynamo } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { accountRow } from '../../../kit/rows.ts';

const dynamo = useDynamo();

describe('getDailyUsageStatistics', () => {
  test.each([7, 14, 28] as const)('gives each of the last %i days of the owner, empty ones too', async (days) => {
    store(dynamo, [accountRow({ timeZone: 'America/Los_Angeles' })]);
    dynamo
      .on(QueryCommand)
      .resolves({ Items: [{ sk: 'DAY#2026-03-09', views: 3, questions: 2, leads: 1, conversations: 1 }] });
    const answer = await getDailyUsageStatistics({ days }, ownerContext({ now: new Date('2026-03-10T05:00:00.000Z') }));

    expect(answer.days).toHaveLength(days);
    expect(answer.days.at(-1)).toEqual({ date: '2026-03-09', views: 3, questions: 2, leads: 1, conversations: 1 });
    expect(answer.days[0]).toMatchObject({ views: 0, questions: 0 });
    expect(answer.totals).toEqual({ views: 3, questions: 2, leads: 1, conversations: 1 });
    expect(queries(dynamo)[0]?.['ExpressionAttributeValues']).toMatchObject({ ':pk': `PAGE#${accountId}` });
  });
});
