/** Data as they can be printed: without pictures between letters (emoji), and without signs that control machines. */
import type { PaperData } from '../../kit/typesetting.ts';

const PICTURES = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u{fe0e}\u{fe0f}\u{20e3}]/gu;
/** Letters and signs of their own, though devices may draw them as pictures. */
const SIGNS = /[©®™↔✓✔]/u;
/** Spaces that do not break, of widths that few fonts have: French and Russian sums have them. */
const NARROW_SPACES = /[\u2007\u202f]/gu;
/** Between the parts of a picture; between letters it shapes them. */
const JOINERS = /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{fe0f}])\u200d/gu;
/** Marks of direction and places to break: templates set their own. */
const MARKS = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069]/gu;
/** A line break is the one that means something. */
const CONTROLS = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\ufeff]/gu;

export const printable = (data: PaperData): PaperData => cleaned(data) as PaperData;

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return cleanedText(value);
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cleaned(part)]));
}

/** Letters come whole: fonts have an é, but seldom the accent alone. */
const cleanedText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(CONTROLS, ' ')
    .replaceAll(MARKS, '')
    .replaceAll(JOINERS, '')
    .replaceAll(NARROW_SPACES, '\u00a0')
    .replaceAll(PICTURES, (sign) => (SIGNS.test(sign) ? sign : ''));
