/** Sizes of business cards in millimetres. */
import type { LanguageValue } from '../../../shared/places/languages.ts';

export type CardSize = { width: number; height: number };

/** What is printed beyond the edge, so that a cut that is a little off shows no white (3 mm is what print shops ask for). */
export const BLEED = 3;

/** Nothing that is read comes nearer to the edge. */
export const MARGIN = 5;

/** Where cards are 3.5 by 2 inches. */
const inInches = new Set(['us', 'ca']);

/** By the country of the page's language: 3.5 × 2 in, else the size of a bank card's width, 85 × 55 mm. */
export function cardSize(language: LanguageValue): CardSize {
  return inInches.has(language.slice(3)) ? { width: 88.9, height: 50.8 } : { width: 85, height: 55 };
}
