import { describe, expect, test } from 'vitest';
import { nextRepetition } from '../../../shared/rules/spaced-repetition.ts';

const NOW = new Date('2026-03-10T12:00:00.000Z');
const daysAfter = (dueAt: string): number => (Date.parse(dueAt) - NOW.getTime()) / 86_400_000;

describe('a question', () => {
  test('comes again after longer and longer pauses while it is answered rightly', () => {
    const pauses: number[] = [];
    let box: number | null = null;
    for (let round = 0; round < 7; round += 1) {
      const next = nextRepetition(box, true, NOW);
      pauses.push(daysAfter(next.dueAt));
      box = next.box;
    }

    expect(pauses).toEqual([3, 7, 21, 60, 120, 120, 120]);
  });

  test.each([null, 0, 3, 5])('from box %s comes tomorrow when the answer was wrong', (box) => {
    const next = nextRepetition(box, false, NOW);

    expect([next.box, daysAfter(next.dueAt)]).toEqual([0, 1]);
  });
});
