export type PasswordError = 'password_format' | 'password_mismatch';

/** The specified words (specification 1, section 5). */
export const passwordMessages: Record<PasswordError, string> = {
  password_format: 'the password does not meet the required format',
  password_mismatch: "These passwords don't match",
};

/** What a password can lack, in the order in which a form lists it. */
export const passwordParts = ['min_length', 'max_length', 'lower', 'upper', 'digit', 'special', 'printable'] as const;

export type PasswordPart = (typeof passwordParts)[number];

const minLength = 8;
const maxLength = 128;

/** Room for spaces around a password that was pasted. */
const maxTypedLength = 160;

/**
 * The special characters that Cognito documents, so that our rule and the user pool agree. The specification says
 * "a fixed set" and doesn't show it.
 */
export const passwordSpecials = '^$*.[]{}()?"!@#%&/\\,><\':;|_~`=+-';

const special: ReadonlySet<string> = new Set(passwordSpecials);

const meets: Record<PasswordPart, (password: string) => boolean> = {
  min_length: (password) => password.length >= minLength,
  max_length: (password) => password.length <= maxLength,
  lower: (password) => /[a-z]/.test(password),
  upper: (password) => /[A-Z]/.test(password),
  digit: (password) => /[0-9]/.test(password),
  special: (password) => [...password].some((character) => special.has(character)),
  printable: (password) => !/[\p{Cc}\p{Cs}]/u.test(password),
};

/** Passwords are trimmed everywhere before anything is done with them (specification 2, section 5). */
export function trimPassword(typed: string): string {
  return typed.trim();
}

/**
 * The parts that a password lacks, for feedback while typing; empty when it is good. Trimmed, then 8 to 128 characters
 * with a lower-case and an upper-case letter, a digit and a special character (specification 2, section 5).
 */
export function missingPasswordParts(typed: string): PasswordPart[] {
  if (typed.length > maxTypedLength) return ['max_length'];
  const password = trimPassword(typed);
  return passwordParts.filter((part) => !meets[part](password));
}

/** The code of a password that lacks a part. */
export function checkPassword(typed: string): PasswordError | undefined {
  return missingPasswordParts(typed).length === 0 ? undefined : 'password_format';
}

/** The code of a repeated password that differs, both trimmed. */
export function checkPasswordsMatch(typed: string, repeated: string): PasswordError | undefined {
  return trimPassword(typed) === trimPassword(repeated) ? undefined : 'password_mismatch';
}
