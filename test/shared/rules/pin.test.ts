import { describe, expect, it } from 'vitest';
import { checkPin, checkPinsMatch, isEasyPin, pinMessages } from '../../../shared/rules/pin.ts';
import {
  canonicalVerificationCode,
  checkVerificationCode,
  verificationCodeMessages,
} from '../../../shared/rules/verification-code.ts';
import { expectToStandAnyText } from './hostile-text.ts';

describe('a PIN (specification 1, section 5)', () => {
  it.each(['0000', '1234', '9999'])('accepts %s', (pin) => {
    expect(checkPin(pin)).toBeUndefined();
  });

  it.each(['', '123', '12345', '12a4', ' 1234', '1234\n', '１２３４', '-123', '1e10'])('refuses %j', (pin) => {
    expect(checkPin(pin)).toBe('pin_invalid');
  });

  it.each(['0000', '1234', '7890', '4321', '1212', '1984', '2007'])('knows that %s is easy to guess', (pin) => {
    expect(isEasyPin(pin)).toBe(true);
  });

  it.each(['4071', '5802', '1357', '9183'])('has no objection to %s', (pin) => {
    expect(isEasyPin(pin)).toBe(false);
  });

  it.each(['12121', '41212', '19845', '41984', '1984a', 'a1984', '1a1a'])(
    'says nothing of %s, which is no PIN',
    (text) => {
      expect(isEasyPin(text)).toBe(false);
    },
  );

  it('answers a different second entry in the specified words', () => {
    expect(checkPinsMatch('1234', '1234')).toBeUndefined();
    expect(checkPinsMatch('1234', '4321')).toBe('pin_mismatch');
    expect(pinMessages.pin_mismatch).toBe('Password does not match');
  });

  it('stands any text, in linear time', () => {
    expectToStandAnyText(checkPin);
  });
});

describe('a verification code (specification 1, section 5)', () => {
  it.each(['000000', '481920', ' 481920 ', '481 920'])('accepts %j', (code) => {
    expect(checkVerificationCode(code)).toBeUndefined();
    expect(canonicalVerificationCode(code)).toMatch(/^[0-9]{6}$/);
  });

  it.each(['', '48192', '4819200', '48192a', '４８１９２０', '481920'.repeat(10)])('refuses %j', (code) => {
    expect(checkVerificationCode(code)).toBe('code_incorrect');
  });

  it('answers in the specified words', () => {
    expect(verificationCodeMessages.code_incorrect).toBe('Code incorrect');
  });

  it('stands any text, in linear time', () => {
    expectToStandAnyText(checkVerificationCode);
  });
});
