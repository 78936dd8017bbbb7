/** A server that speaks DynamoDB and that somebody else runs, in place of a process of our own: DynamoDB Local for one. */
import { existsSync } from 'node:fs';
import * as z from 'zod';
import { createDynamoClient, type DynamoClient } from './client.ts';
import type { DynamoProcess } from './process.ts';
import { openStreamMirror, type StreamMirror } from './stream-mirror.ts';
import { createTables, type TableDefinition } from './tables.ts';

/** Throws, saying what to start, when nothing answers there. */
export async function reachDynamoServer(url: string): Promise<DynamoProcess> {
  try {
    await createDynamoClient(url)('ListTables', {});
  } catch (cause) {
    throw new Error(
      `Nothing that speaks DynamoDB answers at LOCAL_DYNAMODB_URL, which is ${url}. Start DynamoDB Local there first.`,
      { cause },
    );
  }
  return { url, pid: () => undefined, close: () => Promise.resolve() };
}

/**
 * Makes the tables and brings the mirror of their streams up to date. A state folder that has no mirror yet is a new one,
 * and begins with empty tables as it does with an engine of its own: those of ours that the server still has are removed.
 */
export async function prepareServer(
  url: string,
  tables: readonly TableDefinition[],
  file: string,
): Promise<StreamMirror> {
  const client = createDynamoClient(url);
  const isNew = !existsSync(file);
  if (isNew) await removeTables(client, tables);
  await createTables(client, tables);
  const names = tables.filter(({ stream }) => stream !== undefined).map(({ name }) => name);
  const mirror = openStreamMirror({ tables: client, streams: createDynamoClient(url, 'streams') }, names, file);
  // Some servers keep the records of a table that was removed for the next one of that name.
  await (isNew ? mirror.skip() : mirror.pull());
  return mirror;
}

async function removeTables(client: DynamoClient, tables: readonly TableDefinition[]): Promise<void> {
  const { TableNames } = z.object({ TableNames: z.array(z.string()) }).parse(await client('ListTables', {}));
  for (const { name } of tables) if (TableNames.includes(name)) await client('DeleteTable', { TableName: name });
}
