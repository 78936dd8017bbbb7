import type { getDailyUsageStatistics as contract } from '../../../shared/calls/landing-page.ts';
import { devices } from '../../../shared/model/analytics.ts';
import { sourceGroup } from '../../../shared/rules/traffic-source.ts';
import { findAccount } from '../../domain/accounts/find-account.ts';
import { readDays } from '../../domain/conversations/read-figures.ts';
import { sumFigures, sumTallies } from '../../domain/conversations/sum-figures.ts';
import { nameLinks } from '../../domain/pages/name-links.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getDailyUsageStatistics: Handler<typeof contract> = async ({ days: window }, { actor, now }) => {
  const account = await findAccount(actor.id);
  const both = await readDays(actor.id, account?.timeZone ?? 'UTC', 2 * window, now);
  const reports = both.slice(window);
  const figures = reports.map((report) => report.figures);
  const device = new Map(sumTallies(reports, 'device').map(({ name, count }) => [name, count]));
  return {
    days: figures,
    totals: sumFigures(figures),
    before: sumFigures(both.slice(0, window).map((report) => report.figures)),
    links: await nameLinks(actor.id, sumTallies(reports, 'click')),
    sources: sumTallies(reports, 'source').map(({ name, count }) => ({
      source: name,
      group: sourceGroup(name),
      views: count,
    })),
    countries: sumTallies(reports, 'country').map(({ name, count }) => ({ country: name, views: count })),
    devices: devices.map((name) => ({ device: name, views: device.get(name) ?? 0 })),
    places: sumTallies(reports, 'place').map(({ name, count }) => ({ code: name, views: count })),
  };
};
