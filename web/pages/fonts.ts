import type { FontId, SystemFontId } from '../../shared/model/page.ts';
import { isWebFont, webFonts, type WebFont } from '../../shared/model/web-fonts.ts';
import type { PageFonts } from './render-input.ts';

/** Fonts that phones and computers already have, so that a page waits for none. Each ends in a generic family. */
const stacks: Record<SystemFontId, string> = {
  system: 'system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif',
  serif: '"Iowan Old Style","Palatino Nova","Palatino Linotype",Palatino,"Source Serif 4","Noto Serif",Georgia,serif',
  humanist: 'Seravek,"Gill Sans Nova",Optima,Candara,Ubuntu,Calibri,"Noto Sans",sans-serif',
  rounded:
    'ui-rounded,"SF Pro Rounded","Hiragino Maru Gothic ProN","Arial Rounded MT Bold",Nunito,Quicksand,sans-serif',
  condensed: '"Avenir Next Condensed","Roboto Condensed",Bahnschrift,"Arial Narrow",sans-serif-condensed,sans-serif',
  mono: 'ui-monospace,"SF Mono","Cascadia Code",Menlo,Consolas,"Roboto Mono","DejaVu Sans Mono",monospace',
};

/** How a name is set in each font: weight and tracking. */
const nameStyles: Record<SystemFontId, string> = {
  system: '700;--nt:-.035em',
  serif: '500;--nt:-.025em',
  humanist: '600;--nt:-.02em',
  rounded: '700;--nt:-.02em',
  condensed: '700;--nt:-.01em',
  mono: '600;--nt:-.05em',
};

/** What follows a web font: for the moment before it has come, and for scripts that it does not write. */
const followers: Record<WebFont['kind'], string> = { sans: stacks.system, serif: stacks.serif };

/** Custom properties of the two fonts that an owner chooses: family, and for the name weight and tracking. */
export function fontCss(nameFont: FontId, aboutFont: FontId, fonts?: PageFonts): string {
  const name = familyOf(nameFont, fonts?.families.name);
  const about = familyOf(aboutFont, fonts?.families.about);
  return `${fonts?.css ?? ''}:root{--nf:${name};--nw:${nameStyle(nameFont)};--af:${about}}`;
}

/** @param drawn the families of the page's own files, where it has some */
export function familyOf(font: FontId, drawn?: string): string {
  if (!isWebFont(font)) return stacks[font];
  const { family, kind } = webFonts[font];
  return `${drawn ?? `"${family}"`},${followers[kind]}`;
}

function nameStyle(font: FontId): string {
  if (!isWebFont(font)) return nameStyles[font];
  const { nameWeight, tracking } = webFonts[font];
  return `${nameWeight};--nt:${tracking}`;
}

export const systemStack = stacks.system;

export const nameWeight = (font: FontId): string => nameStyle(font).split(';')[0] ?? '';
