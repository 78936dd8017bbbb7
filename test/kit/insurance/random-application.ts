/** Applications drawn at random from a definition: whatever it asks gets an answer that it allows. */
import type { Answer, Answers } from '../../../shared/insurance/answers.ts';
import { checkAnswers } from '../../../shared/insurance/check-answers.ts';
import type { Question } from '../../../shared/insurance/definition.ts';
import type { Logic } from '../../../shared/insurance/logic.ts';
import {
  readApplication,
  type Application,
  type AskedQuestion,
  type Product,
} from '../../../shared/insurance/product.ts';
import {
  dateOfDayNumber,
  dayNumber,
  formatCalendarDate,
  parseCalendarDate,
} from '../../../shared/rules/calendar-date.ts';

/** A number from 0 to below 1. */
export type Random = () => number;

/** An application whose questions of the quote are answered and right; undefined when no try came out right. */
export function randomApplication(product: Product, random: Random, today: string): Answers | undefined {
  for (let tries = 0; tries < 60; tries++) {
    const answers = answerAll(product, random, today);
    const application = readApplication(product, answers, { today, plan: null });
    if (checkAnswers(application, 'quote').length === 0) return answers;
  }
  return undefined;
}

function answerAll(product: Product, random: Random, today: string): Answers {
  const { least, most } = product.definition.insured;
  const persons = least + Math.floor(random() * (Math.min(most, least + 4) - least + 1));
  const answers: Answers = { answer: {}, applicant: {}, insured: Array.from({ length: persons }, () => ({})) };
  const seen = new Set<string>();
  // Each answer can ask for further ones, so the form is read again until nothing new is asked.
  for (;;) {
    const application = readApplication(product, answers, { today, plan: null });
    const next = nextOf(
      application,
      application.asked.filter(({ block }) => block.stage === 'quote').filter((one) => !seen.has(nameOf(one))),
    );
    if (next.length === 0) return answers;
    for (const one of next) {
      seen.add(nameOf(one));
      if (!one.isRequired && random() < 0.5) continue;
      keep(answers, one, answerOf(withoutTaken(one, answers), limitsOf(application, one), { random, today }));
    }
  }
}

/** Only one of the insured can be the applicant. */
function withoutTaken(one: AskedQuestion, { insured }: Answers): AskedQuestion {
  const isTaken = one.question.id === 'relation' && insured.some(({ relation }) => relation === 'self');
  return isTaken ? { ...one, options: one.options.filter((option) => option !== 'self') } : one;
}

/** What can be answered at once: all that no other answer limits; else the first that others have limited by now. */
function nextOf(application: Application, open: readonly AskedQuestion[]): readonly AskedQuestion[] {
  const free = open.filter(
    ({ question: { least, most, options = [] } }) =>
      typeof least !== 'object' && typeof most !== 'object' && options.every(({ when }) => when === undefined),
  );
  if (free.length > 0) return free;
  const ready = open.find(
    (one) =>
      Object.values(askedLimits(application, one)).every((limit) => limit !== null) &&
      (one.question.options === undefined || one.options.length > 0),
  );
  return [ready ?? open[0]].filter((one) => one !== undefined);
}

function keep(answers: Answers, { block, question, person }: AskedQuestion, given: Answer): void {
  const kept = person === null ? answers[block.about as 'answer' | 'applicant'] : answers.insured[person];
  if (kept !== undefined) kept[question.id] = given;
}

function limitsOf(application: Application, one: AskedQuestion): Limits {
  const limits = askedLimits(application, one);
  const { block, question, person } = one;
  if (question.id !== 'birth' || block.about === 'answer') return limits;
  const { product, data, moment } = application;
  const isHolder = person !== null && data.insured[person]?.['relation'] === 'self';
  const ages = product.definition.ageLimits.filter(
    ({ who, unit }) => unit === 2 && (who === block.about || (who === 'applicant' && isHolder)),
  );
  const oldest = Math.min(90, ...ages.map(({ most }) => most));
  const youngest = Math.max(0, ...ages.map(({ least }) => least));
  const dayOfAge = (age: number): string => shift(moment.today, -Math.ceil(age * 365.25));
  return { least: later(limits.least, dayOfAge(oldest + 0.9)), most: earlier(limits.most, dayOfAge(youngest)) };
}

