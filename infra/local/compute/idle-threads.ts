/**
 * Threads that wait for an event. Only so many are kept over all functions, as each holds 25 to 100 MB. Of those that are too many,
 * the ones of a function that was asked by many at once wait for a few seconds, so that a burst which comes again finds them.
 */
import type { FunctionInstance } from './function-instance.ts';

export type IdleThreads = {
  /** Keeps the thread until it is taken, or is unused for too long: for seconds, or not at all, when it is one of too many. */
  keep(instance: FunctionInstance, idle: { isOfBurst: boolean; end(): void }): void;
  take(instance: FunctionInstance): void;
};

export type IdleLimits = {
  /** Threads that may wait for `idleMs`. */
  most: number;
  idleMs: number;
  /** How long the others of a burst may wait. */
  surplusMs: number;
};

type Entry = { timer: NodeJS.Timeout; isOfBurst: boolean; isSurplus: boolean; end(): void };

export function createIdleThreads({ most, idleMs, surplusMs }: IdleLimits): IdleThreads {
  // In the order in which they became idle.
  const entries = new Map<FunctionInstance, Entry>();
  const take = (instance: FunctionInstance): void => {
    clearTimeout(entries.get(instance)?.timer);
    entries.delete(instance);
  };
  const endAfter = (ms: number, instance: FunctionInstance, end: () => void): NodeJS.Timeout =>
    setTimeout(() => {
      entries.delete(instance);
      end();
    }, ms).unref();
  /** The ones unused longest of too many. */
  const hurry = (): void => {
    for (const [instance, entry] of [...entries].slice(0, Math.max(0, entries.size - most))) {
      if (entry.isSurplus) continue;
      clearTimeout(entry.timer);
      entry.timer = endAfter(entry.isOfBurst ? surplusMs : 0, instance, entry.end);
      entry.isSurplus = true;
    }
  };
  return {
    take,
    keep: (instance, { isOfBurst, end }) => {
      entries.set(instance, { timer: endAfter(idleMs, instance, end), isOfBurst, isSurplus: false, end });
      hurry();
    },
  };
}
