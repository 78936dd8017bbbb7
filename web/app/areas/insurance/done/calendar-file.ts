/** A calendar file (RFC 5545) with the first and the last day of cover, for any calendar of any device. */

export type CalendarTerm = {
  uid: string;
  title: string;
  note: string;
  /** `YYYY-MM-DD` */
  start: string;
  end: string;
};

export function calendarFile({ uid, title, note, start, end }: CalendarTerm): string {
  const day = (date: string): string => date.replaceAll('-', '');
  const event = (kind: string, date: string): string[] => [
    'BEGIN:VEVENT',
    `UID:${uid}-${kind}`,
    `DTSTAMP:${day(start)}T000000Z`,
    `DTSTART;VALUE=DATE:${day(date)}`,
    `SUMMARY:${escape(kind === 'start' ? `${title} ▸` : `▸ ${title}`)}`,
    `DESCRIPTION:${escape(note)}`,
    'END:VEVENT',
  ];
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//XPage//Insurance//EN'];
  return [...lines, ...event('start', start), ...event('end', end), 'END:VCALENDAR', ''].join('\r\n');
}

/** Section 3.3.11: what has a meaning of its own in a text. */
const escape = (text: string): string => text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n');
