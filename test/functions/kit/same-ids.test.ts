import { expect, test } from 'vitest';
import { sameIds } from '../../../functions/kit/same-ids.ts';

test('each try has the ids of the one before, and more where it needs more', () => {
  let last = 0;
  const idsAnew = sameIds(() => String((last += 1)));
  const [first, second] = [idsAnew(), idsAnew()];

  expect([first(), first()]).toEqual(['1', '2']);
  expect([second(), second(), second()]).toEqual(['1', '2', '3']);
});
