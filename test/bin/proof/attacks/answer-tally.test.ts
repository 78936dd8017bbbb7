/** Only what somebody decided about may count as an attack that was held off. */
import { expect, test } from 'vitest';
import { countAnswer, newTally, shareDecided, sumTallies } from '../../../../bin/proof/attacks/answer-tally.ts';

function tallyOf(...answers: [http: number, code: string | null][]) {
  const tally = newTally();
  for (const [http, code] of answers) countAnswer(tally, { http, code });
  return tally;
}

test('an answer says how far its request came', () => {
  expect(tallyOf([200, null], [404, 'not_found'], [403, 'support_session_over'])).toMatchObject({ byCall: 3 });
  expect(tallyOf([401, 'token_invalid'], [403, 'forbidden'])).toMatchObject({ byGate: 2 });
  expect(tallyOf([422, 'input_invalid'], [400, 'body_malformed'], [413, 'body_too_large'])).toMatchObject({
    byForm: 3,
  });
});

test.each([
  ['held off', 429, 'too_many_requests'],
  ['not signed', 403, 'signing_failed'],
  ['failed', 500, 'internal'],
  ['asked for another token', 201, null],
  ['answered by the gateway', 403, null],
  ['not offered here', 404, 'under_construction'],
])('a request that was %s was not decided about', (_, http, code) => {
  expect(tallyOf([http, code])).toMatchObject({ undecided: 1 });
});

test('the share is of all that were sent', () => {
  const all = sumTallies([
    tallyOf([200, null], [422, 'input_invalid']),
    tallyOf([401, 'token_invalid'], [429, 'too_many_requests']),
  ]);

  expect(all).toEqual({ sent: 4, byCall: 1, byGate: 1, byForm: 1, undecided: 1 });
  expect(shareDecided(all)).toBe(0.5);
});
