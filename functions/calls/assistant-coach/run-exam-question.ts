import type { runExamQuestion as contract } from '../../../shared/calls/assistant-coach.ts';
import { loadDraftKnowledge } from '../../domain/assistant/draft-knowledge.ts';
import { askExamQuestion } from '../../domain/assistant/exam/ask-question.ts';
import { findExam, saveExamResult } from '../../domain/assistant/exam/exam-rows.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const runExamQuestion: Handler<typeof contract> = async ({ examId, questionId }, { actor, now, signal }) => {
  const [exam, knowledge] = await Promise.all([findExam(actor.id), loadDraftKnowledge(actor.id, now)]);
  const asked = exam?.questions.find((one) => one.questionId === questionId);
  if (exam?.examId !== examId || !asked) throw new AppError('not_found');
  const result = await askExamQuestion(knowledge, asked, exam.language, signal);
  await saveExamResult(actor.id, { examId, questionId, result });
  return { questionId, result };
};
