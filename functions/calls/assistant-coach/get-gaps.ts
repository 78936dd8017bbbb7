import type { getGaps as contract } from '../../../shared/calls/assistant-coach.ts';
import { listAnswers } from '../../domain/answers/find-answers.ts';
import { listGaps } from '../../domain/conversations/gaps.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getGaps: Handler<typeof contract> = async (_, { actor, now }) => {
  const [gaps, answers] = await Promise.all([listGaps(actor.id, now), listAnswers(actor.id)]);
  return { gaps, answers };
};
