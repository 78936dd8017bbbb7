const thaiLetters = '[\\u0E01-\\u0E2E]';

/**
 * Registration plates, spaces and hyphens aside, in capitals. Malaysia: one to three letters (never I or O), one to four
 * digits that do not begin with 0, at most one letter after them (JPJ's running series: `WXY1234`, `VAA1`, `SAA1234A`).
 * Thailand: at most one digit, one or two consonants, one to four digits that do not begin with 0 (`1กข1234`); the province
 * stands apart.
 */
const forms = {
  MY: /^[A-HJ-NP-Z]{1,3}[1-9][0-9]{0,3}[A-HJ-NP-Z]?$/,
  TH: new RegExp(`^[1-9]?${thaiLetters}{1,2}[1-9][0-9]{0,3}$`),
} as const;

export type PlateCountry = keyof typeof forms;

const MOST_CHARACTERS = 12;

/** A plate as it is compared and kept: without spaces and hyphens, in capitals. */
export function plainPlate(plate: string): string {
  return plate
    .slice(0, 2 * MOST_CHARACTERS)
    .replaceAll(/[\s-]/g, '')
    .replaceAll(/[a-z]+/g, (letters) => letters.toUpperCase());
}

export function isPlate(country: PlateCountry, plate: string): boolean {
  return plate.length <= MOST_CHARACTERS && forms[country].test(plainPlate(plate));
}
