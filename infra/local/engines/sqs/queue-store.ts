/**
 * The messages of all queues in one SQLite file, and the rules of SQS over them: visibility, order within FIFO groups,
 * deduplication, retention and the way to the dead-letter queue. It knows nothing of HTTP.
 */
import { randomUUID } from 'node:crypto';
import { EngineError, type Clock } from '../engine.ts';
import { inTransaction, openStore, type Store } from '../store.ts';
import type { MessageAttributes } from './message-attributes.ts';
import { parseRow, type StoredMessage } from './message-row.ts';
import type { QueueCounts, QueueDefinition } from './queue-definition.ts';
import { makeReceiptHandle, readReceiptHandle } from './receipt-handle.ts';

export type NewMessage = {
  body: string;
  attributes: MessageAttributes;
  systemAttributes: MessageAttributes;
  /** Goes before the queue's own delay. */
  delaySeconds?: number | undefined;
  groupId?: string | undefined;
  deduplicationId?: string | undefined;
};

export type SentMessage = { messageId: string; sequenceNumber: string };

export type Received = {
  messages: StoredMessage[];
  /** The dead-letter queue, when this receipt moved messages to it. */
  movedTo?: QueueDefinition;
};

export type QueueStore = {
  send(queue: QueueDefinition, message: NewMessage): SentMessage;
  receive(queue: QueueDefinition, max: number, visibilitySeconds?: number): Received;
  /** Deletes by the newest handle; an older one changes nothing. Throws ReceiptHandleIsInvalid for a foreign text. */
  delete(queue: QueueDefinition, receiptHandle: string): void;
  /** Hides the message for that long from now; false when it is no longer in flight under this handle. */
  hide(queue: QueueDefinition, receiptHandle: string, seconds: number): boolean;
  /** Hides it for that much longer, or shorter; false when the handle is no longer its newest. */
  hideLonger(queue: QueueDefinition, receiptHandle: string, milliseconds: number): boolean;
  /** For a consumer that starts when the one before it is dead. */
  releaseAll(queue: QueueDefinition): void;
  counts(queue: QueueDefinition): QueueCounts;
  /** Whether a consumer would get something now. */
  hasReady(queue: QueueDefinition): boolean;
  /** When the next hidden or delayed message becomes ready, in milliseconds since the epoch. */
  nextReadyAt(queue: QueueDefinition): number | undefined;
  close(): void;
};

/** SQS forgets deduplication ids after five minutes. */
const DEDUPLICATION_MS = 5 * 60 * 1000;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS message (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    queue TEXT NOT NULL,
    id TEXT NOT NULL,
    body TEXT NOT NULL,
    attributes TEXT NOT NULL,
    system_attributes TEXT NOT NULL,
    sent_at INTEGER NOT NULL,
    visible_at INTEGER NOT NULL,
    receipt TEXT,
    receive_count INTEGER NOT NULL DEFAULT 0,
    first_received_at INTEGER,
    group_id TEXT,
    deduplication_id TEXT,
    source_arn TEXT
  );
  CREATE INDEX IF NOT EXISTS message_by_visibility ON message (queue, visible_at);
  CREATE INDEX IF NOT EXISTS message_by_group ON message (queue, group_id, sequence);
  CREATE INDEX IF NOT EXISTS message_by_id ON message (id);
  CREATE TABLE IF NOT EXISTS deduplication (
    queue TEXT NOT NULL,
    deduplication_id TEXT NOT NULL,
    message_id TEXT NOT NULL,
    sequence INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    PRIMARY KEY (queue, deduplication_id)
  );
`;

/** Ready messages in order. The group of a FIFO queue waits while one of its messages is in flight. */
const READY = `
  FROM message AS candidate
  WHERE queue = $queue AND visible_at <= $now
    AND NOT ($fifo AND EXISTS (
      SELECT 1 FROM message AS flying
      WHERE flying.queue = candidate.queue AND flying.group_id = candidate.group_id
        AND flying.receipt IS NOT NULL AND flying.visible_at > $now
    ))
