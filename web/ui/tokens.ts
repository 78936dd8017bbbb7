/**
 * The design tokens of the suite: what the app and the public pages draw with. Every text colour has a contrast of 4.5
 * or more on paper and on cards, every edge of a control 3 or more (WCAG 2.2, 1.4.3 and 1.4.11); a test checks it.
 */

/** Colours of one theme, as hex. */
export type Palette = {
  /** The background of everything. */
  paper: string;
  /** What lies on the paper: cards, fields, sheets. */
  card: string;
  /** Text. */
  ink: string;
  /** Second voice: help, values, dates. */
  soft: string;
  /** Third voice: labels, captions. */
  faint: string;
  /** Hairlines; decoration only. */
  line: string;
  /** Edges of fields and switches. */
  edge: string;
  good: string;
  warning: string;
  bad: string;
};

export const lightPalette: Palette = {
  paper: '#fbfaf7',
  card: '#ffffff',
  ink: '#16181d',
  soft: '#4d4a45',
  faint: '#6c6861',
  line: '#e5e1d8',
  edge: '#8d8880',
  good: '#1f6b45',
  warning: '#85560b',
  bad: '#b3261e',
};

/** Designed for the dark, not inverted: a warm near-black, cards lighter than the paper. */
export const darkPalette: Palette = {
  paper: '#131316',
  card: '#1c1c20',
  ink: '#f3f1ec',
  soft: '#c3bfb7',
  faint: '#9d9991',
  line: '#2e2e33',
  edge: '#77736c',
  good: '#7ccaa0',
  warning: '#e3b566',
  bad: '#ff9d94',
};

/** The app's one accent, a deep ultramarine; a public page has its owner's own. */
export const appAccent = '#2b46e6';

/** Font sizes in px at the browser's own text size; written as rem so that the reader's setting counts. */
export const typeScale = { caption: 13, small: 15, body: 17, lead: 21, title: 28, headline: 38, display: 52 } as const;

/** A font size in rem: `fontSize('body')` is `1.0625rem`. */
export function fontSize(step: keyof typeof typeScale): string {
  return `${typeScale[step] / 16}rem`;
}

/** Space in steps of 4 px: `space(6)` is `24px`. */
export function space(steps: number): string {
  return `${steps * 4}px`;
}

/** Corner radii in px. */
export const radii = { card: 14, field: 10, full: 999 } as const;

/** Smallest side of anything that a finger hits, in px (WCAG 2.2, 2.5.5). */
export const targetSize = 44;

/** The one shadow, for what floats over the page. */
export const floatShadow = '0 1px 2px rgb(22 24 29/.06),0 12px 32px rgb(22 24 29/.14)';

/** Durations in ms; none of them runs when the reader asked for reduced motion. */
export const motion = { quick: 120, calm: 220, easing: 'cubic-bezier(.2,.7,.3,1)' } as const;
