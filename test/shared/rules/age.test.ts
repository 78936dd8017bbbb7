import { describe, expect, it } from 'vitest';
import { ageOn, minimumAge } from '../../../shared/rules/age.ts';
import { expectToStandAnyText } from './hostile-text.ts';

describe('ageOn (specification 2, section 5)', () => {
  it.each([
    ['2000-06-15', '2018-06-14', 17],
    ['2000-06-15', '2018-06-15', 18],
    ['2000-06-15', '2018-07-01', 18],
    ['2004-02-29', '2022-02-28', 17],
    ['2004-02-29', '2022-03-01', 18],
    ['2004-02-29', '2024-02-29', 20],
    ['2000-12-31', '2001-01-01', 0],
    ['2000-06-15', '2000-06-15', 0],
  ])('unit 2: born %s is on %s %d full years old', (birth, day, years) => {
    expect(ageOn(birth, day, 2)).toBe(years);
  });

  it.each([
    ['2025-01-01', '2025-01-01', 1],
    ['2025-01-01', '2025-01-31', 31],
    ['2024-02-28', '2024-03-01', 3],
    ['2025-02-28', '2025-03-01', 2],
    ['2024-01-01', '2024-12-31', 366],
  ])('unit 1: from %s to %s are %d days, both ends included', (birth, day, days) => {
    expect(ageOn(birth, day, 1)).toBe(days);
  });

  it.each([
    ['2025-02-30', '2025-03-01'],
    ['2025-03-01', 'today'],
    ['2025-03-02', '2025-03-01'],
  ])('knows no age from %s to %s', (birth, day) => {
    expect(ageOn(birth, day, 2)).toBeUndefined();
    expect(ageOn(birth, day, 1)).toBeUndefined();
  });

  it('is asked for 18 years by the service', () => {
    expect(minimumAge).toBe(18);
  });

  it('stands any text, in linear time', () => {
    expectToStandAnyText((text) => ageOn(text, '2025-01-01', 2));
  });
});
