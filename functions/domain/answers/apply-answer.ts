/** What a call asks for about an answer, by what it names: a question, an answer, its content. */
import type { AnswerContent, OwnAnswer } from '../../../shared/model/assistant-coach.ts';
import { AppError } from '../../kit/app-error.ts';
import { findAnswer } from './find-answers.ts';
import {
  changeAnswer,
  createAnswer,
  dismissGap,
  removeAnswer,
  reopenGap,
  restoreAnswer,
  type Writer,
} from './save-answer.ts';

type Wish = {
  gapId: string | null;
  answerId: string | null;
  content: AnswerContent | null;
  /** A dismissed question is open again. */
  isReopened?: true;
};

/** The answer as it is then; null when it was removed, or a question dismissed or opened again. Throws `answers_full`, `not_found`. */
export async function applyAnswer(
  writer: Writer,
  { gapId, answerId, content, isReopened }: Wish,
): Promise<OwnAnswer | null> {
  if (answerId === null) {
    if (content) return createAnswer(writer, content, gapId);
    if (gapId !== null) await (isReopened ? reopenGap : dismissGap)(writer, gapId);
    return null;
  }
  const found = await findAnswer(writer.pageId, answerId, writer.now);
  if (!found || (found.isRemoved && !content)) throw new AppError('not_found');
  if (content) {
    const save = found.isRemoved ? restoreAnswer : changeAnswer;
    return save(writer, found.answer, content);
  }
  await removeAnswer(writer, found.answer);
  return null;
}
