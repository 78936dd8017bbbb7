/** The way from the first question to the payment, and where on it somebody is. */
import type { AnswerProblem } from '../../../../../shared/insurance/check-answers.ts';
import { checkAnswers } from '../../../../../shared/insurance/check-answers.ts';
import type { ApplicationView } from '../../../../../shared/insurance/application.ts';
import type { Application } from '../../../../../shared/insurance/product.ts';
import { viewsOf, type View } from './views.ts';

export type Step = { id: string; view: View | null };

export const PLANS = 'plans';
export const REVIEW = 'review';

export function stepsOf(application: Application, isWide: boolean): Step[] {
  const toSteps = (views: readonly View[]): Step[] => views.map((view) => ({ id: view.id, view }));
  return [
    ...toSteps(viewsOf(application, 'quote', isWide)),
    { id: PLANS, view: null },
    ...toSteps(viewsOf(application, 'details', isWide)),
    { id: REVIEW, view: null },
  ];
}

/** The step that an address names; after a turn of the screen the one with the same block. Undefined for none. */
export function findStep(steps: readonly Step[], id: string | null): Step | undefined {
  if (id === null) return undefined;
  const block = id.split('.')[0];
  return steps.find((step) => step.id === id) ?? steps.find((step) => step.view?.block.id === block);
}

/** The step whose answer is wrong. */
export function stepOfProblem(steps: readonly Step[], { about, question, person }: AnswerProblem): Step | undefined {
  return steps.find(
    ({ view }) =>
      view !== null &&
      view.block.about === about &&
      (question === '' || view.asked.some((one) => one.question.id === question && one.person === person)),
  );
}

/** Where somebody goes on who comes back: at the first thing that is missing. */
export function firstOpenStep(
  steps: readonly Step[],
  application: Application,
  server: ApplicationView | null,
): Step | undefined {
  const problem = checkAnswers(application, 'quote')[0];
  if (problem !== undefined) return stepOfProblem(steps, problem) ?? steps[0];
  if (application.moment.plan === null || server?.state === 'declined') return findStep(steps, PLANS);
  const detail = checkAnswers(application, 'details')[0];
  return detail === undefined ? findStep(steps, REVIEW) : (stepOfProblem(steps, detail) ?? findStep(steps, PLANS));
}
