/** Data without what has no place on paper: pictures between letters (emoji), and signs that control machines. */

const PICTURES = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u{fe0e}\u{fe0f}\u{20e3}]/gu;
/** These are letters' own, though they may be drawn as pictures. */
const LETTERS = /[©®™↔✓✔#*0-9]/u;
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufeff]/gu;

export function printable(value: unknown): unknown {
  if (typeof value === 'string') return printableText(value);
  if (Array.isArray(value)) return value.map(printable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, printable(part)]));
}

const printableText = (text: string): string =>
  text.replaceAll(CONTROLS, '').replaceAll(PICTURES, (sign) => (LETTERS.test(sign) ? sign : ''));
