/**
 * The server's time, from the difference that the handshake measured. Kept in session storage; a copy in local storage
 * serves tabs that find the signing session made by another one on the same device.
 */
import { localArea, sessionArea } from '../browser-storage.ts';

const DIFFERENCE_KEY = 'xpage-time-difference';

/** `tamp` is in UTC+8: a fixed shift of eight hours (specification 2, section 9). */
const SHIFT_MS = 28_800_000;

/** Server time minus this device's, in milliseconds; null when no handshake has measured it. */
export function readTimeDifference(): number | null {
  const text = sessionArea.get(DIFFERENCE_KEY) ?? localArea.get(DIFFERENCE_KEY);
  const difference = Number(text ?? NaN);
  return Number.isFinite(difference) ? difference : null;
}

export function storeTimeDifference(differenceMs: number): void {
  sessionArea.set(DIFFERENCE_KEY, String(differenceMs));
  localArea.set(DIFFERENCE_KEY, String(differenceMs));
}

export function clearTimeDifference(): void {
  sessionArea.remove(DIFFERENCE_KEY);
  localArea.remove(DIFFERENCE_KEY);
}

/** Milliseconds since the epoch, as the server counts them. */
export function serverNow(): number {
  return Date.now() + (readTimeDifference() ?? 0);
}

/** `yyyy-mm-dd hh:mm:ss` in UTC+8, whatever this device's time zone is. */
export function formatTamp(time: number): string {
  return new Date(time + SHIFT_MS).toISOString().slice(0, 19).replace('T', ' ');
}
