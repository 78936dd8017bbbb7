/** Fonts that travel with a page: the families that an owner can choose besides those that devices have (docs/fonts.md). */
import type { LanguageValue } from '../places/languages.ts';

export const webFontIds = [
  'inter',
  'montserrat',
  'nunito',
  'space-grotesk',
  'oswald',
  'fraunces',
  'playfair-display',
  'lora',
  'caveat',
  'cairo',
  'amiri',
  'kanit',
] as const;
export type WebFontId = (typeof webFontIds)[number];

export type WebFont = {
  /** Its own name, in every language. */
  family: string;
  /** What stands in until it has come, and for scripts that it does not write. */
  kind: 'sans' | 'serif';
  /** Weight of names and headings; running text has 400. */
  nameWeight: 500 | 600 | 700;
  /** Tracking of names, in em. */
  tracking: string;
};

export const TEXT_WEIGHT = 400;

export const webFonts: Record<WebFontId, WebFont> = {
  inter: { family: 'Inter', kind: 'sans', nameWeight: 700, tracking: '-.035em' },
  montserrat: { family: 'Montserrat', kind: 'sans', nameWeight: 700, tracking: '-.03em' },
  nunito: { family: 'Nunito', kind: 'sans', nameWeight: 700, tracking: '-.02em' },
  'space-grotesk': { family: 'Space Grotesk', kind: 'sans', nameWeight: 700, tracking: '-.035em' },
  oswald: { family: 'Oswald', kind: 'sans', nameWeight: 600, tracking: '-.005em' },
  fraunces: { family: 'Fraunces', kind: 'serif', nameWeight: 600, tracking: '-.025em' },
  'playfair-display': { family: 'Playfair Display', kind: 'serif', nameWeight: 600, tracking: '-.015em' },
  lora: { family: 'Lora', kind: 'serif', nameWeight: 600, tracking: '-.02em' },
  caveat: { family: 'Caveat', kind: 'sans', nameWeight: 700, tracking: '-.01em' },
  cairo: { family: 'Cairo', kind: 'sans', nameWeight: 700, tracking: '-.02em' },
  amiri: { family: 'Amiri', kind: 'serif', nameWeight: 700, tracking: '0em' },
  kanit: { family: 'Kanit', kind: 'sans', nameWeight: 600, tracking: '-.015em' },
};

export function isWebFont(font: string): font is WebFontId {
  return font in webFonts;
}

/** Scripts with Chinese characters, each with forms of its own (ISO 15924). */
export type HanScript = 'Hant' | 'Hans' | 'Jpan' | 'Kore';

const hanScripts: Partial<Record<LanguageValue, HanScript>> = {
  zh_cn: 'Hans',
  zh_hk: 'Hant',
  ja_jp: 'Jpan',
  ko_kr: 'Kore',
};

/** Whose forms of Chinese characters the readers of a language read; a name may have some in every language. */
export const hanScriptOf = (language: LanguageValue): HanScript | undefined => hanScripts[language];

/** One file of a family: a script in one weight. */
export type FontPart = {
  /** What it has, as `unicode-range` in CSS. */
  range: string;
  /** Path on the app's own origin by weight. */
  files: Readonly<Record<string, string>>;
  /** Whose forms of Chinese characters it has; absent for other scripts. */
  script?: HanScript;
};

/** The built fonts (written by bin/build/build-fonts.ts). */
export type FontLibrary = Readonly<
  Record<
    WebFontId,
    {
      /** Path of its style sheet: all scripts, in the weights that pages use. */
      stylesheet: string;
      /** Latin first. */
      parts: readonly FontPart[];
      /** Metrics of the font that stands in by weight, in percent: with them nothing moves when the font comes. */
      standIn: Readonly<Record<string, StandIn>>;
    }
  >
>;

export type StandIn = { size: number; ascent: number; descent: number };
