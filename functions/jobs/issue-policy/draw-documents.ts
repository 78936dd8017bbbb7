/** The PDFs of a policy, with fonts cut to their letters. */
import type { WebFontId } from '../../../shared/model/web-fonts.ts';
import { fontFaces } from '../../domain/pages/drawing-fonts.ts';
import { lettersOf } from '../../domain/pages/letters-of.ts';
import { draw } from '../../kit/draw.ts';
import { certificateHtml } from './certificate-html.ts';
import { footText } from './document-shell.ts';
import type { PolicyPaper } from './policy-paper.ts';
import { receiptHtml } from './receipt-html.ts';
import { scheduleHtml } from './schedule-html.ts';

const FONT: WebFontId = 'inter';
const WEIGHTS = [400, 700];

/** A4 in CSS pixels. */
const SHEET = { width: 794, height: 1_123, format: 'pdf' } as const;

const documents = { schedule: scheduleHtml, certificate: certificateHtml, receipt: receiptHtml };

/** Those that are drawn for each policy; the wording is its product's. */
export const drawnKinds = ['schedule', 'certificate', 'receipt'] as const;
export type DrawnKind = (typeof drawnKinds)[number];

export async function drawDocumentOf(paper: PolicyPaper, kind: DrawnKind): Promise<Buffer> {
  const html = documents[kind];
  const text = lettersOf(html(paper, ''));
  const foot = footText(paper.company, paper.policy.number);
  // With figures of one width.
  const options = { features: ['tnum'], script: paper.language.script };
  return draw(html(paper, await fontFaces('i', FONT, WEIGHTS, text + foot, options)), SHEET);
}
