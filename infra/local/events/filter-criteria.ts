/**
 * Filter criteria of event source mappings: a record is delivered when one of the patterns fits.
 * Source: Lambda developer guide, "Control which events Lambda sends to your function", filter rule syntax.
 */
import * as z from 'zod';

export type Filter = (record: unknown) => boolean;

type Rule = (value: unknown) => boolean;

const CriteriaSchema = z.object({ Filters: z.array(z.object({ Pattern: z.string() })).default([]) });

/** No criteria let everything through. Throws for a rule that isn't known here. */
export function readFilter(criteria: unknown): Filter {
  const { Filters } = CriteriaSchema.parse(criteria ?? {});
  const patterns = Filters.map((filter) => compilePattern(JSON.parse(filter.Pattern)));
  return (record) => patterns.length === 0 || patterns.some((fits) => fits(record));
}

/** A pattern has the shape of the record; its leaves are lists of rules of which one has to hold. */
function compilePattern(pattern: unknown): Filter {
  if (Array.isArray(pattern)) return anyOf(pattern.map(compileRule));
  if (typeof pattern !== 'object' || pattern === null) {
    throw new Error(`A filter pattern has ${JSON.stringify(pattern)} where an object or a list of rules is expected.`);
  }
  const members = Object.entries(pattern).map(([name, member]) =>
    name === '$or' ? anyOf((member as unknown[]).map(compilePattern)) : ofMember(name, compilePattern(member)),
  );
  return (record) => members.every((fits) => fits(record));
}

/** SQS bodies are JSON text that patterns look into. */
function ofMember(name: string, fits: Filter): Filter {
  return (record) => fits(readMember(record, name));
}

function readMember(record: unknown, name: string): unknown {
  const container = typeof record === 'string' ? parseJson(record) : record;
  if (typeof container !== 'object' || container === null) return undefined;
  return (container as Record<string, unknown>)[name];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function anyOf(filters: Filter[]): Filter {
  return (record) => filters.some((fits) => fits(record));
}

function compileRule(rule: unknown): Rule {
  if (typeof rule !== 'object' || rule === null) return (value) => value === rule;
  const [name = '', argument] = Object.entries(rule)[0] ?? [];
  const make = Object.hasOwn(RULES, name) ? RULES[name] : undefined;
  if (make) return make(argument);
  throw new Error(`The filter rule ${JSON.stringify(rule)} is not known here; add it to infra/local/events.`);
}

const RULES: Record<string, (argument: unknown) => Rule> = {
  prefix: (argument) => (value) => typeof value === 'string' && value.startsWith(String(argument)),
  suffix: (argument) => (value) => typeof value === 'string' && value.endsWith(String(argument)),
  exists: (argument) => (value) => (value !== undefined) === argument,
  'equals-ignore-case': (argument) => (value) =>
    typeof value === 'string' && value.toLowerCase() === String(argument).toLowerCase(),
  'anything-but': (argument) => {
    const excluded = [argument].flat().map(compileRule);
    return (value) => value !== undefined && !excluded.some((holds) => holds(value));
  },
  numeric: numericRule,
};

/** Pairs of operator and number, all of which have to hold: `[">", 0, "<=", 100]`. */
function numericRule(argument: unknown): Rule {
  const parts = argument as (string | number)[];
  const comparisons = parts.flatMap((operator, index) =>
    index % 2 === 0 ? [comparison(String(operator), Number(parts[index + 1]))] : [],
  );
  return (value) => typeof value === 'number' && comparisons.every((holds) => holds(value));
}

function comparison(operator: string, limit: number): (value: number) => boolean {
  const comparisons: Record<string, (value: number) => boolean> = {
    '=': (value) => value === limit,
    '<': (value) => value < limit,
    '<=': (value) => value <= limit,
    '>': (value) => value > limit,
    '>=': (value) => value >= limit,
  };
  const found = comparisons[operator];
  if (found) return found;
  throw new Error(`The numeric filter operator ${operator} is not known; expected =, <, <=, > or >=.`);
}
