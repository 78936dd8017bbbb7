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
  type HanScript,
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

/** Best first; of Chinese characters the forms of the script that is asked for. */
function partsOf(id: WebFontId, script: HanScript = 'Hant'): readonly FontPart[] {
  const rank = (part: FontPart): number => (part.script === undefined ? 0 : part.script === script ? 1 : 2);
  return [...FONT_LIBRARY[id].parts, ...PICTURE_FONTS.toSorted((one, other) => rank(one) - rank(other))];
}

/** Those characters of the text that the font and its companions have no letters for. */
export function lackingIn(text: string, id: WebFontId): string[] {
  const ranges = partsOf(id)
    .map(({ range }) => range)
    .join();
  return [...new Set(text)].filter((character) => charactersIn(character, ranges) === '');
}

export type FaceOptions = {
  /** Features of OpenType that are used besides those for reading, e.g. `tnum`. */
  features?: readonly string[];
  /** Whose forms of Chinese characters are meant; those of Hong Kong and Taiwan, unless it is said. */
  script?: HanScript | undefined;
};

/** `@font-face` rules of one family with the letters of the text in them, each file a data URI. */
export async function fontFaces(
  family: string,
  id: WebFontId,
  weights: readonly number[],
  text: string,
  { features = [], script }: FaceOptions = {},
): Promise<string> {
  let css = '';
  let rest = withParts(text);
  for (const { range, files } of partsOf(id, script)) {
    const characters = charactersIn(rest, range);
    if (characters === '') continue;
    // Companions have letters too that an earlier part has, and what is declared last would win.
    rest = [...rest].filter((character) => !characters.includes(character)).join('');
    for (const weight of weights) {
      const file = files[weight] ?? files[weight > TEXT_WEIGHT ? BOLD : TEXT_WEIGHT] ?? '';
      const body = await cutFont(file, characters, features);
      css +=
        `@font-face{font-family:${family};font-weight:${weight};unicode-range:${rangeOf(characters)};` +
        `src:url(data:font/woff2;base64,${body.toString('base64')})}`;
    }
  }
  return css;
}

/** Thai sara am is drawn as two signs, each of which needs its letter. */
const withParts = (text: string): string => text.replaceAll('\u0e33', '\u0e33\u0e4d\u0e32');

/** As CSS writes it: `U+4d,U+61`. */
const rangeOf = (characters: string): string =>
  [...characters].map((character) => `U+${character.codePointAt(0)?.toString(16)}`).join();
