import * as z from 'zod';

/** Red, green and blue from 0 to 255, alpha from 0 to 1. */
export interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

const hexDigits = /^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/;

/** Whether the text is # and 3, 4, 6 or 8 hexadecimal digits (specification 2, section 5). */
export function isHexColour(text: string): boolean {
  return text.length <= 9 && hexDigits.test(text);
}

/** The colour of a hex form; undefined when it isn't one. */
export function parseHexColour(text: string): Colour | undefined {
  if (!isHexColour(text)) return undefined;
  const digits = text.slice(1);
  const full = digits.length <= 4 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const part = (index: number) => Number.parseInt(full.slice(index * 2, index * 2 + 2) || 'ff', 16);
  return { red: part(0), green: part(1), blue: part(2), alpha: part(3) / 255 };
}

/** A colour of a theme; gives it in lower case. */
export const hexColour = z
  .string()
  .max(9, { error: 'colour_invalid', abort: true })
  .regex(hexDigits, { error: 'colour_invalid' })
  .overwrite((text) => text.toLowerCase());
