/**
 * The expressions of a product definition: JSON Logic (https://jsonlogic.com) by json-logic-engine, with few operators and
 * some of our own. An expression has no effect, knows no time but what it is given, and is the same in browser and server.
 */
import { LogicEngine } from 'json-logic-engine';
import * as z from 'zod';
import { ageOn, type AgeUnit } from '../rules/age.ts';
import { dayNumber, parseCalendarDate } from '../rules/calendar-date.ts';
import { endDate, type TermUnit } from '../rules/end-date.ts';
import type { Answer, Person } from './answers.ts';
import { namesOf } from './names-of.ts';
import { findInTable, type RateTable } from './rate-table.ts';

export type Logic = string | number | boolean | null | Logic[] | { [operator: string]: Logic };

const Operation = z
  .record(
    z.string(),
    z.lazy(() => Logic),
  )
  .refine((one) => Object.keys(one).length === 1, { error: 'an expression has one operator' });

export const Logic: z.ZodType<Logic> = z
  .lazy(() => z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(Logic), Operation]))
  .meta({ id: 'Logic', description: 'An expression of JSON Logic.' });

/** What an expression can name by `var`. */
export type LogicData = {
  answer: Readonly<Record<string, Answer>>;
  applicant: Readonly<Record<string, Answer>>;
  insured: readonly Person[];
  /** One of the insured, inside of what is asked or priced for each of them. */
  person?: Person;
  /** What the definition derives, in its order. */
  fact: Readonly<Record<string, unknown>>;
  /** `YYYY-MM-DD`, where the insurer is. */
  today: string;
  plan: string | null;
  /** Whether a policy is renewed by it: limits for new ones need not hold then. */
  isRenewal: boolean;
};

/** Of JSON Logic itself. Equality is strict: `"1"` is not 1. */
export const standardOperators = [
  'var',
  'if',
  'and',
  'or',
  '!',
  '===',
  '!==',
  '<',
  '<=',
  '>',
  '>=',
  '+',
  '-',
  '*',
  '/',
  'min',
  'max',
  'in',
] as const;

/**
 * Ours. `table`: [name, key…], the value of a table's row. `highest`: [name, list], the highest value over a list of keys.
 * `age`: [birth, day, unit]. `days`: [from, to], both included. `year`: [day]. `end`: [start, unit, length, extra days].
 * `size`: [list or text]. `letters`: [text], those that it begins with, in capitals: the area of a British postcode. `somePerson`, `countPersons`: an expression about `person`.
 */
export const ownOperators = [
  'table',
  'highest',
  'age',
  'days',
  'year',
  'end',
  'size',
  'letters',
  'somePerson',
  'countPersons',
] as const;

/** All that an expression can be made of. */
export const operators: ReadonlySet<string> = new Set<string>([...standardOperators, ...ownOperators]);

/** Throws `NoValue`. */
export type RunLogic = (logic: Logic, data: LogicData) => unknown;

/** Thrown where an expression has no value: an answer that it counts with is missing, or of the wrong kind. */
export class NoValue extends Error {}

/** @param tables the rate tables of the definition */
export function makeLogic(tables: Readonly<Record<string, RateTable>>): RunLogic {
  const engine = new LogicEngine();
  const standard = new Set<string>(standardOperators);
  for (const name of Object.keys(engine.methods)) if (!standard.has(name)) delete engine.methods[name];
  for (const [name, method] of Object.entries({ ...arithmetic, ...methodsOver(tables) }))
    engine.addMethod(name, method);
  engine.addMethod('size', {
    lazy: true,
    method: (operand: Logic, data: LogicData) => sizeOf(engine.run(firstOf(operand), data)),
  });
  for (const [name, test] of Object.entries(personMethods)) {
    engine.addMethod(name, {
      lazy: true,
      method: (operand: Logic, data: LogicData) =>
        test(data.insured.map((person) => engine.run(firstOf(operand), { ...data, person }) === true)),
    });
  }
  const known = new WeakSet<object>();
  return (logic, data) => {
    if (logic === null || typeof logic !== 'object') return logic;
    if (!known.has(logic)) refuseUnknown(logic);
    known.add(logic);
    try {
      return engine.run(logic, data);
    } catch (cause) {
      throw new NoValue(JSON.stringify(logic).slice(0, 200), { cause });
    }
  };
}

