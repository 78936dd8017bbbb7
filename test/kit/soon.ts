/** How long a test waits for what comes by itself: it costs nothing where it comes, and a busy machine is no failure. */
import { vi } from 'vitest';

export const PATIENCE_MS = 30_000;

/** Looks again and again until `check` no longer throws, and gives what it gives. */
export const soon = <Value>(check: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(check, { timeout: PATIENCE_MS, interval: 20 });
