import type { saveQuestionRecord as contract } from '../../../shared/calls/learning-portal.ts';
import { isOver, toAttempt } from '../../domain/learning/attempt-state.ts';
import { findLearned } from '../../domain/learning/find-learner.ts';
import { findAttempt } from '../../domain/learning/find-records.ts';
import { keepLevel } from '../../domain/learning/keep-level.ts';
import { markAnswer } from '../../domain/learning/mark-answer.ts';
import { saveAnswer } from '../../domain/learning/save-answer.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

/** An attempt outlives the right to its product: whoever has left the company is told no right answers any more. */
export const saveQuestionRecord: Handler<typeof contract> = async (input, context) => {
  const { actor, now, language } = context;
  const { attemptId, questionId, options, text } = input;
  const begun = await findAttempt(actor.id, attemptId);
  if (!begun) throw new AppError('not_found');
  const { learner } = await findLearned(actor, begun.productId, now);
  const { attempt, marked } = await saveAnswer(
    { accountId: actor.id, attemptId, questionId },
    (question) => markAnswer(question, { options, text }, language),
    now,
  );
  if (attempt.level !== 0 && isOver(attempt, now)) await keepLevel(learner, attempt.productId, context);
  return { marked, attempt: toAttempt(attempt, now) };
};
