/** The owner's figures. What is past its 60 days does not count, even while its row still stands. */
import * as z from 'zod';
import type { DayFigures } from '../../../shared/model/conversation.ts';
import { normaliseQuestion } from './figures.ts';
import { lastDays } from './owner-days.ts';
import { queryRows } from './query-rows.ts';

/** More than any page is asked in its longest window. */
const MOST_FIGURES = 20_000;

const count = z.number().int().default(0);
const DayRow = z.object({ sk: z.string(), views: count, conversations: count, questions: count, leads: count });
const AskedRow = z.object({ question: z.string(), count: z.number().int() });

/** Rows of one page whose sort key begins with `kind` and lies between two days. */
function queryDays(accountId: string, kind: 'DAY' | 'ASKED', from: string, to: string, now: Date) {
  const query = {
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
    FilterExpression: 'expiresAt > :now',
    ExpressionAttributeValues: {
      ':pk': `PAGE#${accountId}`,
      ':from': `${kind}#${from}`,
      ':to': `${kind}#${to}~`,
      ':now': Math.floor(now.getTime() / 1_000),
    },
  };
  return queryRows(query, MOST_FIGURES);
}

/** One entry for each of the last `days` days, oldest first. */
export async function readDays(accountId: string, timeZone: string, days: number, now: Date): Promise<DayFigures[]> {
  const dates = lastDays(timeZone, now, days);
  const rows = await queryDays(accountId, 'DAY', dates[0] ?? '', dates.at(-1) ?? '', now);
  const byDate = new Map(rows.map((row) => DayRow.parse(row)).map((row) => [row.sk.slice('DAY#'.length), row]));
  return dates.map((date) => {
    const { views = 0, conversations = 0, questions = 0, leads = 0 } = byDate.get(date) ?? {};
    return { date, views, conversations, questions, leads };
  });
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
