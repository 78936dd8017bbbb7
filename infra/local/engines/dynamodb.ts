/**
 * DynamoDB on this machine: the `dynoxide` process behind a front that asks IAM, applies faults and tells those who
 * wait for stream records that something was written.
 */
import type { Clock, Engine } from './engine.ts';
import { createDynamoClient, type DynamoClient } from './dynamodb/client.ts';
import { expireItems } from './dynamodb/expire-items.ts';
import { forward } from './dynamodb/forward.ts';
import { isWrite, needsOf } from './dynamodb/needs.ts';
import { startDynamoProcess, type DynamoProcess } from './dynamodb/process.ts';
import { openStreamLog, type StreamLog } from './dynamodb/stream-log.ts';
import { createTables, type TableDefinition } from './dynamodb/tables.ts';

export type { DynamoClient } from './dynamodb/client.ts';
export type { StreamLog, StreamRecord } from './dynamodb/stream-log.ts';
export type { TableDefinition } from './dynamodb/tables.ts';

export type DynamoOptions = {
  /** The SQLite file. */
  file: string;
  clock: Clock;
  region: string;
  account: string;
  tables: TableDefinition[];
  /** Told when the process had to be started again. */
  onRestart(reason: string): void;
};

export type DynamoEngine = Engine & {
  /** Acts as the small cloud itself. */
  client: DynamoClient;
  streams: StreamLog;
  /** Calls the listener after each write; returns what ends that. */
  onWrite(listener: () => void): () => void;
  /** Removes expired items; returns how many. */
  sweepExpired(): Promise<number>;
  /** The process id of the engine, for crash tests. */
  pid(): number | undefined;
  /** Ends the process and waits for its end. */
  stop(): Promise<void>;
};

export async function startDynamoEngine(options: DynamoOptions): Promise<DynamoEngine> {
  const process = await startDynamoProcess(options);
  try {
    return await makeEngine(process, options);
  } catch (error) {
    await process.close();
    throw error;
  }
}

async function makeEngine(process: DynamoProcess, options: DynamoOptions): Promise<DynamoEngine> {
  const client = createDynamoClient(process.url);
  await createTables(client, options.tables);
  const streams = openStreamLog(options.file);
  const listeners = new Set<() => void>();
  return {
    service: 'DYNAMODB',
    needs: (request) => needsOf(request, options),
    handle: async (request, response) => {
      await forward(process.url, request, response);
      if (isWrite(request)) for (const listener of listeners) listener();
    },
    client,
    streams,
    onWrite: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    sweepExpired: () => expireItems(client, options.tables, options.clock),
    pid: () => process.pid(),
    stop: async () => {
      streams.close();
      await process.close();
    },
  };
}
