/**
 * DynamoDB on this machine: the `dynoxide` process, or a server that somebody else runs, behind a front that asks IAM, applies faults and tells those who
 * wait for stream records that something was written.
 */
import type { Clock, Engine } from './engine.ts';
import { createDynamoClient, type DynamoClient } from './dynamodb/client.ts';
import { expireItems } from './dynamodb/expire-items.ts';
import { forward } from './dynamodb/forward.ts';
import { isWrite, needsOf } from './dynamodb/needs.ts';
import { startDynamoProcess, type DynamoProcess } from './dynamodb/process.ts';
import { prepareServer, reachDynamoServer } from './dynamodb/server.ts';
import { openStreamLog, type StreamLog } from './dynamodb/stream-log.ts';
import { createTables, type TableDefinition } from './dynamodb/tables.ts';

export type { DynamoClient } from './dynamodb/client.ts';
export type { StreamLog, StreamRecord } from './dynamodb/stream-log.ts';
export type { TableDefinition } from './dynamodb/tables.ts';

export type DynamoOptions = {
  /** The SQLite file. */
  file: string;
  /** A server that is used in place of an own process. */
  url?: string | undefined;
  clock: Clock;
  region: string;
  account: string;
  tables: TableDefinition[];
  /** Told when the process had to be started again, or a server's stream could not be read. */
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
  const { url } = options;
  const process = url === undefined ? await startDynamoProcess(options) : await reachDynamoServer(url);
  try {
    return await makeEngine(process, options);
  } catch (error) {
    await process.close();
    throw error;
  }
}

async function makeEngine(process: DynamoProcess, options: DynamoOptions): Promise<DynamoEngine> {
  const client = createDynamoClient(process.url);
  const { streams, refresh } = await openStreams(client, options);
  const listeners = new Set<() => void>();
  const tellWritten = async (): Promise<void> => {
    await refresh();
    for (const listener of listeners) listener();
  };
  return {
    service: 'DYNAMODB',
    needs: (request) => needsOf(request, options),
    handle: async (request, response) => {
      await forward(process.url, request, response);
      if (isWrite(request)) await tellWritten();
    },
    client,
    streams,
    onWrite: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    sweepExpired: async () => {
      const removed = await expireItems(client, options.tables, options.clock);
      if (removed > 0) await tellWritten();
      return removed;
    },
    pid: () => process.pid(),
    stop: async () => {
      streams.close();
      await process.close();
    },
  };
}

/** Makes the tables. Our own engine writes records where they are read; those of a server have to be fetched first. */
async function openStreams(
  client: DynamoClient,
  { url, file, tables, onRestart }: DynamoOptions,
): Promise<{ streams: StreamLog; refresh(): Promise<void> }> {
  if (url === undefined) {
    await createTables(client, tables);
    return { streams: openStreamLog(file), refresh: () => Promise.resolve() };
  }
  const mirrorFile = file.replace(/(\.sqlite)?$/, '-streams.sqlite');
  const mirror = await prepareServer(url, tables, mirrorFile);
  const streams = openStreamLog(mirrorFile);
  const close = (): void => {
    streams.close();
    mirror.close();
  };
  const refresh = async (): Promise<void> => {
    await mirror.pull().catch((error: Error) => onRestart(`The streams of ${url} cannot be read: ${error.message}`));
  };
  return { streams: { ...streams, close }, refresh };
}
