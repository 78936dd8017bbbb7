export type VerificationCodeError = 'code_incorrect';

/** The specified words (specification 1, section 8). */
export const verificationCodeMessages: Record<VerificationCodeError, string> = { code_incorrect: 'Code incorrect' };

/** Room for spaces around and inside a code that was pasted. */
const maxTypedLength = 20;

const sixDigits = /^[0-9]{6}$/;

/** The code without the spaces that people and mail programs put into it. */
export function canonicalVerificationCode(typed: string): string {
  return typed.replace(/\s/g, '');
}

/** Checks the form of a verification code: exactly 6 digits (specification 1, section 5). */
export function checkVerificationCode(typed: string): VerificationCodeError | undefined {
  if (typed.length > maxTypedLength) return 'code_incorrect';
  return sixDigits.test(canonicalVerificationCode(typed)) ? undefined : 'code_incorrect';
}
