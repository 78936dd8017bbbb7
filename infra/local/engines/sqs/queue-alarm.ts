/**
 * Tells consumers when a queue may have something for them, so that nobody has to ask again and again: at once when a
 * message is ready, otherwise by one timer per queue for the next message that comes out of hiding.
 */
import type { Clock } from '../engine.ts';
import type { QueueDefinition } from './queue-definition.ts';
import type { QueueStore } from './queue-store.ts';

export type QueueAlarm = {
  /** Calls `listener` (never within the caller's stack) each time messages may be ready. Returns the way out. */
  listen(queue: QueueDefinition, listener: () => void): () => void;
  /** To be called after each change of the queue: tells the listeners, or sets the timer. */
  check(queue: QueueDefinition): void;
  /** Sets the timer only, for changes that made nothing ready. */
  arm(queue: QueueDefinition): void;
  close(): void;
};

/** The longest delay that a Node timer takes, in milliseconds (2^31 - 1). */
const LONGEST_TIMER = 2_147_483_647;

export function createQueueAlarm(store: QueueStore, clock: Clock): QueueAlarm {
  const listeners = new Map<string, Set<() => void>>();
  const timers = new Map<string, NodeJS.Timeout>();
  let isClosed = false;

  const tell = (queue: QueueDefinition): void => {
    for (const listener of listeners.get(queue.name) ?? []) setImmediate(() => callIfListening(queue, listener));
  };
  const callIfListening = (queue: QueueDefinition, listener: () => void): void => {
    if (!isClosed && listeners.get(queue.name)?.has(listener)) listener();
  };
  const arm = (queue: QueueDefinition): void => {
    clearTimeout(timers.get(queue.name));
    const next = store.nextReadyAt(queue);
    if (next === undefined) return;
    const delay = Math.min(Math.max(next - clock(), 0), LONGEST_TIMER);
    timers.set(queue.name, setTimeout(() => check(queue), delay).unref());
  };
  const check = (queue: QueueDefinition): void => {
    arm(queue);
    if (store.hasReady(queue)) tell(queue);
  };
  const listen = (queue: QueueDefinition, listener: () => void): (() => void) => {
    const ofQueue = listeners.get(queue.name) ?? new Set();
    listeners.set(queue.name, ofQueue.add(listener));
    if (store.hasReady(queue)) setImmediate(() => callIfListening(queue, listener));
    return () => ofQueue.delete(listener);
  };
  const close = (): void => {
    isClosed = true;
    for (const timer of timers.values()) clearTimeout(timer);
  };
  return { listen, check, arm, close };
}
