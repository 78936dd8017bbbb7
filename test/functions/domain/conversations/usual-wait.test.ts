import { expect, test } from 'vitest';
import { usualMinutes } from '../../../../functions/domain/conversations/usual-wait.ts';
import { NOW } from '../../../kit/call-context.ts';

const answered = (waitedSeconds: number) => ({ wasWanted: true, waitedSeconds });
const missed = { wasWanted: true, missedAt: '2026-03-10T11:00:00.000Z' };
const waiting = { wasWanted: true, missedAt: '2026-03-10T12:02:00.000Z' };
const never = { wasWanted: false };
const five = [20, 40, 61, 100, 3_000].map(answered);

test.each([
  ['nothing with fewer than five waits', five.slice(1), null],
  ['what four of five met, as a whole number of minutes', five, 2],
  ['nothing where visitors were often left alone', [...five.slice(0, 3), missed, missed], null],
  ['nothing where it took longer than a quarter of an hour', Array(5).fill(answered(901)), null],
  ['the same with those who still wait, or never wanted anybody', [...five, waiting, never], 2],
])('promises %s', (_, conversations, minutes) => {
  expect(usualMinutes(conversations, NOW)).toBe(minutes);
});
