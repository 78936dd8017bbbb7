/** The PDF of an invoice, with fonts cut to its letters. */
import type { WebFontId } from '../../../shared/model/web-fonts.ts';
import type { InvoiceRow } from '../../domain/billing/billing-rows.ts';
import { fontFaces } from '../../domain/pages/drawing-fonts.ts';
import { lettersOf } from '../../domain/pages/letters-of.ts';
import { draw } from '../../kit/draw.ts';
import { invoiceHtml, languageOf } from './invoice-html.ts';

const FONT: WebFontId = 'inter';
const WEIGHTS = [400, 700];

/** A4 in CSS pixels. */
const SHEET = { width: 794, height: 1_123, format: 'pdf' } as const;

export async function drawInvoice(invoice: InvoiceRow): Promise<Buffer> {
  return draw(invoiceHtml(invoice, await fontsOf(invoice)), SHEET);
}

/** With figures of one width. */
async function fontsOf(invoice: InvoiceRow): Promise<string> {
  const text = lettersOf(invoiceHtml(invoice, ''));
  const { script } = languageOf(invoice);
  return fontFaces('i', FONT, WEIGHTS, text, { features: ['tnum'], script });
}
