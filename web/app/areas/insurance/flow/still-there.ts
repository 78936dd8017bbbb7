import { checkAnswers, type AnswerProblem } from '../../../../../shared/insurance/check-answers.ts';
import type { Block } from '../../../../../shared/insurance/definition.ts';
import type { Application } from '../../../../../shared/insurance/product.ts';

/** Those problems that the answers of a stage still have: what was put right since is not complained of any more. */
export function stillThere(
  problems: readonly AnswerProblem[],
  application: Application,
  stage: Block['stage'] | null,
): readonly AnswerProblem[] {
  if (problems.length === 0 || stage === null) return problems;
  const now = checkAnswers(application, stage).map(placeOf);
  return problems.filter((problem) => now.includes(placeOf(problem)));
}

const placeOf = ({ about, question, person, code }: AnswerProblem): string => [about, question, person, code].join(' ');
