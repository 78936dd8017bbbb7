/** What each function needs of AWS, as collected from its bundle. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { bucketNames, jobNames, poolNames, secretNames, tableNames } from '../shared/model/resources.ts';

const dynamoActions = [
  'GetItem',
  'BatchGetItem',
  'Query',
  'PutItem',
  'UpdateItem',
  'DeleteItem',
  'BatchWriteItem',
  'ConditionCheckItem',
] as const;
const vectorActions = ['PutVectors', 'QueryVectors', 'GetVectors', 'DeleteVectors'] as const;
const bucketActions = ['GetObject', 'PutObject', 'DeleteObject', 'ListBucket'] as const;

const FunctionNeeds = z.strictObject({
  tables: z
    .array(z.strictObject({ table: z.enum(tableNames), actions: z.array(z.enum(dynamoActions)).min(1) }))
    .default([]),
  buckets: z
    .array(
      z.strictObject({
        bucket: z.enum(bucketNames),
        actions: z.array(z.enum(bucketActions)).min(1),
        prefix: z.string().optional(),
      }),
    )
    .default([]),
  secrets: z.array(z.enum(secretNames)).default([]),
  pools: z
    .array(z.strictObject({ pool: z.enum(poolNames), actions: z.array(z.string().regex(/^[A-Z][A-Za-z]+$/)).min(1) }))
    .default([]),
  models: z.array(z.enum(['chat', 'embedding', 'background'])).default([]),
  vision: z.boolean().default(false),
  mail: z.boolean().default(false),
  sms: z.boolean().default(false),
  whatsapp: z.boolean().default(false),
  alarms: z.boolean().default(false),
  invalidation: z.boolean().default(false),
  drawing: z.boolean().default(false),
  typesetting: z.boolean().default(false),
  queues: z.array(z.enum(jobNames)).default([]),
  vectors: z.array(z.enum(vectorActions)).default([]),
  texts: z.array(z.string()).default([]),
  x64: z.boolean().default(false),
});
export type FunctionNeeds = z.infer<typeof FunctionNeeds>;

/**
 * The needs of a function, from `<buildRoot>/needs/<name>.json`.
 * @throws when the file is missing (the functions were not bundled) or has another form than `StoreNeeds`
 */
export function readNeeds(buildRoot: string, name: string): FunctionNeeds {
  const file = join(buildRoot, 'needs', `${name}.json`);
  return FunctionNeeds.parse(JSON.parse(readOrExplain(file, name)));
}

function readOrExplain(file: string, name: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Error(`The needs of the function ${name} were expected in ${file}. Bundle the functions first.`, {
      cause,
    });
  }
}