`;

export function openQueueStore(storeFile: string, clock: Clock, queues: QueueDefinition[]): QueueStore {
  const store = openStore(storeFile, SCHEMA);
  const atomically = <Result>(work: () => Result): Result => inTransaction(store, work);
  return {
    send: (queue, message) => atomically(() => sendOnce(store, queue, message, clock())),
    receive: (queue, max, visibilitySeconds = queue.visibilitySeconds) =>
      atomically(() => receiveReady(store, { queue, queues, max, visibilitySeconds, now: clock() })),
    delete: (queue, handle) => deleteMessage(store, queue, handle),
    hide: (queue, handle, seconds) => hideMessage(store, queue, handle, seconds, clock()),
    hideLonger: (queue, handle, milliseconds) => hideLonger(store, queue, handle, milliseconds),
    releaseAll: (queue) => releaseAll(store, queue, clock()),
    counts: (queue) => countMessages(store, queue, clock()),
    hasReady: (queue) => store.prepare(`SELECT 1 ${READY} LIMIT 1`).get(readyBinding(queue, clock())) !== undefined,
    nextReadyAt: (queue) => nextReadyAt(store, queue, clock()),
    close: () => store.close(),
  };
}

function sendOnce(store: Store, queue: QueueDefinition, message: NewMessage, now: number): SentMessage {
  const earlier = findDuplicate(store, queue, message, now);
  if (earlier) return earlier;
  const messageId = randomUUID();
  const visibleAt = now + (message.delaySeconds ?? queue.delaySeconds) * 1000;
  const { lastInsertRowid } = store
    .prepare(
      `INSERT INTO message
        (queue, id, body, attributes, system_attributes, sent_at, visible_at, group_id, deduplication_id)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      queue.name,
      messageId,
      message.body,
      JSON.stringify(message.attributes),
      JSON.stringify(message.systemAttributes),
      now,
      visibleAt,
      message.groupId ?? null,
      message.deduplicationId ?? null,
    );
  rememberDuplicate(store, queue, message, { messageId, sequence: Number(lastInsertRowid), now });
  return { messageId, sequenceNumber: sequenceNumber(Number(lastInsertRowid)) };
}

/** Twenty digits, so that the numbers sort as text too. */
export function sequenceNumber(sequence: number): string {
  return String(sequence).padStart(20, '0');
}

function findDuplicate(
  store: Store,
  queue: QueueDefinition,
  message: NewMessage,
  now: number,
): SentMessage | undefined {
  if (!queue.fifo || message.deduplicationId === undefined) return undefined;
  store.prepare('DELETE FROM deduplication WHERE expires_at <= ?').run(now);
  const found = store
    .prepare('SELECT message_id, sequence FROM deduplication WHERE queue = ? AND deduplication_id = ?')
    .get(queue.name, message.deduplicationId);
  if (!found) return undefined;
  return { messageId: String(found['message_id']), sequenceNumber: sequenceNumber(Number(found['sequence'])) };
}

function rememberDuplicate(
  store: Store,
  queue: QueueDefinition,
  message: NewMessage,
  sent: { messageId: string; sequence: number; now: number },
): void {
  if (!queue.fifo || message.deduplicationId === undefined) return;
  store
    .prepare('INSERT INTO deduplication VALUES (?, ?, ?, ?, ?)')
    .run(queue.name, message.deduplicationId, sent.messageId, sent.sequence, sent.now + DEDUPLICATION_MS);
}

type Reception = {
  queue: QueueDefinition;
  queues: QueueDefinition[];
  max: number;
  visibilitySeconds: number;
  now: number;
};

function receiveReady(store: Store, reception: Reception): Received {
  const { queue, max, now } = reception;
  dropExpired(store, queue, now);
  const movedTo = moveDeadLetters(store, reception);
  const ready = store
    .prepare(`SELECT * ${READY} ORDER BY sequence LIMIT $max`)
    .all({ ...readyBinding(queue, now), $max: max });
  const messages = ready.map((raw) => markReceived(store, parseRow(raw), reception));
  return movedTo ? { messages, movedTo } : { messages };
}

function dropExpired(store: Store, queue: QueueDefinition, now: number): void {
  const keptSince = now - queue.retentionSeconds * 1000;
  store.prepare('DELETE FROM message WHERE queue = ? AND sent_at <= ?').run(queue.name, keptSince);
}

