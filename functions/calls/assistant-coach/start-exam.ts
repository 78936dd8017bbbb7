import type { startExam as contract } from '../../../shared/calls/assistant-coach.ts';
import { fingerprintOf, loadDraftKnowledge } from '../../domain/assistant/draft-knowledge.ts';
import { saveExam } from '../../domain/assistant/exam/exam-rows.ts';
import { writeQuestions } from '../../domain/assistant/exam/write-questions.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';
import { environment } from '../../kit/environment.ts';
import { foundOnce } from '../../kit/found-once.ts';

export const startExam: Handler<typeof contract> = async (_, { actor, now, newId, signal }) => {
  const knowledge = await loadDraftKnowledge(actor.id, now);
  const questions = await foundOnce('questions', () => writeQuestions(knowledge, signal));
  if (questions.length === 0) throw new AppError('exam_empty');
  const exam = {
    examId: newId(),
    startedAt: now.toISOString(),
    pageVersion: knowledge.version,
    language: knowledge.page.profile.pageLanguage,
  };
  const isTemplate = environment.isLocalReader();
  await saveExam(actor.id, { ...exam, questions, isTemplate, fingerprint: fingerprintOf(knowledge) });
  return { exam: { ...exam, questions: questions.map((one) => ({ ...one, result: null })) } };
};
