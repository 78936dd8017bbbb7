/**
 * Fonts of a drawing. The machine that draws has none of its own for what people write, so a document brings what it needs:
 * fonts of the library, cut to its letters.
 */
import type { FontId, SystemFontId } from '../../../shared/model/page.ts';
import {
  isWebFont,
  TEXT_WEIGHT,
  webFonts,
  type FontLibrary,
  type FontPart,
  type WebFontId,
} from '../../../shared/model/web-fonts.ts';
import { charactersIn, cutFont } from './cut-font.ts';

/** Put there by the bundler: the fonts that were built with this function, and those of further scripts. */
declare const FONT_LIBRARY: FontLibrary;
declare const PICTURE_FONTS: readonly FontPart[];

/** What stands for the fonts that devices have. */
const likenesses: Record<SystemFontId, WebFontId> = {
  system: 'inter',
  serif: 'fraunces',
  humanist: 'inter',
  rounded: 'nunito',
  condensed: 'oswald',
  mono: 'space-grotesk',
};

/** The heaviest that further scripts have. */
const BOLD = 700;

export const drawnFont = (font: FontId): WebFontId => (isWebFont(font) ? font : likenesses[font]);

/** What a name is set in, and what text is, of a font. */
export const weightsOf = (id: WebFontId): number[] => [TEXT_WEIGHT, webFonts[id].nameWeight];

const partsOf = (id: WebFontId): readonly FontPart[] => [...FONT_LIBRARY[id].parts, ...PICTURE_FONTS];

/** Those characters of the text that the font and its companions have no letters for. */
export function lackingIn(text: string, id: WebFontId): string[] {
  const ranges = partsOf(id)
    .map(({ range }) => range)
    .join();
  return [...new Set(text)].filter((character) => charactersIn(character, ranges) === '');
}

/** `@font-face` rules of one family with the letters of the text in them, each file a data URI. */
export async function fontFaces(
  family: string,
  id: WebFontId,
  weights: readonly number[],
  text: string,
): Promise<string> {
  let css = '';
  let rest = text;
  for (const { range, files } of partsOf(id)) {
    const characters = charactersIn(rest, range);
    if (characters === '') continue;
    // Companions have letters too that an earlier part has, and what is declared last would win.
    rest = [...rest].filter((character) => !characters.includes(character)).join('');
    for (const weight of weights) {
      const body = await cutFont(files[weight] ?? files[weight > TEXT_WEIGHT ? BOLD : TEXT_WEIGHT] ?? '', characters);
      css +=
        `@font-face{font-family:${family};font-weight:${weight};unicode-range:${rangeOf(characters)};` +
        `src:url(data:font/woff2;base64,${body.toString('base64')})}`;
    }
  }
  return css;
}

/** As CSS writes it: `U+4d,U+61`. */
const rangeOf = (characters: string): string =>
  [...characters].map((character) => `U+${character.codePointAt(0)?.toString(16)}`).join();
