/**
 * Copies the stream records of a DynamoDB server into an SQLite file of the same layout as that of our own engine, from
 * which `stream-log.ts` reads them. What was copied is noted with it, so that each record is copied once.
 * Source: Amazon DynamoDB Streams API reference.
 */
import * as z from 'zod';
import { inTransaction, openStore, type Store } from '../store.ts';
import type { DynamoClient } from './client.ts';

export type StreamMirror = {
  /** Copies what is new. Calls at the same time share the work, but none ends before what was written before it is there. */
  pull(): Promise<void>;
  /** Passes over what there is. */
  skip(): Promise<void>;
  close(): void;
};

type Clients = { tables: DynamoClient; streams: DynamoClient };
type Shard = { id: string; iterator: string };

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS _stream_records (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_name TEXT NOT NULL,
    shard_id TEXT NOT NULL,
    event_name TEXT NOT NULL,
    keys_json TEXT NOT NULL,
    new_image TEXT,
    old_image TEXT,
    sequence_number TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS shards (
    stream TEXT NOT NULL,
    id TEXT NOT NULL,
    newest TEXT,
    is_ended INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (stream, id)
  ) STRICT`;

const Item = z.record(z.string(), z.unknown());
const Table = z.object({ Table: z.object({ LatestStreamArn: z.string() }) });
const Stream = z.object({
  StreamDescription: z.object({
    Shards: z.array(z.object({ ShardId: z.string() })).default([]),
    LastEvaluatedShardId: z.string().nullish(),
  }),
});
const Iterator = z.object({ ShardIterator: z.string() });
const Records = z.object({
  Records: z.array(
    z.object({
      eventName: z.string(),
      dynamodb: z.object({
        ApproximateCreationDateTime: z.number(),
        Keys: Item,
        NewImage: Item.optional(),
        OldImage: Item.optional(),
        SequenceNumber: z.string(),
      }),
    }),
  ),
  NextShardIterator: z.string().nullish(),
});
type StreamRecord = z.infer<typeof Records>['Records'][number];

export function openStreamMirror(clients: Clients, tableNames: readonly string[], file: string): StreamMirror {
  const store = openStore(file, SCHEMA);
  const tables = tableNames.map((name) => new TableMirror(name, clients, store));
  let running = Promise.resolve();
  let next: Promise<void> | undefined;
  const pullAll = async (): Promise<void> => {
    next = undefined;
    for (const table of tables) await table.pull();
  };
  return {
    pull: () => {
      if (next === undefined) {
        next = running.then(pullAll);
        running = next.catch(() => undefined);
      }
      return next;
    },
    skip: async () => {
      for (const table of tables) await table.pull(true);
    },
    close: () => store.close(),
  };
}

class TableMirror {
  readonly #name: string;
  readonly #clients: Clients;
  readonly #store: Store;
  /** Absent until the server was asked which there are. */
  #shards: Shard[] | undefined;
  #stream = '';

  constructor(name: string, clients: Clients, store: Store) {
    this.#name = name;
    this.#clients = clients;
    this.#store = store;
  }

  async pull(isSkipping = false): Promise<void> {
    try {
      // A shard that ended has been followed by others.
      do this.#shards ??= await this.#openShards();
      while (await this.#readAll(this.#shards, isSkipping));
    } catch (error) {
      // Iterators last for minutes: the next time begins where the file ends.
      this.#shards = undefined;
      throw error;
    }
  }

  /** Whether one of them ended. */
  async #readAll(shards: readonly Shard[], isSkipping: boolean): Promise<boolean> {
    let hasEnded = false;
    for (const shard of shards) hasEnded = (await this.#read(shard, isSkipping)) || hasEnded;
    if (hasEnded) this.#shards = undefined;
    return hasEnded;
  }

  /** Whether it ended. */
  async #read(shard: Shard, isSkipping: boolean): Promise<boolean> {
    for (;;) {
      const answer = Records.parse(await this.#clients.streams('GetRecords', { ShardIterator: shard.iterator }));
      const isEnded = !answer.NextShardIterator;
      const newest = answer.Records.at(-1)?.dynamodb.SequenceNumber ?? null;
      inTransaction(this.#store, () => {
        if (!isSkipping) this.#keep(shard.id, answer.Records);
        if (newest !== null || isEnded) this.#note(shard.id, newest, isEnded);
      });
      if (isEnded) return true;
      shard.iterator = answer.NextShardIterator ?? '';
      if (answer.Records.length === 0) return false;
    }
  }

  #keep(shardId: string, records: readonly StreamRecord[]): void {
    const insert = this.#store.prepare(
      `INSERT INTO _stream_records
         (table_name, shard_id, event_name, keys_json, new_image, old_image, sequence_number, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    );
    for (const { eventName, dynamodb: record } of records) {
      insert.run(
        ...([this.#name, shardId, eventName, JSON.stringify(record.Keys)] as const),
        ...([textOf(record.NewImage), textOf(record.OldImage), record.SequenceNumber] as const),
        Math.floor(record.ApproximateCreationDateTime),
      );
    }
  }

  #note(shardId: string, newest: string | null, isEnded: boolean): void {
    const note = this.#store.prepare(
      `INSERT INTO shards (stream, id, newest, is_ended) VALUES (?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET newest = coalesce(excluded.newest, newest), is_ended = excluded.is_ended`,
    );
    note.run(this.#stream, shardId, newest, isEnded ? 1 : 0);
  }

  /** Those that still have something to read, the oldest first, as the server lists them. */
  async #openShards(): Promise<Shard[]> {
    const table = Table.parse(await this.#clients.tables('DescribeTable', { TableName: this.#name }));
    this.#stream = table.Table.LatestStreamArn;
    const known = this.#store.prepare('SELECT newest, is_ended FROM shards WHERE stream = ? AND id = ?');
    const open: Shard[] = [];
    for (const id of await this.#listShards()) {
      const row = known.get(this.#stream, id);
      if (row?.['is_ended'] === 1) continue;
      open.push({ id, iterator: await this.#iteratorAfter(id, row?.['newest']) });
    }
    return open;
  }

  async #listShards(): Promise<string[]> {
    const ids: string[] = [];
    let start: string | null | undefined;
    do {
      const page = Stream.parse(
        await this.#clients.streams('DescribeStream', {
          StreamArn: this.#stream,
          ...(start ? { ExclusiveStartShardId: start } : {}),
        }),
      );
      ids.push(...page.StreamDescription.Shards.map(({ ShardId }) => ShardId));
      start = page.StreamDescription.LastEvaluatedShardId;
    } while (start);
    return ids;
  }

  async #iteratorAfter(shardId: string, newest: unknown): Promise<string> {
    const from =
      typeof newest === 'string'
        ? { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: newest }
        : { ShardIteratorType: 'TRIM_HORIZON' };
    const asked = { StreamArn: this.#stream, ShardId: shardId, ...from };
    return Iterator.parse(await this.#clients.streams('GetShardIterator', asked)).ShardIterator;
  }
}

function textOf(image: Record<string, unknown> | undefined): string | null {
  return image === undefined ? null : JSON.stringify(image);
}
