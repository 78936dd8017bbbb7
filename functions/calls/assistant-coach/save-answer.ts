import type { saveAnswer as contract } from '../../../shared/calls/assistant-coach.ts';
import { findAnswer } from '../../domain/answers/find-answers.ts';
import {
  changeAnswer,
  createAnswer,
  dismissGap,
  removeAnswer,
  restoreAnswer,
} from '../../domain/answers/save-answer.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const saveAnswer: Handler<typeof contract> = async ({ gapId, answerId, content }, context) => {
  if (answerId === null) {
    if (content) return { answer: await createAnswer(context, content, gapId) };
    if (gapId !== null) await dismissGap(context, gapId);
    return { answer: null };
  }
  const found = await findAnswer(context.actor.id, answerId, context.now);
  if (!found || (found.isRemoved && !content)) throw new AppError('not_found');
  if (content) {
    const save = found.isRemoved ? restoreAnswer : changeAnswer;
    return { answer: await save(context, found.answer, content) };
  }
  await removeAnswer(context, found.answer);
  return { answer: null };
};
