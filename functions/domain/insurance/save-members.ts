/** Keeps who applies and who is insured (rows: application-rows.ts). */
import { isDeepStrictEqual } from 'node:util';
import type { Answers } from '../../../shared/insurance/answers.ts';
import type { ApplicationView } from '../../../shared/insurance/application.ts';
import type { AnswerProblem } from '../../../shared/insurance/check-answers.ts';
import type { ApplicationRow } from './application-rows.ts';
import { changeApplication } from './applications.ts';
import { isAnyListed } from './exclusion-list.ts';
import { standingDecision } from './referrals/standing-decision.ts';
import { checkRow, rateRow, toApplicationView } from './quote-application.ts';

/**
 * Answers that change the price make a draft of it again. Somebody on the insurer's exclusion list makes it one that the
 * insurer decides, and is not told why.
 */
export async function saveMembers(
  row: ApplicationRow,
  answers: Answers,
  now: Date,
): Promise<{ application: ApplicationView; problems: AnswerProblem[] }> {
  const { rated, application } = await rateRow({ ...row, answers }, now);
  const isAsQuoted = isDeepStrictEqual(rated.quote?.prices, row.quote?.prices);
  const isListed = await isAnyListed(row.companyId, answers);
  const isTaken = standingDecision({ ...row, answers }, application, isListed) === 'accept';
  const isForInsurer = isListed && !isTaken && row.state === 'accepted';
  const state = isAsQuoted ? (isForInsurer ? 'referred' : row.state) : 'draft';
  const changed = await changeApplication(row, { answers, state }, now);
  return { application: await toApplicationView(changed, now), problems: await checkRow(changed, 'details', now) };
}
