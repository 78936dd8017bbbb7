/**
 * The `tamp` header: the client's idea of the server's time as `yyyy-mm-dd hh:mm:ss` in UTC+8 (specification 2,
 * section 7). Fixed arithmetic, never `new Date(string)`: that would depend on the machine's time zone.
 */
const SHIFT_MS = 28_800_000;
const WINDOW_MS = 300_000;
const FORMAT = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})$/;

export function formatTamp(time: number): string {
  return new Date(time + SHIFT_MS).toISOString().slice(0, 19).replace('T', ' ');
}

/** Milliseconds since the epoch; null for anything that is not exactly a time (2025-02-30 is not). */
export function parseTamp(tamp: string): number | null {
  const parts = FORMAT.exec(tamp)?.slice(1).map(Number);
  if (!parts) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts;
  const time = Date.UTC(year, month - 1, day, hour, minute, second) - SHIFT_MS;
  return formatTamp(time) === tamp ? time : null;
}

export function isTampFresh(tamp: string, now: number): boolean {
  const time = parseTamp(tamp);
  return time !== null && Math.abs(now - time) <= WINDOW_MS;
}
