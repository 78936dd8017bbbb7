import { describe, expect, test } from 'vitest';
import { toVatNumber } from '../../../shared/rules/vat-number.ts';

describe('a VAT number', () => {
  test.each([
    ['DE', 'de 136 695 976', 'DE136695976'],
    ['DE', '136695976', 'DE136695976'],
    ['AT', 'ATU13585627', 'ATU13585627'],
    ['AT', 'U13585627', 'ATU13585627'],
    ['GR', 'EL 094019245', 'EL094019245'],
    ['ES', 'ESB58378431', 'ESB58378431'],
    ['ES', 'B-58378431', 'ESB58378431'],
    ['FR', 'FR 83 404 833 048', 'FR83404833048'],
    ['NL', 'NL004495445B01', 'NL004495445B01'],
    ['IE', 'IE6388047V', 'IE6388047V'],
    ['CH', 'CHE-107.787.577 MWST', 'CHE107787577MWST'],
    ['GB', 'GB 980 780 684', 'GB980780684'],
    ['SE', '556188840401', 'SE556188840401'],
    ['AE', '100212345600003', '100212345600003'],
    ['SA', '300000000000003', '300000000000003'],
    ['AU', '51 824 753 556', '51824753556'],
    ['HK', 'BR-12345678', 'BR12345678'],
  ])('of %s is kept in one form: "%s"', (country, typed, kept) => {
    expect(toVatNumber(typed, country)).toBe(kept);
  });

  test.each([
    ['DE', 'DE13669597'],
    ['DE', 'ATU13585627'],
    ['AT', '13585627'],
    ['SA', '100000000000003'],
    ['GB', 'GB1234'],
    ['HK', '<b>'],
    ['DE', ''],
    ['constructor', 'a'],
  ])('of %s is not "%s"', (country, typed) => {
    expect(toVatNumber(typed, country)).toBeNull();
  });
});
