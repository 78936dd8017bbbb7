/** What is wrong with an offer, a feature or a news entry, field by field. */
import type * as z from 'zod';
import { refusalOf, type RefusedValue } from '../draft/refused-values.ts';
import type { ListItem } from '../rows/list-items.ts';

/** The rule of each field. */
export type FieldRules = Readonly<Record<string, z.ZodType>>;

/** The code of what is wrong with a value by its field's rule. */
export function faultByRule(rules: FieldRules, field: string, value: unknown): string | undefined {
  const parsed = rules[field]?.safeParse(value);
  return parsed === undefined || parsed.success ? undefined : (parsed.error.issues[0]?.message ?? 'text_invalid');
}

/** The same, or else the code with which the server refused this very value. */
export function faultOfField(
  rules: FieldRules,
  item: ListItem,
  field: string,
  refused: readonly RefusedValue[],
): string | undefined {
  const value = (item as Record<string, unknown>)[field];
  const stored: unknown = rules[field]?.safeParse(value).data;
  return faultByRule(rules, field, value) ?? refusalOf(refused, item.id, field, stored);
}

/** The fields that cannot be saved as they are. */
export function faultyFields(rules: FieldRules, item: ListItem, refused: readonly RefusedValue[]): string[] {
  return Object.keys(rules).filter((field) => faultOfField(rules, item, field, refused) !== undefined);
}

/** Whether an item can be saved and shown. */
export function isGoodItem(rules: FieldRules, item: ListItem, refused: readonly RefusedValue[]): boolean {
  return faultyFields(rules, item, refused).length === 0;
}

/** Nothing has been typed and no picture chosen. */
export function isBlankItem(item: object): boolean {
  return Object.entries(item).every(([field, value]) => field === 'id' || isBlankValue(value));
}

function isBlankValue(value: unknown): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '');
}
