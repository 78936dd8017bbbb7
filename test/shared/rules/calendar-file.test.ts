import { describe, expect, test } from 'vitest';
import { calendarFile } from '../../../shared/rules/calendar-file.ts';

const now = new Date('2026-11-22T12:34:56.000Z');
const day = {
  uid: 'TR26-00000042-17@example.com',
  day: '2026-12-31',
  title: 'Travel ends',
  text: 'T',
  link: 'https://x.test/p',
};

describe('a calendar file (RFC 5545)', () => {
  test('has one whole day and its reminder, in lines that end with CRLF', () => {
    const lines = calendarFile({ ...day, remindDays: 14 }, now).split('\r\n');

    expect(lines.at(0)).toBe('BEGIN:VCALENDAR');
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
    expect(lines).toEqual(
      expect.arrayContaining([
        'UID:TR26-00000042-17@example.com',
        'DTSTAMP:20261122T123456Z',
        'DTSTART;VALUE=DATE:20261231',
        'DTEND;VALUE=DATE:20270101',
        'TRIGGER:-P14D',
      ]),
    );
    expect(lines.join('')).not.toMatch(/[\r\n]/);
  });

  test('has no reminder when none is asked for', () => {
    expect(calendarFile(day, now)).not.toContain('VALARM');
  });

  test('escapes what means something, and lets no text begin a line of its own', () => {
    const text = calendarFile({ ...day, title: 'a,b;c\\d\r\nBEGIN:VALARM' }, now);

    expect(text).toContain('SUMMARY:a\\,b\\;c\\\\d\\nBEGIN:VALARM\r\n');
    expect(text).not.toMatch(/^BEGIN:VALARM/m);
  });

  test.each(['Ω'.repeat(200), '險'.repeat(120), '👨‍👩‍👧'.repeat(40), 'x'.repeat(400)])(
    'folds lines at 75 octets without tearing a character apart',
    (title) => {
      const file = calendarFile({ ...day, title }, now);

      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
    },
  );
});
