import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { getDailyUsageStatistics } from '../../../../functions/calls/landing-page/get-daily-usage-statistics.ts';
import * as examples from '../../../../shared/calls/examples.ts';
import { linkCode } from '../../../../shared/rules/link-code.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { queries, store, useDynamo, type Row } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { accountRow, pageRow, postRow } from '../../../kit/rows.ts';

const dynamo = useDynamo();
const context = () => ownerContext({ now: new Date('2026-03-10T05:00:00.000Z') });
const none = { visitors: 0, clickers: 0, clicks: 0, answered: 0 };

/** Days of the table, and when the leads of the inbox came. */
function have(days: Row[], leads: string[] = []): void {
  dynamo.on(QueryCommand).callsFake(({ IndexName }: { IndexName?: string }) => ({
    Items: IndexName === undefined ? days : leads.map((createdAt) => ({ createdAt })),
  }));
}

describe('getDailyUsageStatistics', () => {
  test.each([7, 14, 28] as const)('gives each of the last %i days of the owner, empty ones too', async (days) => {
    store(dynamo, [accountRow({ timeZone: 'America/Los_Angeles' })]);
    have([{ sk: 'DAY#2026-03-09', views: 3, questions: 2, conversations: 1 }], ['2026-03-10T04:00:00.000Z']);
    const answer = await getDailyUsageStatistics({ days }, context());

    expect(answer.days).toHaveLength(days);
    expect(answer.days.at(-1)).toEqual({
      ...none,
      date: '2026-03-09',
      views: 3,
      questions: 2,
      conversations: 1,
      leads: 1,
    });
    expect(answer.days[0]).toMatchObject({ views: 0, questions: 0 });
    expect(answer.totals).toEqual({ ...none, views: 3, questions: 2, leads: 1, conversations: 1 });
    expect(queries(dynamo)[0]?.['ExpressionAttributeValues']).toMatchObject({ ':pk': `PAGE#${accountId}` });
  });

  test('compares with as many days before, which are not among the days', async () => {
    store(dynamo, [accountRow({ timeZone: 'UTC' })]);
    have([
      { sk: 'DAY#2026-03-03', views: 5, 'source:google': 5 },
      { sk: 'DAY#2026-03-04', views: 2, 'source:direct': 2 },
    ]);
    const answer = await getDailyUsageStatistics({ days: 7 }, context());

    expect([answer.totals.views, answer.before.views]).toEqual([2, 5]);
    expect(answer.sources).toEqual([{ source: 'direct', group: 'direct', views: 2 }]);
  });

  test('sums up what the visits were, most first', async () => {
    store(dynamo, [accountRow({ timeZone: 'UTC' })]);
    have([
      {
        sk: 'DAY#2026-03-09',
        views: 3,
        'source:site:a.org': 1,
        'source:google': 2,
        'country:SE': 3,
        'device:phone': 3,
      },
      { sk: 'DAY#2026-03-10', views: 4, 'source:site:a.org': 4, 'country:DE': 4, 'device:phone': 4, 'place:Shop1': 1 },
    ]);
    const { sources, countries, devices, places } = await getDailyUsageStatistics({ days: 7 }, context());

    expect(sources).toEqual([
      { source: 'site:a.org', group: 'site', views: 5 },
      { source: 'google', group: 'search', views: 2 },
    ]);
    expect(countries.map(({ country }) => country)).toEqual(['DE', 'SE']);
    expect(devices).toEqual([
      { device: 'phone', views: 7 },
      { device: 'computer', views: 0 },
    ]);
    expect(places).toEqual([{ code: 'Shop1', views: 1 }]);
  });

  test('calls links what their owner calls them, those that are gone too', async () => {
    const { contacts, offers } = examples.publicPage;
    const [contact, offer] = [contacts[0], offers[0]];
    store(dynamo, [accountRow({ timeZone: 'UTC' }), pageRow(), postRow()]);
    have([
      {
        sk: 'DAY#2026-03-10',
        [`click:${linkCode('contact', contact?.id ?? '')}`]: 6,
        [`click:${linkCode('offer', offer?.id ?? '')}`]: 5,
        [`click:post-${examples.post.postId}`]: 4,
        'click:share': 3,
        'click:c0gone': 2,
        'click:post-01JGFJJZ00000000000000000Z': 1,
      },
    ]);
    const { links } = await getDailyUsageStatistics({ days: 7 }, context());

    expect(links.map(({ kind, name, channel, isRemoved, clicks }) => [kind, name, channel, isRemoved, clicks])).toEqual(
      [
        ['contact', contact?.displayText, contact?.channel, false, 6],
        ['offer', offer?.title, null, false, 5],
        ['post', examples.post.title, null, false, 4],
        ['share', '', null, false, 3],
        ['contact', '', null, true, 2],
        ['post', '', null, true, 1],
      ],
    );
  });
});
