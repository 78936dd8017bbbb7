import type { saveAnswer as contract } from '../../../shared/calls/assistant-coach.ts';
import { applyAnswer } from '../../domain/answers/apply-answer.ts';
import type { Handler } from '../../kit/call-group.ts';

export const saveAnswer: Handler<typeof contract> = async (input, { actor, now, newId }) => ({
  answer: await applyAnswer({ pageId: actor.id, now, newId }, input),
});