/** As on AWS, a message moves when it would be received once too often, and keeps its id, age and receive count. */
function moveDeadLetters(store: Store, { queue, queues, now }: Reception): QueueDefinition | undefined {
  const { redrive } = queue;
  if (!redrive) return undefined;
  const target = queues.find((other) => other.arn === redrive.deadLetterArn);
  if (!target) throw new Error(`The dead-letter queue ${redrive.deadLetterArn} of ${queue.name} is not declared.`);
  const { changes } = store
    .prepare(
      `UPDATE message SET queue = ?, source_arn = ?, receipt = NULL, visible_at = ?
        WHERE queue = ? AND visible_at <= ? AND receive_count >= ?`,
    )
    .run(target.name, queue.arn, now, queue.name, now, redrive.maxReceiveCount);
  return changes > 0 ? target : undefined;
}

function markReceived(store: Store, message: StoredMessage, reception: Reception): StoredMessage {
  const received: StoredMessage = {
    ...message,
    receiptHandle: makeReceiptHandle(reception.queue.name, message.id),
    receiveCount: message.receiveCount + 1,
    firstReceivedAt: message.firstReceivedAt ?? reception.now,
  };
  store
    .prepare(
      'UPDATE message SET receipt = ?, receive_count = ?, first_received_at = ?, visible_at = ? WHERE sequence = ?',
    )
    .run(
      received.receiptHandle,
      received.receiveCount,
      received.firstReceivedAt,
      reception.now + reception.visibilitySeconds * 1000,
      message.sequence,
    );
  return received;
}

function deleteMessage(store: Store, queue: QueueDefinition, handle: string): void {
  const id = messageIdOf(queue, handle);
  store.prepare('DELETE FROM message WHERE queue = ? AND id = ? AND receipt = ?').run(queue.name, id, handle);
}

function hideMessage(store: Store, queue: QueueDefinition, handle: string, seconds: number, now: number): boolean {
  const id = messageIdOf(queue, handle);
  const { changes } = store
    .prepare('UPDATE message SET visible_at = ? WHERE queue = ? AND id = ? AND receipt = ? AND visible_at > ?')
    .run(now + seconds * 1000, queue.name, id, handle, now);
  return changes > 0;
}

function hideLonger(store: Store, queue: QueueDefinition, handle: string, milliseconds: number): boolean {
  const { changes } = store
    .prepare('UPDATE message SET visible_at = visible_at + ? WHERE queue = ? AND id = ? AND receipt = ?')
    .run(milliseconds, queue.name, messageIdOf(queue, handle), handle);
  return changes > 0;
}

function messageIdOf(queue: QueueDefinition, handle: string): string {
  const id = readReceiptHandle(queue.name, handle);
  if (id !== undefined) return id;
  throw new EngineError(
    'ReceiptHandleIsInvalid',
    'The input receipt handle is invalid. Use the handle of the newest receipt of this message.',
    404,
  );
}

function countMessages(store: Store, queue: QueueDefinition, now: number): QueueCounts {
  dropExpired(store, queue, now);
  const found = store
    .prepare(
      `SELECT
          count(*) FILTER (WHERE visible_at <= $now) AS visible,
          count(*) FILTER (WHERE visible_at > $now AND receipt IS NOT NULL) AS not_visible,
          count(*) FILTER (WHERE visible_at > $now AND receipt IS NULL) AS delayed
        FROM message WHERE queue = $queue`,
    )
    .get({ $queue: queue.name, $now: now });
  return {
    visible: Number(found?.['visible']),
    notVisible: Number(found?.['not_visible']),
    delayed: Number(found?.['delayed']),
  };
}

function readyBinding(queue: QueueDefinition, now: number): { $queue: string; $now: number; $fifo: number } {
  return { $queue: queue.name, $now: now, $fifo: queue.fifo ? 1 : 0 };
}

/** What was taken and neither deleted nor given back is ready again. */
function releaseAll(store: Store, queue: QueueDefinition, now: number): void {
  store
    .prepare('UPDATE message SET visible_at = ? WHERE queue = ? AND receipt IS NOT NULL AND visible_at > ?')
    .run(now, queue.name, now);
}

function nextReadyAt(store: Store, queue: QueueDefinition, now: number): number | undefined {
  const found = store
    .prepare('SELECT min(visible_at) AS next FROM message WHERE queue = ? AND visible_at > ?')
    .get(queue.name, now);
  return typeof found?.['next'] === 'number' ? found['next'] : undefined;
}
