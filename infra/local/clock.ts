/** The time of the small cloud: the real time, moved by what the control port says. */
import type { Clock } from './engines/engine.ts';

export type MovableClock = {
  now: Clock;
  /** For worker threads: the shift in milliseconds as one signed 64-bit integer. */
  shared: SharedArrayBuffer;
  offsetMs(): number;
  setOffset(milliseconds: number): void;
  /** Calls the listener after each change, with how far the clock went in milliseconds. */
  onMove(listener: (movedMs: number) => void): void;
};

export function createClock(): MovableClock {
  const shared = new SharedArrayBuffer(8);
  const view = new BigInt64Array(shared);
  const listeners: ((movedMs: number) => void)[] = [];
  const offsetMs = (): number => Number(Atomics.load(view, 0));
  return {
    now: () => Date.now() + offsetMs(),
    shared,
    offsetMs,
    setOffset: (milliseconds) => {
      const before = offsetMs();
      Atomics.store(view, 0, BigInt(Math.round(milliseconds)));
      for (const listener of listeners) listener(offsetMs() - before);
    },
    onMove: (listener) => void listeners.push(listener),
  };
}
