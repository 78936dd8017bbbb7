import type { getLearnQuestion as contract } from '../../../shared/calls/learning-portal.ts';
import { toAttempt } from '../../domain/learning/attempt-state.ts';
import { beginAttempt } from '../../domain/learning/begin-attempt.ts';
import { findLearned } from '../../domain/learning/find-learner.ts';
import { listApproved } from '../../domain/learning/find-questions.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getLearnQuestion: Handler<typeof contract> = async ({ productId, level }, context) => {
  const { learner } = await findLearned(context.actor, productId, context.now);
  const questions = await listApproved(learner.company.companyId, productId);
  return { attempt: toAttempt(await beginAttempt({ learner, productId, level, questions }, context), context.now) };
};
