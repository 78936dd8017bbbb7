import type { getProductLevelList as contract } from '../../../shared/calls/learning-portal.ts';
import { findLearner, listLearned } from '../../domain/learning/find-learner.ts';
import { listAttempts, listRepetitions } from '../../domain/learning/find-records.ts';
import { levelOf } from '../../domain/learning/level-of.ts';
import type { Handler } from '../../kit/call-group.ts';

/** What is due is counted by the repetitions alone: whether each is still asked, its product says when it is opened. */
export const getProductLevelList: Handler<typeof contract> = async (_, { actor, now }) => {
  const learner = await findLearner(actor, now);
  if (!learner) return { company: '', products: [] };
  const [products, attempts, repetitions] = await Promise.all([
    listLearned(learner),
    listAttempts(actor.id),
    listRepetitions(actor.id),
  ]);
  const dueOf = (productId: string): number =>
    repetitions.filter((one) => one.productId === productId && one.dueAt <= now.toISOString()).length;
  return {
    company: learner.company.name,
    products: products.map(({ productId, name }) => ({
      productId,
      name,
      ...levelOf(attempts, productId, now),
      due: dueOf(productId),
    })),
  };
};
