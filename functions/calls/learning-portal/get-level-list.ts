import type { getLevelList as contract } from '../../../shared/calls/learning-portal.ts';
import { learningLevels } from '../../../shared/model/learning-level.ts';
import { standingOf } from '../../domain/learning/attempt-state.ts';
import { countDue } from '../../domain/learning/count-due.ts';
import { findLearned } from '../../domain/learning/find-learner.ts';
import { listApproved } from '../../domain/learning/find-questions.ts';
import { listAttempts, listRepetitions } from '../../domain/learning/find-records.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getLevelList: Handler<typeof contract> = async ({ productId }, { actor, now }) => {
  const { learner, product } = await findLearned(actor, productId, now);
  const [questions, all, repetitions] = await Promise.all([
    listApproved(learner.company.companyId, productId),
    listAttempts(actor.id),
    listRepetitions(actor.id, productId),
  ]);
  const attempts = all.filter((attempt) => attempt.productId === productId);
  const availableAt = (level: number): number => questions.filter((question) => question.level === level).length;
  return {
    name: product.name,
    levels: learningLevels.map((level) => standingOf(level, { available: availableAt(level), attempts }, now)),
    due: countDue(repetitions, questions, now),
  };
};
