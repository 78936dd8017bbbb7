/** The design tokens as CSS variables: written into index.html and into the site's pages before anything is drawn. */
import {
  appAccent,
  darkPalette,
  floatShadow,
  fontSize,
  lightPalette,
  motion,
  radii,
  space,
  targetSize,
  typeScale,
  type Palette,
} from './tokens.ts';

/** The accent needs more than one tone: what is filled, what is written, and what is only tinted. */
type AccentTones = { fill: string; fillHover: string; onFill: string; text: string; wash: string; ring: string };

export const lightAccent: AccentTones = {
  fill: appAccent,
  fillHover: '#2038c4',
  onFill: '#ffffff',
  text: appAccent,
  wash: '#eceefc',
  ring: 'rgb(43 70 230/.22)',
};

export const darkAccent: AccentTones = {
  fill: '#4b63f0',
  fillHover: '#4058e6',
  onFill: '#ffffff',
  text: '#a9b5ff',
  wash: '#23263f',
  ring: 'rgb(140 156 255/.32)',
};

/** Quiet fills for notices, behind text of the same meaning. */
type Washes = { hover: string; good: string; warning: string; bad: string };

const lightWashes: Washes = { hover: '#f2f0ea', good: '#e9f3ed', warning: '#faf1de', bad: '#fbecea' };
const darkWashes: Washes = { hover: '#242429', good: '#1c2b23', warning: '#2f2718', bad: '#371f1d' };

/** Inter where it is installed, else the sans of the system that people already read in. */
export const appFontFamily =
  "'Inter Variable',Inter,system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue','Noto Sans',Arial,sans-serif";

const constants: Record<string, string> = {
  font: appFontFamily,
  ...Object.fromEntries(
    (Object.keys(typeScale) as (keyof typeof typeScale)[]).map((step) => [`text-${step}`, fontSize(step)]),
  ),
  ...Object.fromEntries([1, 2, 3, 4, 5, 6, 8, 10, 12, 16].map((steps) => [`space-${steps}`, space(steps)])),
  'radius-card': `${radii.card}px`,
  'radius-field': `${radii.field}px`,
  'radius-full': `${radii.full}px`,
  target: `${targetSize}px`,
  quick: `${motion.quick}ms`,
  calm: `${motion.calm}ms`,
  easing: motion.easing,
};

function colours(palette: Palette, accent: AccentTones, washes: Washes, shadow: string): Record<string, string> {
  return {
    ...palette,
    accent: accent.fill,
    'accent-hover': accent.fillHover,
    'on-accent': accent.onFill,
    'accent-text': accent.text,
    'accent-wash': accent.wash,
    ring: accent.ring,
    hover: washes.hover,
    'good-wash': washes.good,
    'warning-wash': washes.warning,
    'bad-wash': washes.bad,
    shadow,
  };
}

const darkShadow = '0 1px 2px rgb(0 0 0/.4),0 12px 32px rgb(0 0 0/.5)';

/** Light and dark by the reader's own setting; no motion for those who asked for none. */
export function tokenStyles(): string {
  const light = colours(lightPalette, lightAccent, lightWashes, floatShadow);
  const dark = colours(darkPalette, darkAccent, darkWashes, darkShadow);
  return [
    `:root{color-scheme:light dark;${declarations({ ...constants, ...light })}}`,
    `@media (prefers-color-scheme:dark){:root{${declarations(dark)}}}`,
    '@media (prefers-reduced-motion:reduce){:root{--quick:0ms;--calm:0ms}}',
  ].join('');
}

function declarations(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}
