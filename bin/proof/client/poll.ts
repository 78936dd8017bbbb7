/** Waits for something to become true, and says what did not. */
import { setTimeout as pause } from 'node:timers/promises';

const STEP_MS = 50;

/** The first value that is not undefined; throws after the deadline. */
export async function poll<Value>(
  what: string,
  deadlineMs: number,
  look: () => Promise<Value | undefined>,
  stepMs = STEP_MS,
): Promise<Value> {
  const end = performance.now() + deadlineMs;
  for (;;) {
    const value = await look();
    if (value !== undefined) return value;
    if (performance.now() > end) throw new Error(`${what}: not within ${deadlineMs / 1_000} s.`);
    await pause(stepMs);
  }
}
