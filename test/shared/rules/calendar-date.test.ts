import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dateOfDayNumber,
  dayNumber,
  formatCalendarDate,
  parseCalendarDate,
} from '../../../shared/rules/calendar-date.ts';
import { CalendarDateText } from '../../../shared/rules/calendar-date-text.ts';
import { expectToStandAnyText } from './hostile-text.ts';

describe('parseCalendarDate', () => {
  it.each(['2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31', '2025-04-30'])('reads %s', (text) => {
    const date = parseCalendarDate(text);
    expect(date && formatCalendarDate(date)).toBe(text);
    expect(CalendarDateText.safeParse(text).success).toBe(true);
  });

  it.each([
    '2025-02-29',
    '2025-02-30',
    '1900-02-29',
    '2025-04-31',
    '2025-13-01',
    '2025-00-10',
    '2025-01-00',
    '25-01-01',
  ])('refuses %s', (text) => {
    expect(parseCalendarDate(text)).toBeUndefined();
    expect(CalendarDateText.safeParse(text).success).toBe(false);
  });

  it.each(['2025-1-1', '2025/01/01', '2025-01-01T00:00:00Z', ' 2025-01-01', '２０２５-01-01', ''])(
    'refuses %j',
    (text) => {
      expect(parseCalendarDate(text)).toBeUndefined();
    },
  );

  it('counts days without gaps, there and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -719_162, max: 2_932_896 }), (days) => {
        expect(dayNumber(dateOfDayNumber(days))).toBe(days);
      }),
    );
    expect(dayNumber({ year: 1970, month: 1, day: 1 })).toBe(0);
    expect(dayNumber({ year: 50, month: 1, day: 1 })).toBeLessThan(-700_000);
  });

  it('stands any text, in linear time', () => {
    expectToStandAnyText(parseCalendarDate);
  });
});
