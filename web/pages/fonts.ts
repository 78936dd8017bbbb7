import type { FontId } from '../../shared/model/page.ts';

/** Fonts that phones and computers already have, so that a page waits for none. Each ends in a generic family. */
const stacks: Record<FontId, string> = {
  system: 'system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif',
  serif: '"Iowan Old Style","Palatino Nova","Palatino Linotype",Palatino,"Source Serif 4","Noto Serif",Georgia,serif',
  humanist: 'Seravek,"Gill Sans Nova",Optima,Candara,Ubuntu,Calibri,"Noto Sans",sans-serif',
  rounded:
    'ui-rounded,"SF Pro Rounded","Hiragino Maru Gothic ProN","Arial Rounded MT Bold",Nunito,Quicksand,sans-serif',
  condensed: '"Avenir Next Condensed","Roboto Condensed",Bahnschrift,"Arial Narrow",sans-serif-condensed,sans-serif',
  mono: 'ui-monospace,"SF Mono","Cascadia Code",Menlo,Consolas,"Roboto Mono","DejaVu Sans Mono",monospace',
};

/** How a name is set in each font: weight and tracking. */
const nameStyles: Record<FontId, string> = {
  system: '700;--nt:-.035em',
  serif: '500;--nt:-.025em',
  humanist: '600;--nt:-.02em',
  rounded: '700;--nt:-.02em',
  condensed: '700;--nt:-.01em',
  mono: '600;--nt:-.05em',
};

/** Custom properties of the two fonts that an owner chooses: family, and for the name weight and tracking. */
export function fontCss(nameFont: FontId, aboutFont: FontId): string {
  return `:root{--nf:${stacks[nameFont]};--nw:${nameStyles[nameFont]};--af:${stacks[aboutFont]}}`;
}

export const systemStack = stacks.system;
