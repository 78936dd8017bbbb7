/** Counting against the DynamoDB engine of this machine: races decide, and what is read agrees with itself. */
import { randomUUID } from 'node:crypto';
import { PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { ulid } from 'ulid';
import { describe, expect, test } from 'vitest';
import { getDailyUsageStatistics } from '../../../../functions/calls/landing-page/get-daily-usage-statistics.ts';
import { dayKey, leadKey } from '../../../../functions/domain/conversations/conversation-rows.ts';
import { countClick } from '../../../../functions/domain/conversations/count-click.ts';
import {
  countVisit,
  MOST_NAMES,
  MOST_VISITS,
  type Visit,
} from '../../../../functions/domain/conversations/count-visit.ts';
import { listLeads } from '../../../../functions/domain/conversations/find-lead.ts';
import { dayIn } from '../../../../functions/domain/conversations/owner-days.ts';
import { readDays, type DayReport } from '../../../../functions/domain/conversations/read-figures.ts';
import { dynamo } from '../../../../functions/kit/clients/dynamo.ts';
import * as examples from '../../../../shared/calls/examples.ts';
import { analyticsWindows, type Figures } from '../../../../shared/model/analytics.ts';
import { NOW, ownerContext } from '../../../kit/call-context.ts';
import { useRealTables } from '../../../kit/real-tables.ts';
import { accountRow } from '../../../kit/rows.ts';

useRealTables();

const newOwner = (timeZone = 'UTC') => ({ accountId: ulid(), timeZone });
type Owner = ReturnType<typeof newOwner>;

const visit = (changes: Partial<Visit> = {}): Visit => ({
  visitId: randomUUID(),
  visitor: { address: '203.0.113.7', userAgent: 'Mozilla/5.0 (iPhone)' },
  source: 'direct',
  country: 'SE',
  device: 'phone',
  place: null,
  newSalt: Buffer.alloc(16, 7),
  ...changes,
});

const today = async ({ accountId, timeZone }: Owner): Promise<DayReport> => {
  const [day] = (await readDays(accountId, timeZone, 7, NOW)).slice(-1);
  if (!day) throw new Error('There is no day.');
  return day;
};

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
const tallied = ({ tallies }: DayReport, kind: string) => tallies.filter((tally) => tally.kind === kind);

describe('a visit', () => {
  test('is counted once, of 20 that come at once', async () => {
    const owner = newOwner();
    const one = visit();
    const counted = await Promise.all(Array.from({ length: 20 }, () => countVisit(owner, one, NOW)));

    expect(counted.filter(Boolean)).toHaveLength(1);
    expect((await today(owner)).figures).toMatchObject({ views: 1, visitors: 1 });
  });

  test('of the same person counts as a view, and the person once a day', async () => {
    const owner = newOwner();
    const elsewhere = { address: '203.0.113.8', userAgent: 'Mozilla/5.0 (iPhone)' };
    await Promise.all(
      [visit(), visit(), visit(), visit({ visitor: elsewhere })].map((one) => countVisit(owner, one, NOW)),
    );
    const tomorrow = new Date(NOW.getTime() + 86_400_000);
    await countVisit(owner, visit(), tomorrow);

    expect((await today(owner)).figures).toMatchObject({ views: 4, visitors: 2 });
    const [day] = (await readDays(owner.accountId, 'UTC', 7, tomorrow)).slice(-1);
    expect(day?.figures).toMatchObject({ views: 1, visitors: 1 });
  });

  test('is counted for what it was, all at one stroke', async () => {
    const owner = newOwner();
    await countVisit(owner, visit({ source: 'qr', country: 'JP', device: 'computer', place: 'Shop1' }), NOW);

    expect((await today(owner)).tallies.toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([
      { kind: 'country', name: 'JP', count: 1 },
      { kind: 'device', name: 'computer', count: 1 },
      { kind: 'place', name: 'Shop1', count: 1 },
      { kind: 'source', name: 'qr', count: 1 },
    ]);
  });

  test('leaves nothing behind that tells who it was', async () => {
    await countVisit(
      newOwner(),
      visit({ visitor: { address: '198.51.100.23', userAgent: 'Mozilla/5.0 (Odd One)' } }),
      NOW,
    );
    const { Items: rows } = await dynamo.send(new ScanCommand({ TableName: 'conversations' }));

    expect(JSON.stringify(rows)).not.toMatch(/198\.51\.100\.23|Odd One/);
  });

  test('is no way to inflate the figures: one visitor has so many a day', async () => {
    const owner = newOwner();
    for (let count = 0; count < MOST_VISITS; count += 1) await countVisit(owner, visit(), NOW);

    expect(await countVisit(owner, visit(), NOW)).toBe(false);
    expect((await today(owner)).figures).toMatchObject({ views: MOST_VISITS, visitors: 1 });
  });

  test('with a made-up source ends in "other" when the day has had enough of them, known ones never do', async () => {
    const owner = newOwner();
    const from = (source: string, index: number) =>
      countVisit(owner, visit({ source, visitor: { address: `10.0.0.${index}`, userAgent: 'Mozilla/5.0 (X)' } }), NOW);
    for (let index = 0; index < MOST_NAMES + 10; index += 1) await from(`site:${index}.example.org`, index);
    await from('google', 200);
    await from('site:0.example.org', 201);
    const sources = tallied(await today(owner), 'source');

    expect(sources).toHaveLength(MOST_NAMES + 2);
    expect(sources.find(({ name }) => name === 'other')?.count).toBe(10);
    expect(sources.find(({ name }) => name === 'google')?.count).toBe(1);
    expect(sources.find(({ name }) => name === 'site:0.example.org')?.count).toBe(2);
  });
});

describe('a click', () => {
  test('is counted once a visit and link, of 10 that come at once', async () => {
    const owner = newOwner();
    const one = visit();
    await countVisit(owner, one, NOW);
    const clicks = ['c1', 'c1', 'c1', 'o1', 'c1', 'c1'].map((target) =>
      countClick(owner.accountId, one.visitId, target, NOW),
    );

    expect((await Promise.all(clicks)).filter(Boolean)).toHaveLength(2);
    const day = await today(owner);
    expect(day.figures).toMatchObject({ views: 1, clickers: 1, clicks: 2 });
    expect(tallied(day, 'click').map(({ name, count }) => [name, count])).toEqual(
      expect.arrayContaining([
        ['c1', 1],
        ['o1', 1],
      ]),
    );
  });

  test('belongs to the day of its visit, though it comes after midnight', async () => {
    const owner = newOwner('Asia/Tokyo');
    const one = visit();
    await countVisit(owner, one, new Date('2026-03-10T14:59:00.000Z'));
    await countClick(owner.accountId, one.visitId, 'c1', new Date('2026-03-10T15:01:00.000Z'));

    expect((await today(owner)).figures).toMatchObject({ date: '2026-03-10', views: 1, clicks: 1 });
  });

  test.each(['of a visit that was never counted', 'of a visit that is over'])('%s is not counted', async (which) => {
    const owner = newOwner();
    const one = visit();
    if (which.endsWith('over')) await countVisit(owner, one, new Date(NOW.getTime() - 3 * 86_400_000));

    expect(await countClick(owner.accountId, one.visitId, 'c1', NOW)).toBe(false);
    expect((await today(owner)).figures.clicks).toBe(0);
  });
});

/** What a stranger did: who came, when, from where, and what was opened. */
const stays = fc.array(
  fc.record({
    daysAgo: fc.integer({ min: 0, max: 20 }),
    person: fc.integer({ min: 1, max: 3 }),
    source: fc.constantFrom('direct', 'google', 'qr', 'site:example.org', 'utm:letter'),
    country: fc.constantFrom('SE', 'DE', 'ZZ'),
    device: fc.constantFrom('phone', 'computer'),
    place: fc.constantFrom(null, 'Shop1', 'Fair'),
    opened: fc.array(fc.constantFrom('share', 'c1', 'o1'), { maxLength: 4 }),
    isLead: fc.boolean(),
  }),
  { maxLength: 12 },
);

describe('the figures of a window', () => {
  test('agree with each other, whatever happened', async () => {
    await fc.assert(
      fc.asyncProperty(
        stays,
        fc.constantFrom('UTC', 'Pacific/Auckland', 'America/Los_Angeles'),
        async (all, timeZone) => {
          const owner = newOwner(timeZone);
          await putAccount(owner);
          for (const stay of all) await live(owner, stay);
          for (const days of analyticsWindows) await expectAgreement(owner, days);
        },
      ),
      { numRuns: 12 },
    );
  }, 60_000);

  test('are of the window alone; what is past its 60 days is gone', async () => {
    const owner = newOwner();
    await putAccount(owner);
    const views = (daysAgo: number, count: number, expiresAt = 4e9) =>
      dynamo.send(
        new PutCommand({
          TableName: 'conversations',
          Item: { ...dayKey(owner.accountId, dayIn('UTC', before(daysAgo))), views: count, expiresAt },
        }),
      );
    await Promise.all([views(0, 1), views(6, 2), views(7, 4), views(13, 8), views(14, 16), views(5, 32, 1)]);
    const answer = await statistics(owner, 7);

    expect([answer.totals.views, answer.before.views]).toEqual([3, 12]);
  });
});

const before = (days: number): Date => new Date(NOW.getTime() - days * 86_400_000);

async function putAccount({ accountId, timeZone }: Owner): Promise<void> {
  await dynamo.send(new PutCommand({ TableName: 'accounts', Item: accountRow({ accountId, timeZone }) }));
}

type Stay = typeof stays extends fc.Arbitrary<(infer One)[]> ? One : never;

async function live(owner: Owner, { daysAgo, person, opened, isLead, ...what }: Stay): Promise<void> {
  const at = before(daysAgo);
  const one = visit({ ...what, visitor: { address: `10.0.0.${person}`, userAgent: 'Mozilla/5.0 (X)' } });
  await countVisit(owner, one, at);
  for (const target of opened) await countClick(owner.accountId, one.visitId, target, at);
  if (isLead) await putLead(owner, at);
}

async function putLead({ accountId }: Owner, at: Date): Promise<void> {
  const lead = { ...examples.lead, leadId: ulid(), createdAt: at.toISOString(), agentName: 'mara', consentText: 'x' };
  const Item = { ...leadKey(accountId, lead.leadId), gsiPk: `LEADS#${accountId}`, gsiSk: lead.createdAt, ...lead };
  await dynamo.send(new PutCommand({ TableName: 'conversations', Item }));
}

function statistics({ accountId }: Owner, days: (typeof analyticsWindows)[number]) {
  const context = ownerContext({ now: NOW });
  return getDailyUsageStatistics({ days }, { ...context, actor: { ...context.actor, id: accountId } });
}

async function expectAgreement(owner: Owner, window: (typeof analyticsWindows)[number]): Promise<void> {
  const { days, totals, links, sources, countries, devices, places } = await statistics(owner, window);
  const dates = new Set(days.map(({ date }) => date));
  const inbox = await listLeads(owner.accountId, { order: 'newest', folder: 'inbox' }, NOW);
  for (const name of Object.keys(totals) as (keyof Figures)[]) {
    expect(totals[name], name).toBe(sumOf(days.map((day) => day[name])));
  }
  for (const { views, visitors, clickers, clicks } of [totals, ...days]) {
    expect(visitors).toBeLessThanOrEqual(views);
    expect(clickers).toBeLessThanOrEqual(Math.min(views, clicks));
  }
  expect(totals.leads).toBe(
    inbox.filter(({ createdAt }) => dates.has(dayIn(owner.timeZone, new Date(createdAt)))).length,
  );
  for (const parts of [sources, countries, devices]) expect(sumOf(parts.map(({ views }) => views))).toBe(totals.views);
  expect(sumOf(places.map(({ views }) => views))).toBeLessThanOrEqual(totals.views);
  expect(sumOf(links.map(({ clicks }) => clicks))).toBe(totals.clicks);
  for (const { clicks } of links) expect(clicks).toBeLessThanOrEqual(totals.clickers);
}
