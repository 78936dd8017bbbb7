import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endDate } from '../../../shared/rules/end-date.ts';
import { expectToStandAnyText } from './hostile-text.ts';

const day = fc
  .date({ min: new Date('1970-01-01T00:00:00Z'), max: new Date('2100-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('endDate (specification 2, section 5)', () => {
  it.each([
    ['2025-01-31', 1, 1, 0, '2025-02-01'],
    ['2024-02-28', 1, 2, 0, '2024-03-01'],
    ['2025-12-31', 1, 365, 0, '2026-12-31'],
    ['2025-06-15', 2, 1, 0, '2026-06-15'],
    ['2024-02-29', 2, 1, 0, '2025-02-28'],
    ['2024-02-29', 2, 4, 0, '2028-02-29'],
    ['2025-01-31', 3, 1, 0, '2025-02-28'],
    ['2024-01-31', 3, 1, 0, '2024-02-29'],
    ['2025-01-31', 3, 3, 0, '2025-04-30'],
    ['2025-11-30', 3, 3, 0, '2026-02-28'],
    ['2025-12-15', 3, 1, 0, '2026-01-15'],
    ['2025-06-15', 2, 1, -1, '2026-06-14'],
    ['2025-01-31', 3, 1, 1, '2025-03-01'],
    ['2025-03-31', 3, -1, 0, '2025-02-28'],
    ['2025-01-15', 3, -1, 0, '2024-12-15'],
  ] as const)('%s, unit %d, length %d, %d extra days ends on %s', (start, unit, length, extraDays, end) => {
    expect(endDate({ start, unit, length, extraDays })).toBe(end);
  });

  it('takes no extra days when none are given', () => {
    expect(endDate({ start: '2025-01-01', unit: 1, length: 1 })).toBe('2025-01-02');
  });

  it.each([
    ['2025-02-30', 1, 0],
    ['2025-02-01', 1.5, 0],
    ['2025-02-01', Number.NaN, 0],
    ['2025-02-01', Number.POSITIVE_INFINITY, 0],
    ['2025-02-01', 1, 0.5],
    ['9999-12-31', 1, 0],
    ['2025-02-01', 1e9, 0],
  ])('knows no end for %s, %d and %d', (start, length, extraDays) => {
    expect(endDate({ start, unit: 1, length, extraDays })).toBeUndefined();
  });

  it('never moves into the month after the one meant', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 600 }), (start, length) => {
        const end = endDate({ start, unit: 3, length }) ?? '';
        const months = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
        expect(months(end) - months(start)).toBe(length);
      }),
    );
  });

  it('stands any text, in linear time', () => {
    expectToStandAnyText((start) => endDate({ start, unit: 3, length: 1 }));
  });
});
