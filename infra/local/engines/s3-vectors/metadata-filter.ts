/**
 * Filters over the metadata of vectors: a field that equals a value (`{field: value}` or `$eq`) or is one of some (`$in`),
 * and `$and` of such. An operator that isn't here is an error, never "true".
 * Source: Amazon S3 user guide, "Metadata filtering".
 */
import * as z from 'zod';
import { EngineError } from '../engine.ts';

const Value = z.union([z.string(), z.number(), z.boolean()]);
type Value = z.infer<typeof Value>;

export const Metadata = z.record(z.string().min(1).max(63), z.union([Value, z.array(Value)]));
export type Metadata = z.infer<typeof Metadata>;

export type Filter = (metadata: Metadata) => boolean;

const AllOf = z.strictObject({ $and: z.array(z.unknown()).min(1) });
const Condition = z.union([
  Value.transform((value) => [value]),
  z.strictObject({ $eq: Value }).transform(({ $eq }) => [$eq]),
  z.strictObject({ $in: z.array(Value).min(1) }).transform(({ $in }) => $in),
]);
const OneField = z.record(z.string().regex(/^[^$]/), Condition).refine((fields) => Object.keys(fields).length === 1);

/** Throws ValidationException for anything but what is described above. */
export function parseFilter(filter: unknown): Filter {
  const all = AllOf.safeParse(filter);
  if (all.success) {
    const parts = all.data.$and.map(parseFilter);
    return (metadata) => parts.every((fits) => fits(metadata));
  }
  const one = OneField.safeParse(filter);
  if (!one.success) {
    throw new EngineError('ValidationException', `The filter is not known here: ${JSON.stringify(filter)}`);
  }
  const [[field, wanted] = ['', []]] = Object.entries(one.data);
  return (metadata) => valuesOf(metadata, field).some((value) => wanted.includes(value));
}

/** A list has the value when one of its elements is it. */
function valuesOf(metadata: Metadata, field: string): Value[] {
  const value = Object.hasOwn(metadata, field) ? metadata[field] : undefined;
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}
