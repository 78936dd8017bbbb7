/**
 * How far the requests of an attack came, read from what was answered to each and never from how it was made: one that was refused
 * for its form, or held off, says nothing about whether whose things it named was looked at.
 */
import type { ErrorCode } from '../../../shared/calls/errors.ts';
import type { Answer } from '../client/system-client.ts';

export type AnswerTally = {
  sent: number;
  /** The gate refused whoever asked: another pool's token, a role below, a session that is over. */
  byGate: number;
  /** The call itself decided. */
  byCall: number;
  /** Refused for the form of the input, before anybody looked at what it names. */
  byForm: number;
  /** Held off, not signed, failed, or not answered by us: nothing is proved by these either. */
  undecided: number;
};

const gateCodes = new Set<string | null>([
  'token_invalid',
  'forbidden',
  'plan_needed',
  'account_suspended',
] satisfies ErrorCode[]);

/** A call may say `input_invalid` of its own accord, after it has looked: that counts as form all the same. */
const formCodes = new Set<string | null>([
  'input_invalid',
  'body_malformed',
  'body_too_large',
  'method_not_allowed',
] satisfies ErrorCode[]);

const undecidedCodes = new Set<string | null>([
  ...(['signing_failed', 'too_many_requests', 'idempotency_conflict', 'idempotency_reused'] satisfies ErrorCode[]),
  ...(['under_construction', 'unavailable', 'internal'] satisfies ErrorCode[]),
]);

export const newTally = (): AnswerTally => ({ sent: 0, byGate: 0, byCall: 0, byForm: 0, undecided: 0 });

type Told = Pick<Answer<unknown>, 'http' | 'code'>;

export function countAnswer(tally: AnswerTally, answer: Told): void {
  tally.sent += 1;
  tally[stepOf(answer)] += 1;
}

function stepOf({ http, code }: Told): Exclude<keyof AnswerTally, 'sent'> {
  if (http === 200) return 'byCall';
  if (formCodes.has(code)) return 'byForm';
  // What has no code of ours did not come to our functions, or they asked for another token.
  if (code === null || undecidedCodes.has(code)) return 'undecided';
  return gateCodes.has(code) ? 'byGate' : 'byCall';
}

export function sumTallies(tallies: readonly AnswerTally[]): AnswerTally {
  const sum = newTally();
  for (const tally of tallies) {
    for (const step of Object.keys(sum) as (keyof AnswerTally)[]) sum[step] += tally[step];
  }
  return sum;
}

/** Of all that were sent, those that were decided about. */
export const shareDecided = ({ sent, byGate, byCall }: AnswerTally): number => (byGate + byCall) / sent;
