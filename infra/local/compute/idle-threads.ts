/** Threads that wait for an event. Only so many are kept over all functions: each holds 25 to 100 MB. */
import type { FunctionInstance } from './function-instance.ts';

export type IdleThreads = {
  /** Keeps the thread until it is taken, is unused for too long, or is the one unused longest of too many. */
  keep(instance: FunctionInstance, end: () => void): void;
  take(instance: FunctionInstance): void;
};

type Entry = { timer: NodeJS.Timeout; end(): void };

export function createIdleThreads(most: number, idleMs: number): IdleThreads {
  // In the order in which they became idle.
  const entries = new Map<FunctionInstance, Entry>();
  const take = (instance: FunctionInstance): void => {
    clearTimeout(entries.get(instance)?.timer);
    entries.delete(instance);
  };
  const endOne = (instance: FunctionInstance, end: () => void): void => {
    take(instance);
    end();
  };
  return {
    take,
    keep: (instance, end) => {
      entries.set(instance, { timer: setTimeout(() => endOne(instance, end), idleMs).unref(), end });
      const [oldest] = entries;
      if (entries.size > most && oldest) endOne(oldest[0], oldest[1].end);
    },
  };
}
