import type { saveQuestionRecord as contract } from '../../../shared/calls/learning-portal.ts';
import { isOver, toAttempt } from '../../domain/learning/attempt-state.ts';
import { findLearner } from '../../domain/learning/find-learner.ts';
import { keepLevel } from '../../domain/learning/keep-level.ts';
import { markAnswer } from '../../domain/learning/mark-answer.ts';
import { saveAnswer } from '../../domain/learning/save-answer.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const saveQuestionRecord: Handler<typeof contract> = async (input, context) => {
  const { actor, now, language } = context;
  const { attemptId, questionId, options, text } = input;
  const learner = await findLearner(actor, now);
  if (!learner) throw new AppError('not_found');
  const { attempt, marked } = await saveAnswer(
    { accountId: actor.id, attemptId, questionId },
    (question) => markAnswer(question, { options, text }, language),
    now,
  );
  if (attempt.level !== 0 && isOver(attempt, now)) await keepLevel(learner, attempt.productId, context);
  return { marked, attempt: toAttempt(attempt, now) };
};
