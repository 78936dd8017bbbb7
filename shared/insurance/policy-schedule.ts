/** What a policy says about what it insures, in the words of a language (the definition's `schedule`). */
import { countryName } from '../places/country-names.ts';
import { documentTag, type LanguageValue } from '../places/languages.ts';
import { fullName } from '../places/name-order.ts';
import { moneyText } from '../rules/money-text.ts';
import type { Answers } from './answers.ts';
import type { ProductDefinition, Question } from './definition.ts';
import { minorOf } from './money.ts';
import type { ScheduleLine } from './policy.ts';
import { productOf, readApplication, type Application } from './product.ts';
import type { ProductTexts } from './product-texts.ts';

/** What was insured, as it was on the day of the purchase. */
export type Insured = {
  definition: ProductDefinition;
  texts: ProductTexts;
  /** That the texts are in. */
  language: LanguageValue;
  answers: Answers;
  plan: string;
  /** Day of the purchase. */
  today: string;
};

/** `1 April 2026`, as the language writes it. */
export function dayText(day: string, language: LanguageValue): string {
  const format = new Intl.DateTimeFormat(documentTag(language), { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}

export const applicationOf = ({ definition, answers, today, plan }: Omit<Insured, 'texts' | 'language'>): Application =>
  readApplication(productOf(definition), answers, { today, plan });

/** Lines without a value are left out. */
export function scheduleLines(insured: Insured): ScheduleLine[] {
  const { definition, texts } = insured;
  const { data } = applicationOf(insured);
  return definition.schedule.flatMap((id) => {
    const value = valueText(id, data.fact[id] ?? data.answer[id], insured);
    return value === '' ? [] : [{ id, label: texts.schedule[id] ?? id, value }];
  });
}

/** Countries where it holds, in the language; none where the product asks for none. */
export function destinationsOf(insured: Omit<Insured, 'texts'>): string[] {
  const { definition, answers, language } = insured;
  return questionsOf(definition)
    .filter(({ list }) => list === 'countries')
    .flatMap(({ id }) => answers.answer[id] ?? [])
    .map((code) => countryText(String(code), language));
}

/** Who or what is insured: the plate of a car, the name of a pet, else the persons. */
export function coverFor({
  definition,
  answers,
  language,
}: Pick<Insured, 'definition' | 'answers' | 'language'>): string[] {
  const named = definition.line === 'pet' ? answers.answer['petName'] : plateOf(definition, answers);
  if (named !== undefined) return [String(named)];
  return answers.insured.map((person) => personName(person, answers.applicant, language)).filter((name) => name !== '');
}

function plateOf(definition: ProductDefinition, answers: Answers): Answers['answer'][string] | undefined {
  const question = questionsOf(definition).find(({ kind }) => kind === 'plate');
  return question && answers.answer[question.id];
}

/** The name of the applicant is asked once, also where they are insured. */
export function personName(
  person: Answers['applicant'],
  applicant: Answers['applicant'],
  language: LanguageValue,
): string {
  const { firstName, lastName } = person['relation'] === 'self' ? { ...person, ...applicant } : person;
  return fullName(
    typeof firstName === 'string' ? firstName : '',
    typeof lastName === 'string' ? lastName : '',
    language,
  );
}

const questionsOf = ({ blocks }: ProductDefinition): Question[] =>
  blocks.filter(({ about }) => about === 'answer').flatMap(({ questions }) => questions);

function valueText(id: string, value: unknown, insured: Insured): string {
  if (value === undefined || value === null || value === '') return '';
  if (Array.isArray(value)) {
    const parts = value.map((part) => valueText(id, part, insured)).filter((part) => part !== '');
    const isList = questionsOf(insured.definition).some((one) => one.id === id && one.list !== undefined);
    // Options are phrases that have an "and" of their own.
    return isList ? listText(parts, insured.language) : parts.join(' · ');
  }
  const { definition, texts, language } = insured;
  const question = questionsOf(definition).find((one) => one.id === id);
  const named = texts.schedule[`${id}.${String(value)}`] ?? texts.questions[`answer.${id}`]?.options?.[String(value)];
  if (named !== undefined) return named;
  if (question?.list === 'countries') return countryText(String(value), language);
  if (question?.kind === 'date') return dayText(String(value), language);
  if (question?.kind === 'money' && typeof value === 'number') return sumText(value, definition, language);
  return String(value);
}

/** A sum in major units, without the decimals that it has not: `HK$600,000`. */
export function sumText(major: number, { currency }: ProductDefinition, language: LanguageValue): string {
  return moneyText(documentTag(language), { amount: minorOf(major, currency), currency }, 'stripIfInteger');
}

/** `Japan, South Korea, and France` */
export const listText = (parts: readonly string[], language: LanguageValue): string =>
  new Intl.ListFormat(documentTag(language), { type: 'conjunction' }).format(parts);

function countryText(code: string, language: LanguageValue): string {
  return countryName(code, documentTag(language));
}
