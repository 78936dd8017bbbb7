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

export function pageColours(themeColour: string, theme: 'light' | 'dark'): PageColours {
  const palette = theme === 'light' ? lightPalette : darkPalette;
  const chosen = opaqueOver(isHexColour(themeColour) ? themeColour : fallbackColour, '#ffffff');
  const tint = mixColour(palette.paper, chosen, tintShare[theme]);
  const surfaces = [palette.paper, palette.card, tint];
  const accent = withContrast(chosen, surfaces, accentContrast[theme], palette.ink);
  const fill = withContrast(chosen, [palette.paper], minFillContrast, palette.ink);
  const isEdgeClear = contrastRatio(fill, palette.paper) >= minPartContrast;
  return {
    ...palette,
    soft: withContrast(palette.soft, [tint], minTextContrast, palette.ink),
    faint: withContrast(palette.faint, [tint], minTextContrast, palette.ink),
    accent,
    fill,
    fillEdge: isEdgeClear ? fill : accent,
    onFill: readableOn(fill),
    tint,
    ...fieldColours(chosen),
  };
}

/** The shape keeps away from the text colour, so that a name that runs across it stays readable. */
function fieldColours(field: string): Pick<PageColours, 'field' | 'onField' | 'fieldShape'> {
  const onField = readableOn(field);
  const away = contrastRatio(onField, '#ffffff') > contrastRatio(onField, '#000000') ? '#ffffff' : '#000000';
  return { field, onField, fieldShape: mixColour(field, away, 0.14) };
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

/** The custom properties of a page: one theme, or both with the reader's choice. */
export function themeCss({ themeColour, pageTheme }: Pick<Design, 'themeColour' | 'pageTheme'>): string {
  const first = pageColours(themeColour, pageTheme === 'dark' ? 'dark' : 'light');
  const root = `${declarations(fieldVariables, first)};${declarations(variables, first)}`;
  if (pageTheme !== 'auto') return `:root{color-scheme:${pageTheme};${root}}`;
  const dark = declarations(variables, pageColours(themeColour, 'dark'));
  return `:root{color-scheme:light dark;${root}}@media(prefers-color-scheme:dark){:root{${dark}}}`;
}
