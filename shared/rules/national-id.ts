import { daysInMonth } from './calendar-date.ts';

/** The kinds of national id whose form is known: two by specification 2, section 5; `ktp` is Indonesia's. */
export const nationalIdKinds = ['macao', 'thai', 'ktp'] as const;
export type NationalIdKind = (typeof nationalIdKinds)[number];

const macaoId = /^[157][0-9]{6}[0-9A]$/;

const thirteenDigits = /^[0-9]{13}$/;

/** Whether a text is a well-formed national id of its kind. */
export function isNationalId(kind: NationalIdKind, text: string): boolean {
  if (kind === 'ktp') return isKtp(text);
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

const sixteenDigits = /^[0-9]{16}$/;

/** Added to the day of birth of a woman. */
const WOMAN = 40;

/**
 * Indonesian NIK, the number of a KTP: 16 digits; province (11 to 96), regency and district (never 00), day (of women + 40),
 * month and year of birth, and a running number that is not 0000. It has no check digit.
 */
export function isKtp(text: string): boolean {
  if (text.length !== 16 || !sixteenDigits.test(text)) return false;
  const [province = 0, regency = 0, district = 0, day = 0, month = 0, year = 0] = [0, 2, 4, 6, 8, 10].map((at) =>
    Number(text.slice(at, at + 2)),
  );
  const isArea = province >= 11 && province <= 96 && regency > 0 && district > 0;
  return isArea && text.slice(12) !== '0000' && isBirthDay(day > WOMAN ? day - WOMAN : day, month, year);
}

/** The century is not said: a day that exists in either. */
function isBirthDay(day: number, month: number, year: number): boolean {
  return [1900, 2000].some(
    (century) => month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(century + year, month),
  );
}

/** Whether a well-formed KTP was given to somebody born on a day, `YYYY-MM-DD`. */
export function isKtpOf(ktp: string, birth: string): boolean {
  const [day, month, year] = [6, 8, 10].map((at) => ktp.slice(at, at + 2));
  const plainDay = Number(day) > WOMAN ? Number(day) - WOMAN : Number(day);
  return isKtp(ktp) && birth.slice(2) === `${year}-${month}-${String(plainDay).padStart(2, '0')}`;
}
