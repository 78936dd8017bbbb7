import { describe, expect, it } from 'vitest';
import {
  exactMoment,
  isRecent,
  isSameDay,
  relativeMoment,
} from '../../../../../web/app/areas/conversations/moments.ts';

const stockholm = { tag: 'en-US', timeZone: 'Europe/Stockholm' };
const now = new Date('2026-03-10T12:00:00.000Z');

/** Plain spaces for the narrow ones that `Intl` puts before AM and PM. */
const plain = (text: string): string => text.replace(/\s/g, ' ');

describe('relativeMoment', () => {
  it.each([
    ['2026-03-10T11:59:40.000Z', 'now'],
    ['2026-03-10T11:56:00.000Z', '4 minutes ago'],
    ['2026-03-10T09:00:00.000Z', '3 hours ago'],
    ['2026-03-09T12:00:00.000Z', 'yesterday'],
    ['2026-03-04T12:00:00.000Z', '6 days ago'],
    ['2026-03-03T12:00:00.000Z', 'Mar 3'],
    ['2025-03-03T12:00:00.000Z', 'Mar 3, 2025'],
  ])('says %s as "%s"', (iso, words) => {
    expect(relativeMoment(iso, now, stockholm)).toBe(words);
  });

  it("counts days by the owner's calendar: 23:30 in Stockholm is yesterday one hour later", () => {
    const midnight = new Date('2026-03-09T23:30:00.000Z');

    expect(relativeMoment('2026-03-09T22:30:00.000Z', midnight, stockholm)).toBe('yesterday');
    expect(relativeMoment('2026-03-09T22:30:00.000Z', midnight, { ...stockholm, timeZone: 'UTC' })).toBe('1 hour ago');
  });

  it('says now for a moment that a wrong clock puts into the future', () => {
    expect(relativeMoment('2026-03-10T12:05:00.000Z', now, stockholm)).toBe('now');
  });
});

describe('exactMoment', () => {
  it("is written in the owner's time zone, with the year only when it is another one", () => {
    expect(plain(exactMoment('2026-03-09T23:30:00.000Z', now, stockholm))).toBe('Mar 10, 12:30 AM');
    expect(plain(exactMoment('2025-12-31T10:00:00.000Z', now, stockholm))).toBe('Dec 31, 2025, 11:00 AM');
  });
});

it('takes a moment as recent for six calendar days', () => {
  expect(isRecent('2026-03-04T00:00:00.000Z', now, stockholm)).toBe(true);
  expect(isRecent('2026-03-03T12:00:00.000Z', now, stockholm)).toBe(false);
});

it("compares days in the owner's time zone", () => {
  expect(isSameDay('2026-03-09T22:30:00.000Z', '2026-03-09T23:30:00.000Z', stockholm)).toBe(false);
  expect(isSameDay('2026-03-09T23:30:00.000Z', '2026-03-10T20:30:00.000Z', stockholm)).toBe(true);
});
