/** A page's colours, made from the one colour that its owner chose. */
import type { Design } from '../../shared/model/page.ts';
import { contrastRatio, minTextContrast, readableOn } from '../../shared/rules/contrast.ts';
import { isHexColour } from '../../shared/rules/hex-colour.ts';
import { darkPalette, lightPalette, type Palette } from '../ui/tokens.ts';
import { mixColour, opaqueOver, withContrast } from './mix-colour.ts';

/** What the edge of a control needs against its surroundings (WCAG 2.2, 1.4.11). */
const minPartContrast = 3;

/** Below this a surface is lost on the paper, whatever its edge. */
const minFillContrast = 1.25;

/** How much of the accent is in a tinted surface; the dark swallows more of it. */
const tintShare = { light: 0.08, dark: 0.16 };

/** What the accent as text gets: in the dark more than the least, or it would look dull. */
const accentContrast = { light: minTextContrast, dark: 6 };

/** Colours of a page in one theme: the palette and what follows from the owner's colour. */
export type PageColours = Palette & {
  /** Accent for text and icons: 4.5 or more on paper, card and tint. */
  accent: string;
  /** Accent as a surface: the owner's own colour unless nobody would see it on the paper. */
  fill: string;
  /** The line around `fill`: 3 or more against the paper. */
  fillEdge: string;
  /** Text on `fill`. */
  onFill: string;
  /** Names and headings: 4.5 or more on paper, card and tint. */
  heading: string;
  /** Names and headings on `field` and its shapes. */
  onFieldHeading: string;
  /** The paper with a breath of accent. */
  tint: string;
  /** The owner's colour as it is, for the colour field of a cover. */
  field: string;
  /** Text on `field`, and 4.5 or more against `fieldShape` too. */
  onField: string;
  /** Shapes on the colour field. */
  fieldShape: string;
};

/** The colour of pages whose stored one can't be read: the default of a new page. */
const fallbackColour = '#1f3a5f';

/**
 * How much of a background image shows through the paper. The rest is veil: even where the picture is black or white, the
 * colours of a page with one stay readable.
 */
export const backgroundShare = 0.14;

export type ColourChoice = {
  /** Of name and headings; auto: the ink of the page. */
  textColour?: string;
  /** Whether paper and tint have a picture shining through. */
  hasBackground?: boolean;
};

export function pageColours(
  themeColour: string,
  theme: 'light' | 'dark',
  { textColour = 'auto', hasBackground = false }: ColourChoice = {},
): PageColours {
  const palette = theme === 'light' ? lightPalette : darkPalette;
  const chosen = opaqueOver(isHexColour(themeColour) ? themeColour : fallbackColour, '#ffffff');
  const tint = mixColour(palette.paper, chosen, tintShare[theme]);
  const veiled = hasBackground ? [palette.paper, tint].flatMap(shades) : [];
  const surfaces = [palette.paper, palette.card, tint, ...veiled];
  const accent = withContrast(chosen, surfaces, accentContrast[theme], palette.ink);
  const fill = withContrast(chosen, [palette.paper], minFillContrast, palette.ink);
  const isEdgeClear = [palette.paper, ...veiled].every((one) => contrastRatio(fill, one) >= minPartContrast);
  return {
    ...palette,
    soft: withContrast(palette.soft, [tint, ...veiled], minTextContrast, palette.ink),
    faint: withContrast(palette.faint, [tint, ...veiled], minTextContrast, palette.ink),
    bad: withContrast(palette.bad, veiled, minTextContrast, palette.ink),
    edge: withContrast(palette.edge, veiled, minPartContrast, palette.ink),
    accent,
    fill,
    fillEdge: isEdgeClear ? fill : accent,
    onFill: readableOn(fill),
    tint,
    ...fieldColours(chosen),
    ...headingColours(textColour, surfaces, chosen, palette.ink),
  };
}

/** A surface where the picture behind it is black, and where it is white: all others are between them. */
function shades(surface: string): string[] {
  return ['#000000', '#ffffff'].map((pixel) => mixColour(surface, pixel, backgroundShare));
}

/** The shape keeps away from the text colour, so that a name that runs across it stays readable. */
function fieldColours(field: string): Pick<PageColours, 'field' | 'onField' | 'fieldShape'> {
  const onField = readableOn(field);
  const away = contrastRatio(onField, '#ffffff') > contrastRatio(onField, '#000000') ? '#ffffff' : '#000000';
  return { field, onField, fieldShape: mixColour(field, away, 0.14) };
}

/** The owner's colour as near as can be read; without one the ink of the page and what is readable on the field. */
function headingColours(
  textColour: string,
  surfaces: readonly string[],
  chosen: string,
  ink: string,
): Pick<PageColours, 'heading' | 'onFieldHeading'> {
  const { field, onField, fieldShape } = fieldColours(chosen);
  if (!isHexColour(textColour)) return { heading: ink, onFieldHeading: onField };
  const wanted = opaqueOver(textColour, '#ffffff');
  return {
    heading: withContrast(wanted, surfaces, minTextContrast, ink),
    onFieldHeading: withContrast(wanted, [field, fieldShape], minTextContrast, onField),
  };
}

/** Custom properties and what they hold; short names because they travel with every page. */
const variables: Record<string, keyof PageColours> = {
  p: 'paper',
  c: 'card',
  i: 'ink',
  s: 'soft',
  f: 'faint',
  l: 'line',
  e: 'edge',
  bad: 'bad',
  a: 'accent',
  b: 'fill',
  be: 'fillEdge',
  ob: 'onFill',
  t: 'tint',
};

/** The colour field is the same by day and by night. */
const fieldVariables: Record<string, keyof PageColours> = { x: 'field', ox: 'onField', xs: 'fieldShape' };

function declarations(names: Record<string, keyof PageColours>, colours: PageColours): string {
  return Object.entries(names)
    .map(([name, part]) => `--${name}:${colours[part]}`)
    .join(';');
}

type ThemeChoice = Pick<Design, 'themeColour' | 'pageTheme' | 'textColour'> & Partial<Pick<Design, 'backgroundImage'>>;

/** Only on pages whose owner chose a colour for name and headings. */
const headingVariables: Record<string, keyof PageColours> = { h: 'heading', oh: 'onFieldHeading' };

/** The custom properties of a page: one theme, or both with the reader's choice. */
export function themeCss({ themeColour, pageTheme, textColour, backgroundImage }: ThemeChoice): string {
  const names = isHexColour(textColour) ? { ...variables, ...headingVariables } : variables;
  const coloursIn = (theme: 'light' | 'dark') =>
    pageColours(themeColour, theme, { textColour, hasBackground: Boolean(backgroundImage) });
  const first = coloursIn(pageTheme === 'dark' ? 'dark' : 'light');
  const root = `${declarations(fieldVariables, first)};${declarations(names, first)}`;
  if (pageTheme !== 'auto') return `:root{color-scheme:${pageTheme};${root}}`;
  const dark = declarations(names, coloursIn('dark'));
  return `:root{color-scheme:light dark;${root}}@media(prefers-color-scheme:dark){:root{${dark}}}`;
}
