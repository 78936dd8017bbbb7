/** Repeated actions are debounced at 500 ms (specification 2, section 9). */
export const DEBOUNCE_MS = 500;

export type Debounced<Arguments extends unknown[]> = {
  (...args: Arguments): void;
  /** Runs what waits, at once. */
  flush(): void;
  /** Forgets what waits. */
  cancel(): void;
};

/** Runs the action once, with the last arguments, when nobody has asked for it for 500 ms (typing, autosave). */
export function debounce<Arguments extends unknown[]>(
  action: (...args: Arguments) => void,
  waitMs = DEBOUNCE_MS,
): Debounced<Arguments> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: Arguments | undefined;
  const cancel = (): void => {
    clearTimeout(timer);
    waiting = undefined;
  };
  const flush = (): void => {
    const args = waiting;
    cancel();
    if (args) action(...args);
  };
  const ask = (...args: Arguments): void => {
    cancel();
    waiting = args;
    timer = setTimeout(flush, waitMs);
  };
  return Object.assign(ask, { flush, cancel });
}

/** Runs the action at once and then not again for 500 ms: a double click is one click. */
export function ignoreRepeats<Arguments extends unknown[]>(
  action: (...args: Arguments) => void,
  waitMs = DEBOUNCE_MS,
): (...args: Arguments) => void {
  let readyAt = -Infinity;
  return (...args) => {
    const now = performance.now();
    if (now < readyAt) return;
    readyAt = now + waitMs;
    action(...args);
  };
}
