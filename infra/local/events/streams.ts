/**
 * DynamoDB streams as event sources: records in order, again and again until the function takes them. Positions are
 * kept on disk after the function succeeded, so that after a crash records come once more rather than never.
 * Source: Lambda developer guide, "Using AWS Lambda with Amazon DynamoDB".
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FunctionPool } from '../compute/function-pool.ts';
import type { StreamLog, StreamRecord, TableDefinition } from '../engines/dynamodb.ts';
import type { Clock } from '../engines/engine.ts';
import { unlessFull } from '../full-disk.ts';
import type { EventState } from './event-state.ts';
import { failedItems, type EventSourceMapping } from './mapping.ts';

export type StreamSourceOptions = {
  mapping: EventSourceMapping;
  table: TableDefinition;
  region: string;
  streams: StreamLog;
  pool: FunctionPool;
  state: EventState;
  clock: Clock;
  /** Puts a description of records that were given up into the queue. */
  sendToQueue(queueArn: string, body: string): Promise<void>;
  onError(line: string): void;
  /** Milliseconds before the first retry; doubled up to ten seconds. 200 unless given. */
  firstRetryMs?: number;
};

export type StreamSource = {
  tableName: string;
  /** Everything up to here has been taken. */
  position(): number;
  /** Looks for new records; to be called after each write. */
  wake(): void;
  close(): Promise<void>;
};

const MAX_RETRY_MS = 10_000;

export function startStreamSource(options: StreamSourceOptions): StreamSource {
  const poller = new StreamPoller(options);
  poller.wake();
  return {
    tableName: options.table.name,
    position: () => poller.position,
    wake: () => poller.wake(),
    close: () => poller.close(),
  };
}

class StreamPoller {
  readonly #options: StreamSourceOptions;
  readonly #closing = new AbortController();
  position: number;
  #running: Promise<void> | undefined;
  #isWoken = false;

  constructor(options: StreamSourceOptions) {
    const { mapping, state, streams, table } = options;
    this.#options = options;
    this.position = state.get(mapping.id) ?? (mapping.startsAtNewest ? streams.newest(table.name) : 0);
    state.set(mapping.id, this.position);
  }

  wake(): void {
    this.#isWoken = true;
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
      if (this.#isWoken && !this.#closing.signal.aborted) this.wake();
    });
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { streams, table, mapping } = this.#options;
    while (this.#isWoken && !this.#closing.signal.aborted) {
      this.#isWoken = false;
      const records = streams.read(table.name, this.position, mapping.batchSize);
      if (records.length === 0) return;
      await this.#deliverFitting(records);
      this.#isWoken = true;
    }
  }

  async #deliverFitting(records: StreamRecord[]): Promise<void> {
    const fitting = records.filter((record) => this.#options.mapping.filter(this.#toEventRecord(record)));
    if (fitting.length > 0) await this.#deliver(fitting);
    const last = records.at(-1);
    if (!last || this.#closing.signal.aborted) return;
    this.position = last.position;
    // Without room the records come once more after a restart.
    unlessFull(() => this.#options.state.set(this.#options.mapping.id, this.position));
  }

  /** Returns when all records were taken or given up, or the source is closing. */
  async #deliver(records: StreamRecord[]): Promise<void> {
    const { mapping, firstRetryMs = 200 } = this.#options;
    let rest = records;
    for (let attempt = 0; !this.#closing.signal.aborted; attempt += 1) {
      const taken = await this.#tryDelivery(rest, attempt === 0 && mapping.maxRetries !== 0);
      if (taken === rest.length) return;
      if (taken > 0) attempt = 0;
      rest = rest.slice(taken);
      if (mapping.isBisecting && rest.length > 1) return this.#deliverHalves(rest);
      if (mapping.maxRetries !== undefined && attempt >= mapping.maxRetries) return this.#giveUp(rest, attempt + 1);
      await this.#wait(Math.min(firstRetryMs * 2 ** attempt, MAX_RETRY_MS));
    }
  }

  async #deliverHalves(records: StreamRecord[]): Promise<void> {
    const middle = Math.ceil(records.length / 2);
    await this.#wait(this.#options.firstRetryMs ?? 200);
    await this.#deliver(records.slice(0, middle));
    await this.#deliver(records.slice(middle));
  }

  /** How many records from the front the function took. */
  async #tryDelivery(records: StreamRecord[], isNotedOnly: boolean): Promise<number> {
    const { pool, mapping } = this.#options;
    try {
      const event = { Records: records.map((record) => this.#toEventRecord(record)) };
      const failed = failedItems(await pool.invoke(mapping.functionArn, { event, isNotedOnly }), mapping);
      if (failed.length === 0) return records.length;
      const first = records.findIndex((record) => failed.includes(record.sequenceNumber));
      return Math.max(0, first);
    } catch {
      // The pool has noted why; what counts here is that nothing was taken.
      return 0;
    }
  }

  async #giveUp(records: StreamRecord[], attempts: number): Promise<void> {
    const { mapping, clock, sendToQueue, onError } = this.#options;
    const [first] = records;
    onError(`${mapping.where} gives up ${records.length} record(s) after ${attempts} attempts.`);
    if (mapping.failureQueueArn === undefined) return;
    const description = {
      requestContext: {
        functionArn: mapping.functionArn,
        condition: 'RetryAttemptsExhausted',
        approximateInvokeCount: attempts,
      },
      version: '1.0',
      timestamp: new Date(clock()).toISOString(),
      DDBStreamBatchInfo: {
        shardId: 'shardId-local',
        startSequenceNumber: first?.sequenceNumber,
        endSequenceNumber: records.at(-1)?.sequenceNumber,
        batchSize: records.length,
        streamArn: mapping.sourceArn,
      },
    };
    await sendToQueue(mapping.failureQueueArn, JSON.stringify(description));
  }

  async #wait(milliseconds: number): Promise<void> {
    // Closing ends the wait with an error that says just that.
    await sleep(milliseconds, undefined, { signal: this.#closing.signal }).catch(() => undefined);
  }

  #toEventRecord(record: StreamRecord) {
    const { mapping, region, table } = this.#options;
    const viewType = table.stream?.viewType ?? '';
    return {
      eventID: `${table.name}-${record.position}`,
      eventName: record.eventName,
      eventVersion: '1.1',
      eventSource: 'aws:dynamodb',
      awsRegion: region,
      dynamodb: {
        ApproximateCreationDateTime: record.createdAt,
        Keys: record.keys,
        ...(record.newImage && viewType.includes('NEW') ? { NewImage: record.newImage } : {}),
        ...(record.oldImage && viewType.includes('OLD') ? { OldImage: record.oldImage } : {}),
        SequenceNumber: record.sequenceNumber,
        StreamViewType: viewType,
      },
      eventSourceARN: mapping.sourceArn,
    };
  }
}
