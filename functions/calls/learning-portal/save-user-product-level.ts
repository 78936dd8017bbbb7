import type { saveUserProductLevel as contract } from '../../../shared/calls/learning-portal.ts';
import { countDue } from '../../domain/learning/count-due.ts';
import { findLearned } from '../../domain/learning/find-learner.ts';
import { listApproved } from '../../domain/learning/find-questions.ts';
import { listRepetitions } from '../../domain/learning/find-records.ts';
import { keepLevel } from '../../domain/learning/keep-level.ts';
import type { Handler } from '../../kit/call-group.ts';

export const saveUserProductLevel: Handler<typeof contract> = async ({ productId }, context) => {
  const { actor, now } = context;
  const { learner, product } = await findLearned(actor, productId, now);
  const [{ level, reachedAt, validUntil }, questions, repetitions] = await Promise.all([
    keepLevel(learner, productId, context),
    listApproved(learner.company.companyId, productId),
    listRepetitions(actor.id, productId),
  ]);
  const due = countDue(repetitions, questions, now);
  return { level: { productId, name: product.name, level, reachedAt, validUntil, due } };
};
