/** The kinds of national id whose form the specification gives (specification 2, section 5). */
export type NationalIdKind = 'macao' | 'thai';

const macaoId = /^[157][0-9]{6}[0-9A]$/;

const thirteenDigits = /^[0-9]{13}$/;

/** Whether a text is a well-formed national id of its kind. */
export function isNationalId(kind: NationalIdKind, text: string): boolean {
  return kind === 'macao' ? isMacaoId(text) : isThaiId(text);
}

/** Macao ID card: starts with 1, 5 or 7, then six digits, then a digit or the letter A. */
export function isMacaoId(text: string): boolean {
  return text.length === 8 && macaoId.test(text);
}

/** Thai-style id: 13 digits, the last of which checks the others (weights 13 down to 2, modulus 11). */
export function isThaiId(text: string): boolean {
  if (text.length !== 13 || !thirteenDigits.test(text)) return false;
  const digits = [...text].map(Number);
  const sum = digits.slice(0, 12).reduce((total, digit, index) => total + digit * (13 - index), 0);
  return digits[12] === (11 - (sum % 11)) % 10;
}
