/** What a model answered as JSON, whatever it said around it. */
import type * as z from 'zod';

/** Null when it holds nothing of the kind. */
export function readJson<Schema extends z.ZodType>(schema: Schema, reply: string): z.output<Schema> | null {
  try {
    return schema.parse(JSON.parse(/\{[\s\S]*\}/.exec(reply)?.[0] ?? ''));
  } catch {
    return null;
  }
}
