/** Whether a text holds the number of a payment card (ISO/IEC 7812): a known issuer's digits that pass Luhn's check. */

/** Issuers by their first digits, with the lengths that their numbers have. */
const ISSUERS: readonly (readonly [RegExp, readonly number[]])[] = [
  // Numbers of 13 digits are not issued any more, and phone numbers have as many.
  [/^4/, [16, 19]],
  [/^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, [16]],
  [/^3[47]/, [15]],
  [/^3(?:0[0-5]|[689])/, [14, 16]],
  [/^35(?:2[89]|[3-8])/, [16]],
  [/^6(?:011|4[4-9]|5)/, [16, 19]],
  [/^62/, [16, 17, 18, 19]],
  [/^(?:5[06789]|6)/, [16, 18, 19]],
];

/** Digits as people write them: in groups, with spaces, dots or hyphens between. */
const GROUPED_DIGITS = /\d(?:[ .\u00A0-]?\d){13,}/g;

export function holdsCardNumber(text: string): boolean {
  return [...toLatinDigits(text).matchAll(GROUPED_DIGITS)].some(([found]) => isCardNumber(found.replaceAll(/\D/g, '')));
}

/** Arabic-Indic and full-width digits are typed too. */
export function toLatinDigits(text: string): string {
  return text.replaceAll(/[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/g, (digit) =>
    String((digit.charCodeAt(0) - (digit >= '\uFF10' ? 0xff10 : digit >= '\u06F0' ? 0x06f0 : 0x0660)) % 10),
  );
}

export function isCardNumber(digits: string): boolean {
  const isIssued = ISSUERS.some(([start, lengths]) => start.test(digits) && lengths.includes(digits.length));
  return isIssued && passesLuhn(digits);
}

/** ISO/IEC 7812-1, annex B. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
