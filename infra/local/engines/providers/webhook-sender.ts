/**
 * Sends a provider's webhooks to the product, through the same door as the real ones: signed when they are sent, kept until
 * they are taken, and sent again when they are not.
 */
import { isDiskFull } from '../../full-disk.ts';
import type { Clock } from '../engine.ts';
import { openStore, type Store } from '../store.ts';
import type { Deliveries } from './deliveries.ts';

export type WebhookSenderOptions = {
  file: string;
  clock: Clock;
  /** Full address. */
  target: string;
  deliveries: Deliveries;
  /** The headers that prove the sender; asked at each try. */
  sign(body: string): Promise<Record<string, string>>;
};

export type WebhookSender = { add(body: object): void; close(): void };

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS waiting (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT, body TEXT NOT NULL, tries INTEGER NOT NULL, dueAt INTEGER NOT NULL
  );
`;

/** Pauses between the beginnings of two tries, on the small cloud's clock; then it is given up, as real providers do after days. */
const PAUSES_MS = [1_000, 5_000, 30_000, 600_000, 3_600_000, 6 * 3_600_000, 86_400_000, 86_400_000];

/** Real time between looks: a moved clock makes webhooks due as time does. */
const LOOK_MS = 250;

/** While the order is turned round, webhooks wait this long for those that they change places with. */
const GATHER_MS = 1_500;

type Waiting = { sequence: number; body: string; tries: number };

export function createWebhookSender(options: WebhookSenderOptions): WebhookSender {
  const store = openStore(options.file, SCHEMA);
  let isBusy = false;
  let isClosed = false;
  const look = async (): Promise<void> => {
    if (isBusy || isClosed) return;
    isBusy = true;
    try {
      for (const waiting of due(store, options)) if (!isClosed) await send(store, waiting, options);
    } catch (error) {
      // Without room it is sent once more.
      if (!isDiskFull(error)) throw error;
    } finally {
      isBusy = false;
    }
  };
  const timer = setInterval(() => void look(), LOOK_MS);
  timer.unref();
  return {
    add: (body) => {
      const { delayMs, copies, isReversed } = options.deliveries.get();
      const dueAt = options.clock() + delayMs + (isReversed ? GATHER_MS : 0);
      for (let copy = 0; copy < copies; copy += 1) {
        store
          .prepare('INSERT INTO waiting (body, tries, dueAt) VALUES (?, 0, ?)')
          .run(JSON.stringify(body), Math.round(dueAt));
      }
      setImmediate(() => void look());
    },
    close: () => {
      isClosed = true;
      clearInterval(timer);
      store.close();
    },
  };
}

function due(store: Store, { clock, deliveries }: WebhookSenderOptions): Waiting[] {
  const order = deliveries.get().isReversed ? 'DESC' : 'ASC';
  return store
    .prepare(`SELECT sequence, body, tries FROM waiting WHERE dueAt <= ? ORDER BY sequence ${order}`)
    .all(clock()) as Waiting[];
}

async function send(store: Store, waiting: Waiting, options: WebhookSenderOptions): Promise<void> {
  const triedAt = options.clock();
  const isTaken = await post(waiting.body, options);
  if (!store.isOpen) return;
  const pause = PAUSES_MS[waiting.tries];
  if (isTaken || pause === undefined) {
    store.prepare('DELETE FROM waiting WHERE sequence = ?').run(waiting.sequence);
    return;
  }
  store
    .prepare('UPDATE waiting SET tries = tries + 1, dueAt = ? WHERE sequence = ?')
    .run(Math.round(triedAt + pause), waiting.sequence);
}

async function post(body: string, { target, sign }: WebhookSenderOptions): Promise<boolean> {
  try {
    const headers = { 'content-type': 'application/json', 'user-agent': 'small-cloud', ...(await sign(body)) };
    const response = await fetch(target, { method: 'POST', headers, body, signal: AbortSignal.timeout(30_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
