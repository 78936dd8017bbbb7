import { describe, expect, it } from 'vitest';
import {
  checkPhone,
  E164Phone,
  isValidPhoneByDialCode,
  isValidPhoneForCountry,
  PhoneEntry,
  phoneMessages,
  toE164,
} from '../../../shared/rules/phone.ts';
import { expectToStandAnyText } from './hostile-text.ts';

describe('isValidPhoneByDialCode (specification 2, section 5)', () => {
  it.each([
    ['+86', '13800138000', true],
    ['+86', '138 0013 8000', true],
    ['+86', '19912345678', true],
    ['+86', '12800138000', false],
    ['+86', '23800138000', false],
    ['+86', '1380013800', false],
    ['+86', '138001380000', false],
    ['+62', '081234567890', true],
    ['+62', '0812345678901', true],
    ['+62', '08123456789', false],
    ['+62', '08123456789012', false],
    ['+852', '51234567', true],
    ['+852', '11234567', true],
    ['+852', '91234567', true],
    ['+852', '21234567', false],
    ['+852', '01234567', false],
    ['+852', '5123456', false],
    ['+852', '512345678', false],
    ['+976', '88123456', true],
    ['+976', '8812345', false],
    ['+976', '881234567', false],
    ['+44', '123456', true],
    ['+44', '12345', false],
    ['44', '07700 900123', true],
    ['86', '12800138000', false],
    ['+44', '1234567890123456', false],
    ['+44', 'abcdefgh', false],
    ['+44', '１２３４５６７', false],
    ['+44', '+447700900123', false],
  ])('%s %s is %s', (dialCode, number, valid) => {
    expect(isValidPhoneByDialCode(dialCode, number)).toBe(valid);
  });

  it('stands any text, in linear time', () => {
    expectToStandAnyText((text) => isValidPhoneByDialCode('+86', text));
    expectToStandAnyText((text) => isValidPhoneByDialCode(text, '13800138000'));
  });
});

describe('isValidPhoneForCountry and toE164', () => {
  it.each([
    ['07400 123456', 'GB', '+447400123456'],
    ['+44 7400 123456', 'GB', '+447400123456'],
    ['07911 123456', 'GB', '+447911123456'],
    ['(202) 555-0123', 'US', '+12025550123'],
    ['0171 1234567', 'DE', '+491711234567'],
    ['070 123 45 67', 'SE', '+46701234567'],
    ['0812-3456-7890', 'ID', '+6281234567890'],
    ['+62 812-3456-7890', 'ID', '+6281234567890'],
    ['138 0013 8000', 'CN', '+8613800138000'],
    ['+852 5123 4567', 'HK', '+85251234567'],
    ['050 123 4567', 'AE', '+971501234567'],
  ])('%s in %s is %s, which is valid again', (number, country, e164) => {
    expect(toE164(number, country)).toBe(e164);
    expect(toE164(e164, country)).toBe(e164);
    expect(isValidPhoneForCountry(number, country)).toBe(true);
    expect(E164Phone.safeParse(e164).success).toBe(true);
  });

  it.each([
    ['12345', 'DE', 'too short a number'],
    ['+44 7400 123456', 'HK', 'a number of another country'],
    ['2123 4567', 'HK', 'a real number that the specified rule refuses'],
    ['1123 4567', 'HK', 'a number that fits the specified rule but is not real'],
    ['81234567890', 'ID', 'eleven digits, against the specified twelve or thirteen'],
    ['07400 123456', 'UK', 'a country code that does not exist'],
    ['07400 123456', '__proto__', 'a country that is no code'],
    ['07400 123456 ext 5', 'GB', 'words in it'],
    ['call 07400 123456', 'GB', 'a number within a text'],
    ['07400\n123456', 'GB', 'a line break in it'],
    ['', 'GB', 'nothing'],
    ['+', 'GB', 'a plus'],
  ])('refuses %j for %s: %s', (number, country) => {
    expect(isValidPhoneForCountry(number, country)).toBe(false);
    expect(toE164(number, country)).toBeUndefined();
    expect(checkPhone(number, country)).toBe('phone_invalid');
  });

  it('stands any text, in linear time', () => {
    expectToStandAnyText((text) => toE164(text, 'GB'));
    expectToStandAnyText((text) => toE164('07400 123456', text));
  });
});

describe('PhoneEntry', () => {
  it('answers at the phone with the specified words', () => {
    const issue = PhoneEntry.safeParse({ phone: '123', country: 'GB' }).error?.issues[0];
    expect([issue?.path, issue?.message]).toEqual([['phone'], 'phone_invalid']);
    expect(phoneMessages.phone_invalid).toBe('Please enter a valid phone number.');
  });

  it('takes a good one', () => {
    expect(PhoneEntry.safeParse({ phone: '07400 123456', country: 'GB' }).success).toBe(true);
  });
});
