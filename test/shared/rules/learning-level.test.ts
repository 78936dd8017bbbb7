import { describe, expect, test } from 'vitest';
import type { LearningLevel } from '../../../shared/model/learning-level.ts';
import { reachedLevel } from '../../../shared/rules/learning-level.ts';

const NOW = new Date('2026-03-10T12:00:00.000Z');
const passed = (level: LearningLevel, passedAt: string) => ({ level, passedAt });
const january = '2026-01-10T12:00:00.000Z';
const february = '2026-02-10T12:00:00.000Z';
const lastYear = '2025-04-10T12:00:00.000Z';
const tooOld = '2025-03-10T12:00:00.000Z';

describe('the level that tests prove', () => {
  test('is none without a test', () => {
    expect(reachedLevel([], NOW)).toEqual({ level: 0, reachedAt: null, validUntil: null });
  });

  test('is the highest with a test of its own and of every level below', () => {
    const tests = [passed(1, january), passed(2, february)];

    expect(reachedLevel(tests, NOW)).toEqual({
      level: 2,
      reachedAt: february,
      validUntil: '2027-01-10T12:00:00.000Z',
    });
  });

  test('skips no level', () => {
    expect(reachedLevel([passed(1, january), passed(3, february)], NOW).level).toBe(1);
    expect(reachedLevel([passed(2, january), passed(3, february)], NOW).level).toBe(0);
  });

  test('ends with the second at which the test that it rests on is a year old', () => {
    expect(reachedLevel([passed(1, tooOld)], NOW).level).toBe(0);
    expect(reachedLevel([passed(1, tooOld)], new Date(NOW.getTime() - 1)).level).toBe(1);
  });

  test('falls when the test of a lower level has lapsed, until that is passed anew', () => {
    const later = new Date('2026-05-01T00:00:00.000Z');
    const tests = [passed(1, lastYear), passed(2, february)];

    expect(reachedLevel(tests, NOW).level).toBe(2);
    expect(reachedLevel(tests, later).level).toBe(0);
    expect(reachedLevel([...tests, passed(1, '2026-04-20T00:00:00.000Z')], later).level).toBe(2);
  });
});