/** The library knows some by their form alone, and what every object has by its name. */
function refuseUnknown(logic: Logic): void {
  const unknown = namesOf(logic).operators.find((name) => !operators.has(name));
  if (unknown !== undefined) throw new Error(`There is no operator ${unknown}.`);
}

/** Lazy operators get their operand as it was written, with brackets or without. */
const firstOf = (operand: Logic): Logic => (Array.isArray(operand) ? (operand[0] ?? null) : operand);

/** Of numbers alone. The library counts with null as 0: a price that no table has would be nothing. */
const arithmetic = {
  '+': (operands: unknown[]) => numbersOf(operands).reduce((sum, one) => sum + one, 0),
  '*': (operands: unknown[]) => numbersOf(operands).reduce((product, one) => product * one, 1),
  '-': (operands: unknown[]) => {
    const [first = 0, ...others] = numbersOf(operands);
    return others.length === 0 ? -first : others.reduce((rest, one) => rest - one, first);
  },
  '/': (operands: unknown[]) => {
    const [first = 0, ...others] = numbersOf(operands);
    return numbersOf([others.reduce((quotient, one) => quotient / one, first)])[0];
  },
};

function numbersOf(operands: readonly unknown[]): number[] {
  return operands.map((one) => {
    if (typeof one !== 'number' || !Number.isFinite(one)) throw new NoValue(`${JSON.stringify(one)} is no number`);
    return one;
  });
}

const methodsOver = (tables: Readonly<Record<string, RateTable>>) => ({
  table: ([name, ...keys]: unknown[]) => findInTable(tableOf(tables, name), keys),
  highest: ([name, list]: unknown[]) => highest(tableOf(tables, name), list),
  age: ([birth, day, unit]: unknown[]) => ageOn(String(birth), String(day), unit as AgeUnit) ?? null,
  days: ([from, to]: unknown[]) => countDays(String(from), String(to)),
  year: ([day]: unknown[]) => parseCalendarDate(String(day))?.year ?? null,
  end: ([start, unit, length, extraDays]: unknown[]) => findEnd(start, unit, length, extraDays),
  letters: ([text]: unknown[]) => (typeof text === 'string' ? lettersOf(text) : null),
});

const tableOf = (tables: Readonly<Record<string, RateTable>>, name: unknown): RateTable | undefined =>
  Object.hasOwn(tables, String(name)) ? tables[String(name)] : undefined;

const sizeOf = (value: unknown): number => (typeof value === 'string' || Array.isArray(value) ? value.length : 0);

const lettersOf = (text: string): string => /^[A-Z]*/.exec(text.trim().toUpperCase())?.[0] ?? '';

const personMethods = {
  somePerson: (hits: boolean[]) => hits.includes(true),
  countPersons: (hits: boolean[]) => hits.filter(Boolean).length,
};

function highest(table: RateTable | undefined, list: unknown): number | null {
  const found = (Array.isArray(list) ? list : []).map((key) => findInTable(table, [key]));
  const numbers = found.filter((value) => typeof value === 'number');
  return numbers.length === 0 ? null : Math.max(...numbers);
}

function countDays(from: string, to: string): number | null {
  const [first, last] = [parseCalendarDate(from), parseCalendarDate(to)];
  if (first === undefined || last === undefined) return null;
  return dayNumber(last) - dayNumber(first) + 1;
}

function findEnd(start: unknown, unit: unknown, length: unknown, extraDays: unknown): string | null {
  const term = { start: String(start), unit: unit as TermUnit, length: Number(length) };
  return endDate({ ...term, extraDays: typeof extraDays === 'number' ? extraDays : 0 }) ?? null;
}
