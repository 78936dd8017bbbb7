/** Whether support answers now: Monday to Friday, in GMT (specification 1, section 9). */

/** Of a working day, as `09:00`, in GMT. */
export type SupportHours = { from: string; until: string };

export type SupportState = {
  isOpen: boolean;
  /** When that changes next. */
  until: Date;
};

/** Stands in a drawn page for the moment, which only the reader's browser can write by their clock. */
export const MOMENT_PLACE = '%moment%';

const DAY_MS = 86_400_000;

export function supportState(now: Date, hours: SupportHours): SupportState {
  const today = now.getTime() - (now.getTime() % DAY_MS);
  const opens = msOf(hours.from);
  const closes = msOf(hours.until);
  if (isWorkday(today) && now.getTime() < today + closes) {
    const isOpen = now.getTime() >= today + opens;
    return { isOpen, until: new Date(today + (isOpen ? closes : opens)) };
  }
  const next = [1, 2, 3].map((days) => today + days * DAY_MS).find(isWorkday) ?? today;
  return { isOpen: false, until: new Date(next + opens) };
}

/** Midnight of a day in GMT. */
function isWorkday(midnight: number): boolean {
  const day = new Date(midnight).getUTCDay();
  return day !== 0 && day !== 6;
}

/** `09:00` as a moment of some day in GMT, to be written as each place writes hours. */
export const clockTime = (clock: string): Date => new Date(msOf(clock));

/** `09:00` as the time since midnight. */
function msOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return (hours * 60 + minutes) * 60_000;
}
