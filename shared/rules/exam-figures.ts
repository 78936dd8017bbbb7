/** What an exam says about an assistant, from the questions that were asked so far. */
import type { Exam } from '../model/assistant-coach.ts';

/** Shares from 0 to 1; null while nothing was asked that they speak of. */
export type ExamFigures = {
  asked: number;
  /** Of the questions that the page answers: those that got an answer. */
  answered: number | null;
  /** Of the answers: those whose every sentence has a source. */
  sourced: number | null;
  /** Of the questions that the page does not answer: those that got an answer all the same. */
  wrong: number | null;
};

export function examFigures(questions: Exam['questions']): ExamFigures {
  const results = questions.flatMap(({ source, result }) => (result ? [{ source, ...result }] : []));
  const answers = results.filter(({ verdict }) => verdict === 'answered' || verdict === 'invented');
  return {
    asked: results.length,
    answered: share(
      results.filter(({ source }) => source !== null),
      ({ verdict }) => verdict === 'answered',
    ),
    sourced: share(answers, ({ sentences }) => sentences.every(({ citations }) => citations.length > 0)),
    wrong: share(
      results.filter(({ source }) => source === null),
      ({ verdict }) => verdict === 'invented',
    ),
  };
}

function share<Item>(items: readonly Item[], isCounted: (item: Item) => boolean): number | null {
  return items.length === 0 ? null : items.filter(isCounted).length / items.length;
}
