/** How many questions come again now: only what is still asked. */
import type { QuestionRow, RepeatRow } from './learning-rows.ts';

export function countDue(repetitions: readonly RepeatRow[], questions: readonly QuestionRow[], now: Date): number {
  const asked = new Set(questions.map(({ questionId }) => questionId));
  return repetitions.filter(({ questionId, dueAt }) => asked.has(questionId) && dueAt <= now.toISOString()).length;
}
