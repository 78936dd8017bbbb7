/**
 * When a schedule is due: `rate(5 minutes)` and `cron(0 8 * * ? *)`.
 * Source: EventBridge Scheduler user guide, "Schedule types".
 */

export type Schedule = {
  /** Whether it is due between the two moments, the second included. Both in milliseconds since the epoch. */
  isDue(lastRun: number, now: number): boolean;
};

const UNIT_MS: Record<string, number> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };
const MINUTE_MS = 60_000;
/** After a longer pause (or a jump of the clock) a cron schedule is looked for in these last days only. */
const LOOK_BACK_MS = 32 * 86_400_000;
const DAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];
const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** Throws for an expression that isn't understood. `timeZone` is an IANA name. */
export function parseSchedule(expression: string, timeZone = 'UTC'): Schedule {
  const [, kind, body = ''] = /^(rate|cron)\((.+)\)$/.exec(expression) ?? [];
  if (kind === 'rate') return parseRate(body, expression);
  if (kind === 'cron') return parseCron(body, expression, timeZone);
  throw new Error(`The schedule ${expression} is not understood; expected rate(…) or cron(…).`);
}

function parseRate(body: string, expression: string): Schedule {
  const [, amount, unit = ''] = /^(\d+) (minute|hour|day)s?$/.exec(body) ?? [];
  const intervalMs = Number(amount) * (UNIT_MS[unit] ?? 0);
  if (!(intervalMs > 0))
    throw new Error(`The schedule ${expression} is not understood; expected rate(<n> minutes|hours|days).`);
  return { isDue: (lastRun, now) => now - lastRun >= intervalMs };
}

type Fields = { minute: number; hour: number; day: number; month: number; weekday: number; year: number };
type Matches = (value: number) => boolean;

function parseCron(body: string, expression: string, timeZone: string): Schedule {
  const parts = body.split(' ');
  if (parts.length !== 6) throw new Error(`The schedule ${expression} has ${parts.length} fields; expected 6.`);
  const [minute = '', hour = '', day = '', month = '', weekday = '', year = ''] = parts;
  const matches: Record<keyof Fields, Matches> = {
    minute: parseField(minute, 0, 59, []),
    hour: parseField(hour, 0, 23, []),
    day: parseField(day, 1, 31, []),
    month: parseField(month, 1, 12, ['', ...MONTHS]),
    weekday: parseField(weekday, 1, 7, ['', ...DAYS]),
    year: parseField(year, 1970, 2199, []),
  };
  const fieldsAt = zonedFields(timeZone);
  const fits = (time: number): boolean => {
    const fields = fieldsAt(time);
    return (Object.keys(matches) as (keyof Fields)[]).every((name) => matches[name](fields[name]));
  };
  return { isDue: (lastRun, now) => hasFittingMinute(Math.max(lastRun, now - LOOK_BACK_MS), now, fits) };
}

function hasFittingMinute(after: number, until: number, fits: (time: number) => boolean): boolean {
  const first = (Math.floor(after / MINUTE_MS) + 1) * MINUTE_MS;
  for (let time = first; time <= until; time += MINUTE_MS) if (fits(time)) return true;
  return false;
}

/** Lists, ranges, steps, names, `*` and `?`; the letters L, W and # are not understood. */
function parseField(field: string, lowest: number, highest: number, names: string[]): Matches {
  const alternatives = field.split(',').map((part) => parsePart(part, lowest, highest, names));
  return (value) => alternatives.some((matches) => matches(value));
}

function parsePart(part: string, lowest: number, highest: number, names: string[]): Matches {
  const [range = '', step] = part.split('/');
  const [from = '', to] = range === '*' || range === '?' ? [String(lowest), String(highest)] : range.split('-');
  const first = toNumber(from, names, part);
  const last = to === undefined ? (step === undefined ? first : highest) : toNumber(to, names, part);
  const every = step === undefined ? 1 : toNumber(step, [], part);
  return (value) => value >= first && value <= last && (value - first) % every === 0;
}

function toNumber(text: string, names: string[], part: string): number {
  const named = names.indexOf(text.toUpperCase());
  const number = named > 0 ? named : /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(number)) throw new Error(`The part ${part} of a cron schedule is not understood here.`);
  return number;
}

/** The calendar fields of a moment in a time zone. */
function zonedFields(timeZone: string): (time: number) => Fields {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    weekday: 'short',
  });
  return (time) => {
    const parts = Object.fromEntries(format.formatToParts(time).map((part) => [part.type, part.value]));
    return {
      minute: Number(parts['minute']),
      hour: Number(parts['hour']),
      day: Number(parts['day']),
      month: Number(parts['month']),
      weekday: DAYS.indexOf(String(parts['weekday']).toUpperCase()) + 1,
      year: Number(parts['year']),
    };
  };
}
