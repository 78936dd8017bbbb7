import { parseHexColour, type Colour } from './hex-colour.ts';

const ink = '#16181d';
const paper = '#ffffff';
const black = '#000000';

/** What text needs against its background (WCAG 2.2, success criterion 1.4.3). */
export const minTextContrast = 4.5;

/**
 * WCAG 2.2 contrast ratio of two hex colours, from 1 to 21; see-through ones are laid over white first.
 * Throws a RangeError when one isn't a hex colour: theme values are checked where they are stored.
 */
export function contrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The text colour to put on a background: ink where it reads well, else white, else black. Always 4.5 or more. */
export function readableOn(background: string): string {
  return [ink, paper].find((text) => contrastRatio(text, background) >= minTextContrast) ?? black;
}

function luminance(text: string): number {
  const colour = parseHexColour(text);
  if (colour === undefined) {
    throw new RangeError(`Not a hex colour: "${text.slice(0, 20)}". Expected # and 3, 4, 6 or 8 digits.`);
  }
  const [red, green, blue] = overWhite(colour).map(linear);
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function overWhite({ red, green, blue, alpha }: Colour): number[] {
  return [red, green, blue].map((part) => part * alpha + 255 * (1 - alpha));
}

/** The sRGB transfer function with WCAG's threshold. */
function linear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
