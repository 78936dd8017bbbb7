/** Days for calendars: iCalendar files (RFC 5545) with one whole-day event and its reminder. */
import { addDays } from './zoned-time.ts';

export type CalendarDay = {
  /** Stays the same for the same event, so that a second import replaces it. */
  uid: string;
  /** `YYYY-MM-DD`. */
  day: string;
  title: string;
  text: string;
  link: string;
  /** How many days before it one is reminded; none without. */
  remindDays?: number;
};

const LINE_OCTETS = 75;

/** The whole file, with CRLF, in lines of at most 75 octets. @param now when it was written */
export function calendarFile({ uid, day, title, text, link, remindDays }: CalendarDay, now: Date): string {
  const reminder =
    remindDays === undefined
      ? []
      : ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escape(title)}`, `TRIGGER:-P${remindDays}D`, 'END:VALARM'];
  return [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//XPage//Policies//EN', 'CALSCALE:GREGORIAN', 'METHOD:PUBLISH'],
    ...['BEGIN:VEVENT', `UID:${escape(uid)}`, `DTSTAMP:${stampOf(now)}`],
    ...[`DTSTART;VALUE=DATE:${plain(day)}`, `DTEND;VALUE=DATE:${plain(addDays(day, 1))}`],
    ...[`SUMMARY:${escape(title)}`, `DESCRIPTION:${escape(text)}`, `URL:${link}`, 'TRANSP:TRANSPARENT'],
    ...reminder,
    ...['END:VEVENT', 'END:VCALENDAR'],
  ]
    .flatMap(fold)
    .map((line) => `${line}\r\n`)
    .join('');
}

/** RFC 5545, section 3.3.11. */
const escape = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(/[\p{Cc}]/gu, '');

/** RFC 5545, section 3.1: what is longer goes on in a line that begins with a space; no character is torn apart. */
function fold(line: string): string[] {
  const lines: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > LINE_OCTETS) {
      lines.push(part);
      [part, octets] = [' ', 1];
    }
    part += character;
    octets += size;
  }
  return [...lines, part];
}

/** In UTF-8 (RFC 3629, section 3). */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x8_00) return 2;
  return code < 0x1_00_00 ? 3 : 4;
}

const plain = (day: string): string => day.replaceAll('-', '');

const stampOf = (now: Date): string => `${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
