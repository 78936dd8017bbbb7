import { describe, expect, it } from 'vitest';
import {
  checkPassword,
  checkPasswordsMatch,
  missingPasswordParts,
  passwordMessages,
  passwordSpecials,
  trimPassword,
} from '../../../shared/rules/password.ts';
import { expectToStandAnyText } from './hostile-text.ts';

describe('missingPasswordParts (specification 2, section 5)', () => {
  it.each([
    ['Aa1!aaaa', []],
    ['  Aa1!aaaa  ', []],
    [`Aa1!${'a'.repeat(124)}`, []],
    [`Aa1!${'a'.repeat(125)}`, ['max_length']],
    ['Aa1!aaa', ['min_length']],
    ['Aa1!aaa ', ['min_length']],
    ['AA1!AAAA', ['lower']],
    ['aa1!aaaa', ['upper']],
    ['Aaa!aaaa', ['digit']],
    ['Aa1aaaaa', ['special']],
    ['Aa1 aaaa', ['special']],
    ['Aa1€aaaa', ['special']],
    ['Aa1!\u0007aaa', ['printable']],
    ['', ['min_length', 'lower', 'upper', 'digit', 'special']],
    ['ÄÖß١!aaaa', ['upper', 'digit']],
  ])('%j lacks %j', (password, missing) => {
    expect(missingPasswordParts(password)).toEqual(missing);
  });

  it.each([...passwordSpecials])('counts %s as a special character', (special) => {
    expect(missingPasswordParts(`Aa1aaaaa${special}a`)).toEqual([]);
  });

  it('knows exactly the 32 special characters of the user pool', () => {
    expect([...passwordSpecials].toSorted()).toEqual([...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'].toSorted());
  });

  it('stands any text, in linear time', () => {
    expectToStandAnyText(missingPasswordParts);
  });
});

describe('passwords in forms', () => {
  it('are trimmed the same way when set and when entered', () => {
    const typed = '\u3000 Aa1!aaaa\t\u00A0';
    expect(trimPassword(typed)).toBe('Aa1!aaaa');
    expect(checkPassword(typed)).toBeUndefined();
  });

  it('match after trimming or answer with the mismatch', () => {
    expect(checkPasswordsMatch('Aa1!aaaa', ' Aa1!aaaa ')).toBeUndefined();
    expect(checkPasswordsMatch('Aa1!aaaa', 'aa1!aaaa')).toBe('password_mismatch');
  });

  it('answer in the specified words', () => {
    expect(checkPassword('short')).toBe('password_format');
    expect(passwordMessages.password_format).toBe('the password does not meet the required format');
    expect(passwordMessages.password_mismatch).toBe("These passwords don't match");
  });
});
