import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commonPasswordWords } from '../../../shared/rules/common-password-words.ts';
import { isCommonPassword } from '../../../shared/rules/common-passwords.ts';
import { missingPasswordParts } from '../../../shared/rules/password.ts';
import { expectToStandAnyText } from './hostile-text.ts';

describe('isCommonPassword', () => {
  it.each([
    'Password1!',
    'P@ssw0rd',
    'P@$$w0rd123',
    'Pa55word!',
    '!Password1',
    'Qwerty123!',
    'Welcome1!',
    'Welcome@2024',
    'Abc123!@',
    'Abcd1234!',
    'Aa123456!',
    'Admin@123',
    'Summer2024!',
    '$Ummer2024!',
    'L3tme1n!',
    'Iloveyou1!',
    'Monkey123!',
    'Dr@gon12',
    'Hell0!23',
    'Test1234!',
    'Michael#1',
    'Liverpool1!',
    '1qaz@WSX',
    '!QAZ2wsx',
    'Zaq12wsx!',
    '1q2w3e4R!',
    'Asdf1234!',
    'Zxcvbnm1!',
    'PasswordPassword1!',
    'Aaaaaa1!',
    'Mnbvcxz1!',
    'Passw0rd!\t',
    'Ｐassword1!',
  ])('refuses %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    'Long-Sunday-42',
    'xK7!pqLm2#',
    'G7$kd-Ri9mWq',
    'Quiet-Harbour-73',
    'Correct9!Horse',
    'Violet.Kettle.88',
    '12345678',
    '',
  ])('lets %s pass', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });

  it('refuses every base word in the form that people give it to meet the rule', () => {
    const passed = commonPasswordWords.filter((word) => {
      const capital = word.charAt(0).toUpperCase() + word.slice(1);
      return ![`${capital}1!`, `${capital}2025!`, `!${capital}123`].every(isCommonPassword);
    });
    expect(passed).toEqual([]);
  });

  it('holds more than 3,000 base words, each once, in lower case', () => {
    expect(commonPasswordWords.length).toBeGreaterThan(3000);
    expect(new Set(commonPasswordWords).size).toBe(commonPasswordWords.length);
    expect(commonPasswordWords.filter((word) => !/^[a-z]{3,}$/.test(word))).toEqual([]);
  });

  it('lets random passwords pass', () => {
    const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789!#%-=?';
    const sign = fc.constantFrom(...alphabet);
    const random = fc
      .array(sign, { minLength: 16, maxLength: 20 })
      .map((signs) => signs.join(''))
      .filter((password) => missingPasswordParts(password).length === 0 && /(?:[a-zA-Z].*){8}/.test(password));
    fc.assert(
      fc.property(random, (password) => !isCommonPassword(password)),
      { seed: 7, numRuns: 2000, endOnFailure: true },
    );
  });

  it('stands any text, in linear time', () => {
    expectToStandAnyText(isCommonPassword);
  });
});
