import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkShownTime, isShownAt, nextShownChange, shownState } from '../../../shared/rules/shown-time.ts';

const at = (hour: number): string => new Date(Date.UTC(2026, 2, 10, hour)).toISOString();
const now = new Date(at(12));

describe('a link', () => {
  test.each([
    ['without times', {}, 'always'],
    ['whose times were taken away', { shownFrom: null, shownUntil: null }, 'always'],
    ['that begins later', { shownFrom: at(13) }, 'scheduled'],
    ['that begins this moment', { shownFrom: at(12) }, 'now'],
    ['that ends later', { shownUntil: at(13) }, 'now'],
    ['that ends this moment', { shownUntil: at(12) }, 'ended'],
    ['between its times', { shownFrom: at(11), shownUntil: at(13) }, 'now'],
    ['whose times are over', { shownFrom: at(10), shownUntil: at(11) }, 'ended'],
  ])('%s is %j → %s', (_, time, state) => {
    expect(shownState(time, now)).toBe(state);
  });

  test('cannot end before it begins', () => {
    expect(checkShownTime({ shownFrom: at(12), shownUntil: at(12) })).toBe('until_before_from');
    expect(checkShownTime({ shownFrom: at(12), shownUntil: at(13) })).toBeUndefined();
    expect(checkShownTime({ shownUntil: at(1) })).toBeUndefined();
  });
});

test('between now and the next change nothing comes or goes, and then something does', () => {
  const moment = fc.option(fc.integer({ min: 0, max: 47 }).map((hour) => at(hour)));
  const link = fc
    .record({ shownFrom: moment, shownUntil: moment })
    .filter((time) => checkShownTime(time) === undefined);
  fc.assert(
    fc.property(fc.array(link, { maxLength: 6 }), (links) => {
      const shown = (hour: number): string => JSON.stringify(links.map((time) => isShownAt(time, new Date(at(hour)))));
      const next = nextShownChange(links, now);
      const hours = Array.from({ length: 48 - 12 }, (_, index) => 12 + index);
      const first = hours.find((hour) => shown(hour) !== shown(12));

      expect(next?.toISOString()).toBe(first === undefined ? undefined : at(first));
    }),
    { numRuns: 500 },
  );
});
