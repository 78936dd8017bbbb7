/** The PDF of a policy wording, with fonts cut to its letters. */
import type { WebFontId } from '../../../../shared/model/web-fonts.ts';
import { draw } from '../../../kit/draw.ts';
import { fontFaces } from '../../pages/drawing-fonts.ts';
import { wordingHtml, wordingWords, type WordingSheet } from './wording-html.ts';
import { hanScriptOf } from '../../../../shared/model/web-fonts.ts';

const FONT: WebFontId = 'inter';
const WEIGHTS = [400, 700];

/** A4 in CSS pixels. */
const SHEET = { width: 794, height: 1_123, format: 'pdf' } as const;

/** Throws what drawing throws. */
export async function drawWording(sheet: WordingSheet): Promise<Buffer> {
  const script = hanScriptOf(sheet.language);
  const fonts = await fontFaces('w', FONT, WEIGHTS, wordingWords(sheet), { features: ['tnum'], script });
  return draw(wordingHtml(sheet, fonts), SHEET);
}
