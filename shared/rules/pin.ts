export type PinError = 'pin_invalid' | 'pin_mismatch';

/** "Password does not match" is specified (specification 1, section 5); the other is ours. */
export const pinMessages: Record<PinError, string> = {
  pin_invalid: 'Please enter 4 digits.',
  pin_mismatch: 'Password does not match',
};

export const PIN_DIGITS = 4;

const wholePin = new RegExp(`^[0-9]{${PIN_DIGITS}}$`);

/** Checks a PIN: exactly 4 digits (specification 1, section 5). */
export function checkPin(pin: string): PinError | undefined {
  return wholePin.test(pin) ? undefined : 'pin_invalid';
}

/** The code of a repeated PIN that differs. */
export function checkPinsMatch(pin: string, repeated: string): PinError | undefined {
  return pin === repeated ? undefined : 'pin_mismatch';
}

/** Misses in a row after which only the password helps. */
export const MAX_PIN_MISSES = 5;

/**
 * Whether somebody who knows nothing of the owner would try it early: one digit four times, a run, a pair twice, a year.
 * It is warned of and not refused: five tries on a browser that was enrolled are few for any PIN, and every rule makes
 * fewer PINs to guess among.
 */
export function isEasyPin(pin: string): boolean {
  const isRun = '01234567890'.includes(pin) || '09876543210'.includes(pin);
  // One digit four times is a pair twice as well.
  return isRun || /^(\d\d)\1$/.test(pin) || /^(?:19|20)\d\d$/.test(pin);
}
