/** Asks the assistant one question of an exam, the way a visitor would. */
import type { ExamQuestion, ExamResult } from '../../../../shared/model/assistant-coach.ts';
import type { Sentence } from '../../../../shared/model/conversation.ts';
import type { LanguageValue } from '../../../../shared/places/languages.ts';
import { answerDraft } from '../answer-draft.ts';
import type { DraftKnowledge } from '../draft-knowledge.ts';

export async function askExamQuestion(
  knowledge: DraftKnowledge,
  { question, source }: ExamQuestion,
  language: LanguageValue,
  signal: AbortSignal,
): Promise<ExamResult> {
  const sentences: Sentence[] = [];
  for await (const sentence of answerDraft(knowledge, { question, language }, signal)) sentences.push(sentence);
  const isAnswered = sentences.length > 0;
  if (source === null) return { verdict: isAnswered ? 'invented' : 'refused', sentences };
  return { verdict: isAnswered ? 'answered' : 'missed', sentences };
}
