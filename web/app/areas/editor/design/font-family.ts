import type { FontId } from '../../../../../shared/model/page.ts';
import { fontCss } from '../../../../pages/fonts.ts';

/** The font stack that the page uses for a font, read from its own style, so that the two cannot differ. */
export function fontFamily(font: FontId): string {
  return /--nf:([^;]+);/.exec(fontCss(font, font))?.[1] ?? 'inherit';
}
