import { ageOn } from '../rules/age.ts';
import { parseCalendarDate } from '../rules/calendar-date.ts';
import { countCharacters, forbiddenInLine, forbiddenInLines } from '../rules/characters.ts';
import { checkEmail } from '../rules/email.ts';
import { isKtpOf } from '../rules/national-id.ts';
import type { Answer, Person } from './answers.ts';
import { checkForm, isPostcode } from './answer-forms.ts';
import type { Block } from './definition.ts';
import type { LogicData } from './logic.ts';
import type { Application, AskedQuestion } from './product.ts';
import { termOf } from './term.ts';

/** Of files, which the server alone knows: none of the application's, not looked at yet, or not what was asked for. */
export const fileProblemCodes = ['file_unknown', 'file_unchecked', 'file_unclear'] as const;

/** Of a change of a policy (policy-change.ts): days that have passed. */
export const changeProblemCodes = ['term_passed'] as const;

export const problemCodes = [
  'required',
  'not_an_option',
  'wrong_kind',
  'too_small',
  'too_large',
  'too_short',
  'too_long',
  'too_early',
  'too_late',
  'too_few',
  'too_many',
  'form_invalid',
  'form_mismatch',
  'age_too_low',
  'age_too_high',
  'area_excluded',
  'term_invalid',
  'holder_twice',
  ...changeProblemCodes,
  ...fileProblemCodes,
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** What is wrong with an answer. `limit` goes into the words: a number, a day, or an age in days (ISO 8601: `P42D`). */
export type AnswerProblem = {
  about: Block['about'];
  question: string;
  person: number | null;
  code: ProblemCode;
  limit: number | string | null;
};

type Finding = { code: ProblemCode; limit?: number | string | null };

/** What is missing or wrong in the questions of a stage; `details` looks at those of `quote` as well. */
export function checkAnswers(application: Application, stage: Block['stage']): AnswerProblem[] {
  const asked = application.asked.filter(({ block }) => stage === 'details' || block.stage === 'quote');
  const problems = asked.flatMap((one) => {
    const finding = findProblem(application, one);
    return finding === undefined ? [] : [toProblem(one, finding)];
  });
  // Rules over several answers speak once each of them is right.
  return problems.length > 0 ? problems : checkTogether(application, asked);
}

export function toProblem({ block, question, person }: AskedQuestion, { code, limit = null }: Finding): AnswerProblem {
  return { about: block.about, question: question.id, person, code, limit };
}

function findProblem(application: Application, one: AskedQuestion): Finding | undefined {
  const { answer, isRequired } = one;
  if (answer === undefined || isEmpty(answer)) return isRequired ? { code: 'required' } : undefined;
  return findKindProblem(application, one, answer) ?? findLimitProblem(application, one, answer);
}

function isEmpty(answer: Answer): boolean {
  return Array.isArray(answer) ? answer.length === 0 : typeof answer === 'string' && answer.trim() === '';
}

function findKindProblem(
  { product }: Application,
  { question, options }: AskedQuestion,
  answer: Answer,
): Finding | undefined {
  const wrong: Finding = { code: 'wrong_kind' };
  switch (question.kind) {
    case 'yes-no':
      return typeof answer === 'boolean' ? undefined : wrong;
    case 'number':
      return Number.isInteger(answer) ? undefined : wrong;
    case 'money':
      return typeof answer === 'number' && Number.isFinite(answer) ? undefined : wrong;
    case 'choices':
      if (!Array.isArray(answer)) return wrong;
      return isEach(answer, options, question.list !== undefined) ? undefined : { code: 'not_an_option' };
    case 'photo':
    case 'video':
    case 'file':
      return Array.isArray(answer) ? undefined : wrong;
    default:
  }
  if (typeof answer !== 'string') return wrong;
  if (question.kind === 'choice' && question.list === undefined) {
    return options.includes(answer) ? undefined : { code: 'not_an_option' };
  }
  if (question.kind === 'date') return parseCalendarDate(answer) === undefined ? wrong : undefined;
  return isWellFormed(question, answer, product.definition.country) ? undefined : { code: 'form_invalid' };
}

function isEach(answer: readonly string[], options: readonly string[], isFromList: boolean): boolean {
  return new Set(answer).size === answer.length && (isFromList || answer.every((one) => options.includes(one)));
}

function isWellFormed({ kind, form }: AskedQuestion['question'], answer: string, country: string): boolean {
  if ((kind === 'text' ? forbiddenInLines : forbiddenInLine).test(answer)) return false;
  if (kind === 'email') return checkEmail(answer) === undefined;
  // E.164; the caller also asks whether the number can be one of its country.
  if (kind === 'phone') return /^\+[0-9]{6,15}$/.test(answer);
  if (kind === 'postcode') return isPostcode(country, answer);
  return form === undefined || checkForm(form, answer);
}

/** What least and most count, by the type of the answer, and what is said. */
const limitCodes = {
  number: ['too_small', 'too_large'],
  date: ['too_early', 'too_late'],
  text: ['too_short', 'too_long'],
  list: ['too_few', 'too_many'],
} as const;

function findLimitProblem({ product, data }: Application, one: AskedQuestion, answer: Answer): Finding | undefined {
  const { question, person } = one;
  const about = person === null ? data : { ...data, person: data.insured[person] };
  const least = question.least === undefined ? null : product.tryRun(question.least, about as LogicData);
  const most = question.most === undefined ? null : product.tryRun(question.most, about as LogicData);
  const [type, size] = measure(question.kind, answer);
  if (isBefore(size, least)) return { code: limitCodes[type][0], limit: least as number | string };
  if (isBefore(most, size)) return { code: limitCodes[type][1], limit: most as number | string };
  return undefined;
}

function measure(kind: string, answer: Answer): [keyof typeof limitCodes, number | string] {
  if (typeof answer === 'number') return ['number', answer];
  if (Array.isArray(answer)) return ['list', answer.length];
  return kind === 'date' ? ['date', String(answer)] : ['text', countCharacters(String(answer))];
}

/** Numbers with numbers, days with days; false for what cannot be compared. */
function isBefore(one: unknown, other: unknown): boolean {
  if (typeof one === 'number' && typeof other === 'number') return one < other;
  return typeof one === 'string' && typeof other === 'string' && one < other;
}

function checkTogether(application: Application, asked: readonly AskedQuestion[]): AnswerProblem[] {
  const { definition } = application.product;
  const first = asked[0];
  if (first === undefined) return [];
  const { least, most } = definition.insured;
  const persons = application.personsGiven;
  if (persons < least) return [ofPersons('too_few', least)];
  if (persons > most) return [ofPersons('too_many', most)];
  if (application.data.insured.filter(isHolder).length > 1) return [ofPersons('holder_twice', null)];
  const term = termOf(application);
  if (term === undefined) return [{ about: 'answer', question: '', person: null, code: 'term_invalid', limit: null }];
  return [
    ...checkAreas(application, asked),
    ...checkAges(asked, application, term.start),
    ...checkBirths(asked, application),
  ];
}

const ofPersons = (code: ProblemCode, limit: number | null): AnswerProblem => ({
  about: 'insured',
  question: '',
  person: null,
  code,
  limit,
});

/** The insured person who is the applicant says so by their relation. */
const isHolder = ({ relation }: Person): boolean => relation === 'self';

function checkAreas({ product }: Application, asked: readonly AskedQuestion[]): AnswerProblem[] {
  const areas = product.definition.excludedAreas;
  if (areas === null) return [];
  return asked
    .filter(({ block, question }) => block.about === 'answer' && question.id === areas.question)
    .flatMap((one) => {
      const chosen = Array.isArray(one.answer) ? one.answer : [String(one.answer)];
      const excluded = chosen.find((country) => areas.countries.includes(country));
      return excluded === undefined ? [] : [toProblem(one, { code: 'area_excluded', limit: excluded })];
    });
}

const personOf = ({ data }: Application, { person }: AskedQuestion): Person =>
  person === null ? {} : (data.insured[person] ?? {});

/** Ages on the first day of cover, of whoever's `birth` is asked. Who is insured and applies must be of age for both. */
function checkAges(asked: readonly AskedQuestion[], application: Application, start: string): AnswerProblem[] {
  const { product } = application;
  return asked
    .filter(({ question, block }) => question.id === 'birth' && block.about !== 'answer')
    .flatMap((one) =>
      product.definition.ageLimits
        .filter(({ who }) => who === one.block.about || (who === 'applicant' && isHolder(personOf(application, one))))
        .flatMap(({ unit, least, most }) => {
          const age = ageOn(String(one.answer), start, unit);
          // Years are what everybody takes an age for; 42 days must not be read as 42 years.
          const inWords = (limit: number): number | string => (unit === 1 ? `P${limit}D` : limit);
          if (age === undefined || age < least) return [toProblem(one, { code: 'age_too_low', limit: inWords(least) })];
          return age > most ? [toProblem(one, { code: 'age_too_high', limit: inWords(most) })] : [];
        }),
    );
}

/** The number of a KTP says when its holder was born: it must agree with the birth that was answered. */
function checkBirths(asked: readonly AskedQuestion[], application: Application): AnswerProblem[] {
  const { applicant, insured } = application.data;
  const holderBirth = applicant['birth'] ?? insured.find(isHolder)?.['birth'];
  return asked
    .filter(({ question, answer }) => question.form === 'ktp' && answer !== undefined && answer !== '')
    .flatMap((one) => {
      const birth = one.person === null ? holderBirth : personOf(application, one)['birth'];
      const agrees = birth === undefined || isKtpOf(String(one.answer), String(birth));
      return agrees ? [] : [toProblem(one, { code: 'form_mismatch' })];
    });
}