const later = (limit: unknown, day: string): string => (typeof limit === 'string' && limit > day ? limit : day);

const earlier = (limit: unknown, day: string): string => (typeof limit === 'string' && limit < day ? limit : day);

function askedLimits({ product, data }: Application, { question, person }: AskedQuestion): Limits {
  const about = person === null ? data : { ...data, person: data.insured[person] ?? {} };
  const limit = (logic: Logic | undefined): unknown => (logic === undefined ? undefined : product.tryRun(logic, about));
  return { least: limit(question.least), most: limit(question.most) };
}

const nameOf = ({ block, question, person }: AskedQuestion): string => `${block.about}.${question.id}.${person ?? ''}`;

type Limits = { least: unknown; most: unknown };
type Draw = { random: Random; today: string };

function answerOf({ question, options }: AskedQuestion, limits: Limits, draw: Draw): Answer {
  const { random } = draw;
  const from = options.length > 0 ? options : (listed[question.list ?? 'countries'] ?? []);
  switch (question.kind) {
    case 'choice':
      return pick(from, random);
    case 'choices':
      return [...new Set(Array.from({ length: 1 + Math.floor(random() * 2) }, () => pick(from, random)))];
    case 'yes-no':
      return random() < 0.1;
    case 'number':
    case 'money':
      return numberBetween(question.kind, limits, random);
    case 'date':
      return dayBetween(limits, draw);
    case 'photo':
    case 'video':
    case 'file':
      return ['01JZZZZZZZZZZZZZZZZZZZZZZZ'];
    default:
      return textOf(question, random);
  }
}

const listed: Record<string, readonly string[]> = {
  countries: ['TH', 'JP', 'SG', 'FR', 'US', 'AU', 'CN', 'DE'],
  nationalities: ['GB', 'ID', 'MY', 'TH', 'HK'],
  'car-makes': ['Toyota', 'Honda', 'Perodua', 'Proton'],
  'car-models': ['Vios', 'City', 'Myvi', 'Saga'],
};

const pick = (from: readonly string[], random: Random): string => from[Math.floor(random() * from.length)] ?? '';

/** Small ones and the limits more often than chance would have them; of money also parts of a major unit. */
function numberBetween(kind: 'number' | 'money', { least, most }: Limits, random: Random): number {
  const low = typeof least === 'number' ? least : 0;
  const high = typeof most === 'number' ? most : low + 1_000;
  const edge = random();
  if (edge < 0.05) return low;
  if (edge < 0.1) return high;
  const drawn = low + random() ** 2 * (high - low);
  return kind === 'money' && edge < 0.3 ? Math.round(drawn * 100) / 100 : Math.round(drawn);
}

function dayBetween({ least, most }: Limits, { random, today }: Draw): string {
  const low = typeof least === 'string' ? least : typeof most === 'string' ? shift(most, -20 * 365) : today;
  const high = typeof most === 'string' ? most : shift(low, 365);
  return shift(low, Math.floor(random() * (daysFrom(low, high) + 1)));
}

const daysFrom = (low: string, high: string): number => numberOf(high) - numberOf(low);

function shift(day: string, days: number): string {
  return formatCalendarDate(dateOfDayNumber(numberOf(day) + days));
}

function numberOf(day: string): number {
  const date = parseCalendarDate(day);
  if (date === undefined) throw new Error(`${day} is no day`);
  return dayNumber(date);
}

const forms: Record<string, readonly string[]> = {
  ktp: ['3174091502900001', '3273064507850003'],
  'thai-id': ['1101700230708'],
  'macao-id': ['15123458'],
  'plate-my': ['WXY1234', 'VAA18', 'JTR7788'],
  'plate-th': ['1กข1234', 'ขค789'],
  chip: ['985112004567890'],
};

const kinds: Partial<Record<Question['kind'], readonly string[]>> = {
  email: ['ana@example.com'],
  phone: ['+85261234567'],
  postcode: ['SW1A 1AA', '10110', '50450', 'M1 1AE', 'EH1 1YZ'],
};

function textOf({ kind, form }: Question, random: Random): string {
  return pick((form === undefined ? kinds[kind] : forms[form]) ?? ['Milo', 'Ana'], random);
}
