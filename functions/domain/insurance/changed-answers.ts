import { isDeepStrictEqual } from 'node:util';
import type { Answers } from '../../../shared/insurance/answers.ts';
import type { ProductTexts } from '../../../shared/insurance/product-texts.ts';
import type { PolicyEventRow, PolicyRow } from './policy-rows.ts';

/** Names of the questions whose answers differ: `answer.start`, `applicant.town`, `insured.birth`. */
export function changedAnswers({ answers: before }: Pick<PolicyRow, 'answers'>, now: Answers): string[] {
  const insured = Math.max(before.insured.length, now.insured.length);
  const persons = Array.from({ length: insured }, (_, index) => ({
    before: before.insured[index] ?? {},
    now: now.insured[index] ?? {},
  }));
  const names = [
    ...differing('answer', before.answer, now.answer),
    ...differing('applicant', before.applicant, now.applicant),
    ...persons.flatMap((person) => differing('insured', person.before, person.now)),
  ];
  return [...new Set(names)];
}

type Given = Readonly<Record<string, unknown>>;

function differing(about: string, before: Given, now: Given): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(now)])]
    .filter((id) => !isDeepStrictEqual(before[id], now[id]))
    .map((id) => `${about}.${id}`);
}

/** The same in somebody's words, as an event tells of it. */
export function changedLabels({ changed, plan }: PolicyEventRow['detail'], texts: ProductTexts): string[] {
  const names = Array.isArray(changed) ? changed.map(String) : [];
  const labels = names.map((name) => texts.questions[name]?.label ?? name.split('.').at(-1) ?? name);
  return [...(typeof plan === 'string' ? [texts.plans[plan]?.name ?? plan] : []), ...labels];
}
