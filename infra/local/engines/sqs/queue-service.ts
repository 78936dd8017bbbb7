/**
 * The queues of this machine: the store, and the alarm that tells consumers about each change. Both the HTTP operations
 * and the local event source mapping work through it, so neither can change a queue unnoticed.
 */
import { performance } from 'node:perf_hooks';
import { EngineError, type Clock } from '../engine.ts';
import type { StoredMessage } from './message-row.ts';
import { createQueueAlarm } from './queue-alarm.ts';
import type { QueueCounts, QueueDefinition } from './queue-definition.ts';
import { openQueueStore, type NewMessage, type SentMessage } from './queue-store.ts';

export type ReceiveWish = {
  max: number;
  visibilitySeconds?: number | undefined;
};

export type QueueService = {
  /** Throws QueueDoesNotExist for a name that the template doesn't declare. */
  find(name: string): QueueDefinition;
  send(queue: QueueDefinition, message: NewMessage): SentMessage;
  receive(queue: QueueDefinition, wish: ReceiveWish): StoredMessage[];
  /** Like `receive`, but waits up to `waitSeconds` of real time for a first message, or until `signal` fires. */
  receiveWaiting(
    queue: QueueDefinition,
    wish: ReceiveWish & { waitSeconds: number; signal: AbortSignal },
  ): Promise<StoredMessage[]>;
  delete(queue: QueueDefinition, receiptHandle: string): void;
  hide(queue: QueueDefinition, receiptHandle: string, seconds: number): boolean;
  listen(queue: QueueDefinition, listener: () => void): () => void;
  releaseAll(queue: QueueDefinition): void;
  counts(queue: QueueDefinition): QueueCounts;
  /** To be called when the clock was moved: what became ready by that is told now. */
  clockMoved(movedMs: number): void;
  close(): void;
};

export function openQueueService(storeFile: string, clock: Clock, queues: QueueDefinition[]): QueueService {
  const store = openQueueStore(storeFile, clock, queues);
  const alarm = createQueueAlarm(store, clock);
  for (const queue of queues) alarm.arm(queue);

  /**
   * What somebody took and has neither deleted nor given back, by its handle. Their work goes on while the clock leaps, so
   * nobody else gets it meanwhile: time that did not pass ends no visibility timeout.
   */
  const inWork = new Map<string, QueueDefinition>();
  const keepInWork = (movedMs: number): void => {
    for (const [handle, queue] of inWork) if (!store.hideLonger(queue, handle, movedMs)) inWork.delete(handle);
  };

  const receive = (queue: QueueDefinition, wish: ReceiveWish): StoredMessage[] => {
    const { messages, movedTo } = store.receive(queue, wish.max, wish.visibilitySeconds);
    for (const { receiptHandle } of messages) inWork.set(receiptHandle, queue);
    alarm.arm(queue);
    if (movedTo) alarm.check(movedTo);
    return messages;
  };

  /** Resolves at the next alarm of the queue, after `milliseconds`, or when the client went away. */
  const nextAlarm = (queue: QueueDefinition, milliseconds: number, signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      const finish = (): void => {
        clearTimeout(timer);
        stopListening();
        signal.removeEventListener('abort', finish);
        resolve();
      };
      const timer = setTimeout(finish, milliseconds);
      const stopListening = alarm.listen(queue, finish);
      signal.addEventListener('abort', finish);
    });

  return {
    find: (name) => findQueue(queues, name),
    send: (queue, message) => {
      const sent = store.send(queue, message);
      alarm.check(queue);
      return sent;
    },
    receive,
    receiveWaiting: async (queue, wish) => {
      // Real time, not the movable clock: a client's own time-out runs in real time too.
      const deadline = performance.now() + wish.waitSeconds * 1000;
      for (;;) {
        const messages = receive(queue, wish);
        const remaining = deadline - performance.now();
        if (messages.length > 0 || remaining <= 0 || wish.signal.aborted) return messages;
        await nextAlarm(queue, remaining, wish.signal);
        if (wish.signal.aborted) return [];
      }
    },
    delete: (queue, receiptHandle) => {
      store.delete(queue, receiptHandle);
      inWork.delete(receiptHandle);
      // The rest of a FIFO group may have waited for this one.
      if (queue.fifo) alarm.check(queue);
    },
    hide: (queue, receiptHandle, seconds) => {
      const isHidden = store.hide(queue, receiptHandle, seconds);
      inWork.delete(receiptHandle);
      alarm.check(queue);
      return isHidden;
    },
    listen: (queue, listener) => alarm.listen(queue, listener),
    releaseAll: (queue) => store.releaseAll(queue),
    counts: (queue) => store.counts(queue),
    clockMoved: (movedMs) => {
      keepInWork(movedMs);
      for (const queue of queues) alarm.check(queue);
    },
    close: () => {
      alarm.close();
      store.close();
    },
  };
}

function findQueue(queues: QueueDefinition[], name: string): QueueDefinition {
  const found = queues.find((queue) => queue.name === name);
  if (found) return found;
  throw new EngineError('QueueDoesNotExist', `The specified queue "${name}" does not exist.`);
}
