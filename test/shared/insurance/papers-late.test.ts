import { expect, test } from 'vitest';
import { arePapersLate } from '../../../shared/insurance/papers-late.ts';

const since = '2026-11-22T09:00:00.000Z';

test.each([
  ['2026-11-22T09:00:10.000Z', false],
  ['2026-11-22T09:01:59.999Z', false],
  ['2026-11-22T09:02:00.000Z', true],
  ['2026-11-23T09:00:00.000Z', true],
])('papers that were paid for at nine are late at %s: %s', (now, isLate) => {
  expect(arePapersLate(since, new Date(now))).toBe(isLate);
});
