import { describe, expect, test } from 'vitest';
import { canonicalAccountAddress, isPhoneLike } from '../../../shared/rules/account-address.ts';
import { codeNumber } from '../../../shared/rules/phone.ts';

describe('what an account is found by', () => {
  test.each(['+46 70-123 45 67', '0701234567', '(070) 123.45/67', ' 12345 '])('%j is meant as a number', (typed) => {
    expect(isPhoneLike(typed)).toBe(true);
  });

  test.each(['mara@example.com', '0701234567@example.com', 'mara', '', '123', '+46 70 x', '1'.repeat(41)])(
    '%j is not',
    (typed) => {
      expect(isPhoneLike(typed)).toBe(false);
    },
  );

  test.each([
    ['+46 70-123 45 67', '+46701234567'],
    [' Mara@Example.com ', 'mara@example.com'],
  ])('%j is counted as %s', (typed, canonical) => {
    expect(canonicalAccountAddress(typed)).toBe(canonical);
  });
});

describe('a number that codes may be sent to', () => {
  test.each([
    ['+46 70 123 45 67', '+46701234567'],
    ['+447400123456', '+447400123456'],
    ['+44 7781 123456', '+447781123456'],
    ['+1 415 555 2671', '+14155552671'],
  ])('is %j, as %s', (typed, number) => {
    expect(codeNumber(typed)).toBe(number);
  });

  test.each([
    ['without its dial code', '0701234567'],
    ['whose country is not ours and shares a dial code', '+1 876 555 1234'],
    ['of a country that the service is not offered in', '+93701234567'],
    ['whose owner earns with what comes in', '+44 909 879 0879'],
    ['of a satellite network', '+881 612 345 678'],
    ['with a zero that is not dialled', '+46 (0)70 123 45 67'],
    ['that nobody can have', '+447700900123'],
    ['that is too short', '+46701'],
    ['that is an address', 'mara@example.com'],
  ])('is none %s', (_, typed) => {
    expect(codeNumber(typed)).toBeUndefined();
  });
});
