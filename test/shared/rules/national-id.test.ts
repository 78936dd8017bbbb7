import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isKtp, isKtpOf, isMacaoId, isNationalId, isThaiId } from '../../../shared/rules/national-id.ts';
import { expectToStandAnyText } from './hostile-text.ts';

describe('isMacaoId (specification 2, section 5)', () => {
  it.each(['12345678', '51234567', '7123456A'])('accepts %s', (text) => {
    expect(isMacaoId(text)).toBe(true);
    expect(isNationalId('macao', text)).toBe(true);
  });

  it.each(['22345678', '1234567', '123456789', '1234567B', '7123456a', 'A2345678', '1234567\n', '１2345678', ''])(
    'refuses %j',
    (text) => {
      expect(isMacaoId(text)).toBe(false);
    },
  );
});

describe('isThaiId (specification 2, section 5)', () => {
  it.each(['3100600445635', '1234567890121'])('accepts %s', (text) => {
    expect(isThaiId(text)).toBe(true);
    expect(isNationalId('thai', text)).toBe(true);
  });

  it.each(['1234567890122', '123456789012', '12345678901211', '1-2345-67890-12-1', '๑234567890121', ''])(
    'refuses %j',
    (text) => {
      expect(isThaiId(text)).toBe(false);
    },
  );

  it('accepts exactly one check digit for any twelve digits', () => {
    const twelve = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(twelve, (digits) => {
        const good = Array.from({ length: 10 }, (_, check) => digits.join('') + String(check)).filter(isThaiId);
        expect(good).toHaveLength(1);
      }),
    );
  });

  it('stands any text, in linear time', () => {
    expectToStandAnyText(isThaiId);
    expectToStandAnyText(isMacaoId);
  });
});

describe('isKtp (specification 2, section 5)', () => {
  it.each([
    ['a man', '3174091502900001'],
    ['a woman, forty days later', '3273064507850003'],
    ['the first province', '1101010101900001'],
    ['the last province', '9671010101900001'],
    ['29 February of a leap year of either century', '3174092902000001'],
    ['29 February of a woman', '3174096902960001'],
  ])('accepts %s: %s', (_title, text) => {
    expect(isKtp(text)).toBe(true);
  });

  it.each([
    ['fifteen digits', '317409150290001'],
    ['seventeen digits', '31740915029000011'],
    ['a province below 11', '1074091502900001'],
    ['a province above 96', '9774091502900001'],
    ['regency 00', '3100091502900001'],
    ['district 00', '3174001502900001'],
    ['day 00', '3174090002900001'],
    ['day 32', '3174093201900001'],
    ['day 40, which is no day of a woman', '3174094001900001'],
    ['30 February', '3174093002900001'],
    ['29 February of no leap year', '3174092902900001'],
    ['month 00', '3174091500900001'],
    ['month 13', '3174091513900001'],
    ['running number 0000', '3174091502900000'],
    ['spaces', '3174 0915 0290 0001'],
    ['a line break', '3174091502900001\n'],
    ['digits in full width', '３174091502900001'],
    ['nothing', ''],
  ])('refuses %s: %j', (_title, text) => {
    expect(isKtp(text)).toBe(false);
  });

  it('stands any text, in linear time', () => {
    expectToStandAnyText(isKtp);
  });
});

describe('isKtpOf', () => {
  it.each([
    ['3174091502900001', '1990-02-15', true],
    ['3273064507850003', '1985-07-05', true],
    ['3174092902000001', '2000-02-29', true],
    ['3174091502900001', '1990-02-16', false],
    ['3174091502900001', '1990-12-15', false],
    ['3174091502900001', '1991-02-15', false],
    ['3273064507850003', '1985-07-45', false],
    ['3174091502900000', '1990-02-15', false],
    ['3174091502900001', 'soon', false],
  ])('%s was given to somebody born on %s: %s', (ktp, birth, expected) => {
    expect(isKtpOf(ktp, birth)).toBe(expected);
  });
});
