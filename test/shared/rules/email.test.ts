import { describe, expect, it } from 'vitest';
import { canonicalEmail, checkEmail, emailMessages } from '../../../shared/rules/email.ts';
import { expectToStandAnyText } from './hostile-text.ts';
import { onBusyMachine } from '../../kit/amounts.ts';

const longLabel = 'd'.repeat(63);

describe('checkEmail (specification 2, section 5)', () => {
  it.each([
    'mara@example.com',
    'Mara.Lind_qvist-2@example.co.uk',
    '^caret@example.com',
    '王小明@example.com',
    '1@2.cn',
    'a..b.@example.com',
    '  pasted@example.com ',
    `a@${longLabel}.${longLabel}.${longLabel}.${'e'.repeat(60)}`,
  ])('accepts %s', (address) => {
    expect(checkEmail(address)).toBeUndefined();
  });

  it('answers in the specified words', () => {
    expect(emailMessages.email_required).toBe('Please enter your email');
    expect(emailMessages.email_invalid).toBe('Please enter a valid email');
  });

  it('refuses what is too long without looking at it', () => {
    expect(checkEmail('x'.repeat(5000))).toBe('email_invalid');
  });

  it.each(['', '   ', '\t\n'])('asks for an address when there is none', (address) => {
    expect(checkEmail(address)).toBe('email_required');
  });

  it.each([
    'mara',
    '@example.com',
    'mara@',
    'mara@localhost',
    'mara@.com',
    'mara@example.',
    'mara@exa..mple.com',
    'mara@-example.com',
    'mara@example-.com',
    'mara+tag@example.com',
    "o'hara@example.com",
    'ma ra@example.com',
    'mara@exam ple.com',
    'mara@a.com@b.com',
    'mara@example.com\r\nBcc: x@example.com',
    'mara\u0000@example.com',
    'mara@example.com\u2028x',
    'márа@example.com',
    'ｍara@example.com',
    'mara＠example.com',
    'mara@exаmple.com',
    'ma\u200bra@example.com',
    '"mara"@example.com',
    'mara@[127.0.0.1]',
    `mara@${longLabel}d.com`,
    `${'a'.repeat(243)}@example.com`,
  ])('refuses %j', (address) => {
    expect(checkEmail(address)).toBe('email_invalid');
  });

  it('accepts 254 characters and refuses 255', () => {
    expect(checkEmail(`${'a'.repeat(242)}@example.com`)).toBeUndefined();
    expect(checkEmail(`${'a'.repeat(243)}@example.com`)).toBe('email_invalid');
  });

  it('stands any text, in linear time', () => {
    expectToStandAnyText(checkEmail);
    expectToStandAnyText((text) => checkEmail(`${text}@${text}.${text}`));
  });

  it('withstands the nested quantifier that a copied expression fell for', () => {
    const start = performance.now();
    expect(checkEmail(`${'a'.repeat(28)}@${'a-'.repeat(14)}!`)).toBe('email_invalid');
    expect(performance.now() - start).toBeLessThan(onBusyMachine(50));
  });
});

describe('the stored form of an address', () => {
  it('is one for all its spellings', () => {
    const spellings = [' Mara@Example.COM', 'mara@example.com', 'MARA@EXAMPLE.COM '];
    expect(new Set(spellings.map((spelling) => canonicalEmail(spelling)))).toEqual(new Set(['mara@example.com']));
  });

  it('stays the same and stays valid', () => {
    const canonical = canonicalEmail('\u2F00X@Example.com');
    expect(canonicalEmail(canonical)).toBe(canonical);
    expect(checkEmail(canonical)).toBeUndefined();
  });
});
