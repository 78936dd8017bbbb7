/**
 * The condition operators of policies that the templates use. An operator that isn't here is an error, never "true".
 * Source: IAM user guide, "IAM JSON policy elements: Condition operators".
 */

/** Condition keys and their values, as the request has them. Keys are compared without regard to case. */
export type ConditionValues = Record<string, string | string[]>;

type Compare = (actual: string, expected: string) => boolean;

const COMPARISONS: Record<string, Compare> = {
  StringEquals: (actual, expected) => actual === expected,
  StringNotEquals: (actual, expected) => actual !== expected,
  StringEqualsIgnoreCase: (actual, expected) => actual.toLowerCase() === expected.toLowerCase(),
  StringLike: (actual, expected) => wildcard(expected).test(actual),
  StringNotLike: (actual, expected) => !wildcard(expected).test(actual),
  ArnEquals: (actual, expected) => wildcard(expected).test(actual),
  ArnLike: (actual, expected) => wildcard(expected).test(actual),
  Bool: (actual, expected) => actual.toLowerCase() === expected.toLowerCase(),
  NumericEquals: (actual, expected) => Number(actual) === Number(expected),
  NumericLessThan: (actual, expected) => Number(actual) < Number(expected),
  NumericLessThanEquals: (actual, expected) => Number(actual) <= Number(expected),
  NumericGreaterThan: (actual, expected) => Number(actual) > Number(expected),
  NumericGreaterThanEquals: (actual, expected) => Number(actual) >= Number(expected),
};

/** Operators that hold when the value is none of the expected ones. */
const NEGATED = new Set(['StringNotEquals', 'StringNotLike']);

/** Whether all operators of a `Condition` block hold. Throws for an operator that isn't known. */
export function conditionsHold(condition: Record<string, unknown>, values: ConditionValues): boolean {
  const byLowerCase = new Map(Object.entries(values).map(([key, value]) => [key.toLowerCase(), value]));
  return Object.entries(condition).every(([operator, keys]) =>
    Object.entries(keys as Record<string, unknown>).every(([key, expected]) =>
      operatorHolds(operator, byLowerCase.get(key.toLowerCase()), asTexts(expected)),
    ),
  );
}

function operatorHolds(operator: string, actual: string | string[] | undefined, expected: string[]): boolean {
  const { quantifier, name, ifExists } = parseOperator(operator);
  if (name === 'Null') return (actual === undefined) === (expected[0] === 'true');
  const compare = Object.hasOwn(COMPARISONS, name) ? COMPARISONS[name] : undefined;
  if (!compare) {
    throw new Error(
      `The IAM condition operator ${operator} is not known here; add it to infra/local/iam/conditions.ts.`,
    );
  }
  const isNegated = NEGATED.has(name);
  if (actual === undefined) return ifExists || quantifier === 'ForAllValues' || isNegated;
  const matches = (value: string): boolean =>
    isNegated ? expected.every((text) => compare(value, text)) : expected.some((text) => compare(value, text));
  const actuals = asTexts(actual);
  return quantifier === 'ForAllValues' ? actuals.every(matches) : actuals.some(matches);
}

/** `[ForAllValues:|ForAnyValue:]<name>[IfExists]` */
function parseOperator(operator: string): { quantifier: string; name: string; ifExists: boolean } {
  const [, quantifier = '', name = '', suffix] = /^(?:(\w+):)?(\w+?)(IfExists)?$/.exec(operator) ?? [];
  return { quantifier, name, ifExists: suffix !== undefined };
}

/** A pattern of IAM, where `*` stands for any characters and `?` for one. */
export function wildcard(pattern: string, flags = ''): RegExp {
  const escaped = pattern.replace(/[.+^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/\*/g, '[\\s\\S]*').replace(/\?/g, '[\\s\\S]')}$`, flags);
}

function asTexts(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).map(String);
}
