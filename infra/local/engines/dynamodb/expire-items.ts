/** DynamoDB's time to live: removes what has expired for a while. */
import * as z from 'zod';
import { EngineError, type Clock } from '../engine.ts';
import type { DynamoClient } from './client.ts';
import type { TableDefinition } from './tables.ts';

const PageSchema = z.object({
  Items: z.array(z.record(z.string(), z.unknown())),
  LastEvaluatedKey: z.record(z.string(), z.unknown()).optional(),
});

/**
 * On AWS an item goes some time after it has expired, within days. Code treats it as gone at once; whoever read it a moment before
 * must not lose it between two writes.
 */
const LAG_SECONDS = 600;

/** Deletes each expired item, unless it was given more time in between. Returns how many were deleted. */
export async function expireItems(
  client: DynamoClient,
  tables: readonly TableDefinition[],
  clock: Clock,
): Promise<number> {
  let deleted = 0;
  for (const table of tables) {
    for await (const key of expiredKeys(client, table, clock)) {
      if (await deleteExpired(client, table, key, clock)) deleted += 1;
    }
  }
  return deleted;
}

async function* expiredKeys(
  client: DynamoClient,
  table: TableDefinition,
  clock: Clock,
): AsyncGenerator<Record<string, unknown>> {
  if (table.expiryAttribute === undefined) return;
  const names = table.keySchema.map((key) => key.AttributeName);
  const aliases = Object.fromEntries(names.map((name, index) => [`#key${index}`, name]));
  let start: Record<string, unknown> | undefined;
  do {
    const page = await client('Scan', {
      TableName: table.name,
      ProjectionExpression: Object.keys(aliases).join(', '),
      ...expiryCondition('FilterExpression', table.expiryAttribute, clock, aliases),
      ...(start ? { ExclusiveStartKey: start } : {}),
    });
    const { Items, LastEvaluatedKey } = PageSchema.parse(page);
    yield* Items;
    start = LastEvaluatedKey;
  } while (start);
}

async function deleteExpired(
  client: DynamoClient,
  table: TableDefinition,
  key: Record<string, unknown>,
  clock: Clock,
): Promise<boolean> {
  const condition = expiryCondition('ConditionExpression', table.expiryAttribute ?? '', clock, {});
  try {
    await client('DeleteItem', { TableName: table.name, Key: key, ...condition });
    return true;
  } catch (error) {
    if (error instanceof EngineError && error.code === 'ConditionalCheckFailedException') return false;
    throw error;
  }
}

/** As on AWS, only numbers count, and only times of the last five years. */
function expiryCondition(
  kind: 'FilterExpression' | 'ConditionExpression',
  attribute: string,
  clock: Clock,
  aliases: Record<string, string>,
): Record<string, unknown> {
  const now = Math.floor(clock() / 1000);
  const fiveYears = 5 * 365 * 24 * 60 * 60;
  return {
    [kind]: '#expiry <= :now AND #expiry > :oldest AND attribute_type(#expiry, :number)',
    ExpressionAttributeNames: { ...aliases, '#expiry': attribute },
    ExpressionAttributeValues: {
      ':now': { N: String(now - LAG_SECONDS) },
      ':oldest': { N: String(now - fiveYears) },
      ':number': { S: 'N' },
    },
  };
}
