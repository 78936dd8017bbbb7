/** From the days of a window to its sums. */
import type { DayFigures, Figures } from '../../../shared/model/analytics.ts';
import type { TallyKind } from './figures.ts';
import type { DayReport } from './read-figures.ts';

const none: Figures = {
  views: 0,
  visitors: 0,
  clickers: 0,
  clicks: 0,
  conversations: 0,
  questions: 0,
  answered: 0,
  leads: 0,
};

const names = Object.keys(none) as (keyof Figures)[];

export function sumFigures(days: readonly DayFigures[]): Figures {
  const sums = names.map((name) => [name, days.reduce((sum, day) => sum + day[name], 0)]);
  return { ...none, ...Object.fromEntries(sums) };
}

/** The counters of one kind over all days, most first. */
export function sumTallies(days: readonly DayReport[], kind: TallyKind): { name: string; count: number }[] {
  const sums = new Map<string, number>();
  for (const tally of days.flatMap(({ tallies }) => tallies)) {
    if (tally.kind === kind) sums.set(tally.name, (sums.get(tally.name) ?? 0) + tally.count);
  }
  return [...sums]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}
