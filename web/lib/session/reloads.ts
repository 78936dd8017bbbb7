/**
 * The reload flag: raised when the signing session was cleared or the tokens are new, so that what is on the screen asks
 * for its data again. For the signing session at most five times in a row (specification 2, section 9), so that a
 * fault that a reload does not heal cannot turn in circles.
 */
import { sessionArea } from '../browser-storage.ts';

export const MAX_RELOADS = 5;

const COUNT_KEY = 'xpage-reloads';

const listeners = new Set<() => void>();

/** Returns how to stop listening. */
export function onReloadFlag(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function raiseReloadFlag(): void {
  for (const listener of [...listeners]) listener();
}

/** Raises the flag because signing failed; false, and no flag, when that has happened five times already. */
export function raiseReloadForSigning(): boolean {
  // One more than the flags that were raised tells that the last failure was in vain.
  sessionArea.set(COUNT_KEY, String(Math.min(countOfReloads(), MAX_RELOADS) + 1));
  if (areReloadsSpent()) return false;
  raiseReloadFlag();
  return true;
}

/** Whether signing failed once more after the flag had been raised five times. */
export function areReloadsSpent(): boolean {
  return countOfReloads() > MAX_RELOADS;
}

function countOfReloads(): number {
  return Number(sessionArea.get(COUNT_KEY) ?? 0);
}

/** A signed request was accepted: the next fault is a new one. */
export function resetReloads(): void {
  if (sessionArea.get(COUNT_KEY) !== null) sessionArea.remove(COUNT_KEY);
}
