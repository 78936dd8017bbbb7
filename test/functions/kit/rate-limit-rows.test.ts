/** Limits on the tables of the engine, which counts. */
import { expect, test } from 'vitest';
import { countAgainstLimits, isWithinBudget } from '../../../functions/kit/rate-limits.ts';
import { existsUserByAccount } from '../../../shared/calls/account.ts';
import { recordingLog } from '../../kit/call-context.ts';
import { useRealTables } from '../../kit/real-tables.ts';

useRealTables();
const NOON = new Date('2026-03-10T12:00:00.000Z');
const NEXT = new Date('2026-03-10T12:01:00.000Z');
let count = 0;

test('the fourth call of a limit of three is refused, and the first of the next window passes', async () => {
  const address = `client-${(count += 1)}`;
  const contract = {
    ...existsUserByAccount,
    limits: [{ by: 'client', max: 3, windowSeconds: 60, whenDown: 'refuse' }],
  };
  const call = (now: Date): Promise<string> =>
    countAgainstLimits(contract as never, { address, actor: null, input: {} }, now, recordingLog()).then(
      () => 'passed',
      (error: { code: string }) => error.code,
    );
  const answers: string[] = [];
  for (const now of [NOON, NOON, NOON, NOON, NEXT]) answers.push(await call(now));

  expect(answers).toEqual(['passed', 'passed', 'passed', 'too_many_requests', 'passed']);
});

test('a budget of two is used up by two', async () => {
  const name = `messages-${(count += 1)}`;
  const answers: boolean[] = [];
  for (const now of [NOON, NOON, NOON, NEXT]) {
    answers.push(await isWithinBudget(name, { max: 2, windowSeconds: 60 }, now));
  }

  expect(answers).toEqual([true, true, false, true]);
});
