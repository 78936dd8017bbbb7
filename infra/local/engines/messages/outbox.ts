/** All mail and messages that functions have sent on this machine: nothing leaves it, everything can be read. */
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Clock } from '../engine.ts';
import { openStore, type Store } from '../store.ts';

export const channel = z.enum(['email', 'sms', 'whatsapp', 'webhook']);

const attachment = z.object({ name: z.string(), contentType: z.string(), sizeBytes: z.number() });

export const outboxMessage = z.object({
  id: z.string(),
  /** When it was sent: UTC, ISO 8601. */
  at: z.string(),
  channel,
  from: z.string(),
  /** All who get it; for mail that includes Cc and Bcc. */
  to: z.array(z.string()),
  subject: z.string().optional(),
  text: z.string(),
  html: z.string().optional(),
  /** Names in lower case. Only what the sender added or wrote himself, such as `list-unsubscribe`. */
  headers: z.record(z.string(), z.string()).optional(),
  attachments: z.array(attachment).optional(),
  /** The source of a mail sent as MIME, or the JSON of a WhatsApp message. */
  raw: z.string().optional(),
});

export type Channel = z.infer<typeof channel>;
export type Attachment = z.infer<typeof attachment>;
export type OutboxMessage = z.infer<typeof outboxMessage>;
export type NewOutboxMessage = Omit<OutboxMessage, 'id' | 'at'>;

export type OutboxFilter = {
  /** One of the recipients, in any case. */
  to?: string;
  /** Sent at that moment or later: UTC, ISO 8601. */
  since?: string;
  channel?: Channel;
};

export type Outbox = {
  add(message: NewOutboxMessage): OutboxMessage;
  /** Newest first. */
  list(filter?: OutboxFilter): OutboxMessage[];
  clear(): void;
  /**
   * The newest message that fits, or the first one that comes. Nothing is polled.
   * Rejects after `timeoutMs` of real time, and when the outbox is closed.
   */
  waitFor(predicate: (message: OutboxMessage) => boolean, timeoutMs: number): Promise<OutboxMessage>;
  close(): void;
};

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS outbox (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    at TEXT NOT NULL,
    channel TEXT NOT NULL,
    message TEXT NOT NULL
  );
`;

type Waiter = { offer(message: OutboxMessage): void; giveUp(reason: string): void };

export function openOutbox(storeFile: string, clock: Clock): Outbox {
  const store = openStore(storeFile, SCHEMA);
  const waiters = new Set<Waiter>();
  return {
    add: (message) => {
      const added: OutboxMessage = { id: randomUUID(), at: new Date(clock()).toISOString(), ...message };
      insert(store, added);
      for (const waiter of waiters) waiter.offer(added);
      return added;
    },
    list: (filter = {}) => list(store, filter),
    clear: () => store.exec('DELETE FROM outbox'),
    waitFor: async (predicate, timeoutMs) => {
      const found = list(store, {}).find(predicate);
      return found ?? waitForNext(waiters, predicate, timeoutMs);
    },
    close: () => {
      for (const waiter of waiters) waiter.giveUp('The outbox was closed while a message was awaited.');
      store.close();
    },
  };
}

function insert(store: Store, message: OutboxMessage): void {
  store
    .prepare('INSERT INTO outbox (at, channel, message) VALUES (?, ?, ?)')
    .run(message.at, message.channel, JSON.stringify(message));
}

function list(store: Store, filter: OutboxFilter): OutboxMessage[] {
  const rows = store
    .prepare('SELECT message FROM outbox WHERE at >= ? AND (? IS NULL OR channel = ?) ORDER BY sequence DESC')
    .all(filter.since ?? '', filter.channel ?? null, filter.channel ?? null);
  const wanted = filter.to?.toLowerCase();
  return rows
    .map((row) => outboxMessage.parse(JSON.parse(String(row['message']))))
    .filter((message) => wanted === undefined || message.to.some((recipient) => recipient.toLowerCase() === wanted));
}

function waitForNext(
  waiters: Set<Waiter>,
  predicate: (message: OutboxMessage) => boolean,
  timeoutMs: number,
): Promise<OutboxMessage> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      waiters.delete(waiter);
    };
    const waiter: Waiter = {
      offer: (message) => {
        if (!predicate(message)) return;
        stop();
        resolve(message);
      },
      giveUp: (reason) => {
        stop();
        reject(new Error(reason));
      },
    };
    const timer = setTimeout(
      () => waiter.giveUp(`No message that fits came within ${timeoutMs} ms. Look at the outbox for what was sent.`),
      timeoutMs,
    );
    waiters.add(waiter);
  });
}
