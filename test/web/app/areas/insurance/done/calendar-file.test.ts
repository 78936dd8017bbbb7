import { expect, it } from 'vitest';
import { calendarFile } from '../../../../../../web/app/areas/insurance/done/calendar-file.ts';

it('names the first and the last day of cover as days of any calendar (RFC 5545)', () => {
  const file = calendarFile({
    uid: 'TR26-00000042-53',
    title: 'Trip, long',
    note: 'a;b',
    start: '2026-04-01',
    end: '2026-04-07',
  });

  expect(file.split('\r\n')).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'DTSTART;VALUE=DATE:20260401',
      'DTSTART;VALUE=DATE:20260407',
      'END:VCALENDAR',
    ]),
  );
  expect(file).toContain(String.raw`Trip\, long`);
  expect(file).toContain(String.raw`DESCRIPTION:a\;b`);
  expect(new Set(file.match(/UID:.*/g)).size).toBe(2);
});
