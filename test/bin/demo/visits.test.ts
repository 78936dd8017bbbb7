import { expect, test } from 'vitest';
import { people } from '../../../bin/demo/people.ts';
import { visitTallies } from '../../../bin/demo/visits.ts';
import { ClickTarget, VisitPlace } from '../../../shared/model/analytics.ts';
import { sourceGroup } from '../../../shared/rules/traffic-source.ts';
import { NOW } from '../../kit/call-context.ts';

const cases = people.flatMap((person) =>
  [0, 1, 7, 64, 500].map((views) => [person.profile.agentName, views, person] as const),
);

test.each(cases)('the demo’s visits of %s add up on a day of %i views', (_, views, person) => {
  const tallies = Object.entries(visitTallies(person, '2026-03-10', views, NOW));
  const namesOf = (kind: string) => tallies.filter(([name]) => name.startsWith(`${kind}:`));
  const sumOf = (kind: string) => namesOf(kind).reduce((sum, [, count]) => sum + count, 0);
  const figures = Object.fromEntries(tallies);

  expect([sumOf('source'), sumOf('country'), sumOf('device')]).toEqual([views, views, views]);
  expect(sumOf('place')).toBe(figures['source:qr'] ?? 0);
  expect(sumOf('click')).toBe(figures['clicks']);
  expect(Math.max(0, ...namesOf('click').map(([, count]) => count))).toBeLessThanOrEqual(figures['clickers'] ?? 0);
  expect(figures['visitors']).toBeLessThanOrEqual(views);
});

test('the demo’s visits come from where visits can come from', () => {
  const names = people.flatMap((person) => Object.keys(visitTallies(person, '2026-03-10', 500, NOW)));
  const valuesOf = (kind: string) =>
    names.filter((name) => name.startsWith(`${kind}:`)).map((name) => name.slice(kind.length + 1));

  expect(valuesOf('source').filter((source) => sourceGroup(source) === 'other')).toEqual([]);
  expect(valuesOf('click').filter((target) => !ClickTarget.safeParse(target).success)).toEqual([]);
  expect(valuesOf('place').filter((place) => !VisitPlace.safeParse(place).success)).toEqual([]);
});
