import { describe, expect, test } from 'vitest';
import { getUserAgeByDob } from '../../../../functions/calls/insurance-reference/get-user-age-by-dob.ts';
import { callContext } from '../../../kit/call-context.ts';

describe('getUserAgeByDob', () => {
  test.each([
    ['2000-02-29', 2, '2026-02-28', 25],
    ['2000-02-29', 2, '2026-03-01', 26],
    ['2026-03-01', 1, '2026-03-10', 10],
    ['2026-03-11', 2, '2026-03-10', null],
  ] as const)('%s in unit %i on %s: %s', async (birth, unit, on, age) => {
    expect(await getUserAgeByDob({ birth, unit, on }, callContext())).toEqual({ age });
  });

  test('counts to today without a day', async () => {
    expect(await getUserAgeByDob({ birth: '2000-03-10', unit: 2 }, callContext())).toEqual({ age: 26 });
  });
});
