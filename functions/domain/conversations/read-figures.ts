/** The owner's figures. What is past its 60 days does not count, even while its row still stands. */
import * as z from 'zod';
import type { DayFigures } from '../../../shared/model/analytics.ts';
import { epochSeconds } from '../../kit/epoch-seconds.ts';
import { normaliseQuestion, tallyKinds, type TallyKind } from './figures.ts';
import { countLeadDays } from './find-lead.ts';
import { lastDays } from './owner-days.ts';
import { queryRows } from './query-rows.ts';

/** More than any page is asked in its longest window. */
const MOST_FIGURES = 20_000;

const count = z.number().int().default(0);
const DayRow = z.object({
  views: count,
  visitors: count,
  clickers: count,
  clicks: count,
  conversations: count,
  questions: count,
  answered: count,
  costMicros: count,
});
const AskedRow = z.object({ question: z.string(), count: z.number().int() });

/** A counter of what the visits of a day were: of the kind `source`, `google`, so many. */
export type TallyCount = { kind: TallyKind; name: string; count: number };

export type DayReport = {
  figures: DayFigures;
  tallies: TallyCount[];
  /** What the model's answers cost, in millionths of a US dollar; kept for products alone. */
  costMicros: number;
};

/** Rows of one page whose sort key begins with `kind` and lies between two days. */
function queryDays(accountId: string, kind: 'DAY' | 'ASKED', from: string, to: string, now: Date) {
  const query = {
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
    FilterExpression: 'expiresAt > :now',
    ExpressionAttributeValues: {
      ':pk': `PAGE#${accountId}`,
      ':from': `${kind}#${from}`,
      ':to': `${kind}#${to}~`,
      ':now': epochSeconds(now),
    },
  };
  return queryRows(query, MOST_FIGURES);
}

/** One entry for each of the last `days` days, oldest first. Leads are those that stand in the inbox. */
export async function readDays(accountId: string, timeZone: string, days: number, now: Date): Promise<DayReport[]> {
  const dates = lastDays(timeZone, now, days);
  const first = dates[0] ?? '';
  const [rows, leads] = await Promise.all([
    queryDays(accountId, 'DAY', first, dates.at(-1) ?? '', now),
    countLeadDays(accountId, timeZone, first),
  ]);
  const byDate = new Map(rows.map((row) => [String(row['sk']).slice('DAY#'.length), row]));
  return dates.map((date) => toReport(date, byDate.get(date) ?? {}, leads.get(date) ?? 0));
}

function toReport(date: string, row: Record<string, unknown>, leads: number): DayReport {
  const { costMicros, ...figures } = DayRow.parse(row);
  return {
    figures: { date, ...figures, leads },
    costMicros,
    tallies: Object.entries(row).flatMap(([key, value]) => toTally(key, value)),
  };
}

function toTally(key: string, value: unknown): TallyCount[] {
  const kind = tallyKinds.find((one) => key.startsWith(`${one}:`));
  return kind && typeof value === 'number' ? [{ kind, name: key.slice(kind.length + 1), count: value }] : [];
}

/** The questions asked most, at most `most` of them. */
export async function readTopQuestions(
  accountId: string,
  timeZone: string,
  days: number,
  most: number,
  now: Date,
): Promise<{ question: string; count: number }[]> {
  const dates = lastDays(timeZone, now, days);
  const rows = await queryDays(accountId, 'ASKED', dates[0] ?? '', dates.at(-1) ?? '', now);
  const totals = new Map<string, { question: string; count: number }>();
  for (const { question, count: asked } of rows.map((row) => AskedRow.parse(row))) {
    const key = normaliseQuestion(question);
    const known = totals.get(key) ?? { question, count: 0 };
    totals.set(key, { ...known, count: known.count + asked });
  }
  return [...totals.values()].sort((a, b) => b.count - a.count || a.question.localeCompare(b.question)).slice(0, most);
}
