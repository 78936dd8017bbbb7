/** Tests as a table (shared/rules/csv.ts): who was asked what, when, and with which result. */
import { BYTE_ORDER_MARK, toCsvLine } from '../../../shared/rules/csv.ts';
import { validUntilOf } from '../../../shared/rules/learning-level.ts';
import { writeInZone } from '../../../shared/rules/zoned-time.ts';
import type { AccountRow } from '../accounts/account-rows.ts';
import { endOf, isOver, isPassed, rightAnswers } from './attempt-state.ts';
import type { AttemptRow } from './learning-rows.ts';

const COLUMNS = [
  'Agent',
  'E-mail',
  'Product',
  'Level',
  'Started',
  'Ended',
  'Right',
  'Questions',
  'Result',
  'Valid until',
  'Record',
];

export const RECORDS_HEAD = BYTE_ORDER_MARK + toCsvLine(COLUMNS);

type Around = {
  agent: Pick<AccountRow, 'fullName' | 'email'> | null;
  product: string;
  /** In which times are written, with their distance from UTC. */
  timeZone: string;
  now: Date;
};

export function toRecordLine(record: AttemptRow, { agent, product, timeZone, now }: Around): string {
  const time = (iso: string): string => writeInZone(timeZone, new Date(iso));
  const passed = isPassed(record, now);
  const result = passed === null ? 'open' : passed ? 'passed' : 'failed';
  const { level, startedAt, questions, attemptId } = record;
  return toCsvLine([
    agent?.fullName ?? '',
    agent?.email ?? '',
    product,
    level,
    time(startedAt),
    isOver(record, now) ? time(endOf(record)) : '',
    rightAnswers(record),
    questions.length,
    result,
    passed && level !== 0 ? time(validUntilOf({ level, passedAt: endOf(record) })) : '',
    attemptId,
  ]);
}
