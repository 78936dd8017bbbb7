import * as z from 'zod';

export type PinError = 'pin_invalid' | 'pin_mismatch';

/** "Password does not match" is specified (specification 1, section 5); the other is ours. */
export const pinMessages: Record<PinError, string> = {
  pin_invalid: 'Please enter 4 digits.',
  pin_mismatch: 'Password does not match',
};

const fourDigits = /^[0-9]{4}$/;

/** Checks a PIN: exactly 4 digits (specification 1, section 5). */
export function checkPin(pin: string): PinError | undefined {
  return pin.length === 4 && fourDigits.test(pin) ? undefined : 'pin_invalid';
}

/** The code of a repeated PIN that differs. */
export function checkPinsMatch(pin: string, repeated: string): PinError | undefined {
  return pin === repeated ? undefined : 'pin_mismatch';
}

/** A PIN: exactly 4 digits. */
export const Pin = z
  .string()
  .length(4, { error: 'pin_invalid', abort: true })
  .regex(fourDigits, { error: 'pin_invalid' });
