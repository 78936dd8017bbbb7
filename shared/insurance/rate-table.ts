/** Tables of a product definition: rows of keys and a value, by which prices, factors and groups are looked up. */
import * as z from 'zod';

/** A key matches what equals it; one of `{from, to}` every number between, both included; `*` everything. */
const TableKey = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.strictObject({ from: z.number(), to: z.number().nullable() }),
]);
type TableKey = z.infer<typeof TableKey>;

export const RateTable = z.strictObject({
  /** What the keys are, for people: `["plan", "region", "days"]`. */
  keys: z.array(z.string()).min(1).max(6),
  /** The first row that matches counts. Amounts are in major units of the currency, factors plain (1.15). */
  rows: z
    .array(z.strictObject({ keys: z.array(TableKey).min(1).max(6), value: z.union([z.number(), z.string()]) }))
    .min(1)
    .max(2_000),
});
export type RateTable = z.infer<typeof RateTable>;

/** The value of the first row that matches; null without one. */
export function findInTable(table: RateTable | undefined, keys: readonly unknown[]): number | string | null {
  const row = table?.rows.find(({ keys: wanted }) => wanted.every((key, index) => isMatch(key, keys[index])));
  return row?.value ?? null;
}

function isMatch(wanted: TableKey, given: unknown): boolean {
  if (typeof wanted !== 'object') return wanted === '*' || wanted === given;
  return typeof given === 'number' && given >= wanted.from && (wanted.to === null || given <= wanted.to);
}
