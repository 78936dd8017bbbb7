/** Invoices as they are read: set by the real typesetter with the fonts of the build, and read back. */
import { describe, expect, test } from 'vitest';
import type { InvoiceRow } from '../../../../functions/domain/billing/billing-rows.ts';
import { documentLimits, pageText, readPdf } from '../../../../functions/domain/knowledge/read-pdf.ts';
import { drawInvoice } from '../../../../functions/jobs/issue-invoice/draw-invoice.ts';
import { invoicePaper } from '../../../../functions/jobs/issue-invoice/invoice-paper.ts';
import { invoiceRow, samples } from '../../../kit/invoices.ts';
import { useRealPapers } from '../../../kit/real-papers.ts';

useRealPapers();

/** Without spaces, which lie differently in every script, and without signs of direction. */
const bare = (text: string): string => text.replaceAll(/[\s\u200b\u200e\u200f\u2068\u2069]/g, '');

async function read(invoice: InvoiceRow): Promise<{ pages: number; text: string }> {
  const pages = await readPdf(await drawInvoice(invoice), documentLimits);
  return { pages: pages.length, text: bare(pages.map(pageText).join('\n')) };
}

describe('an invoice, read back from its PDF', () => {
  test.each([
    ['English', samples.english, ['Invoice', '€15.00', '€3.00', 'VAT 25%', 'Mar 10, 2026', 'Card', 'Paid in full']],
    ['German', samples.german, ['Rechnung', '1.290,00 €', 'Steuerschuldnerschaft des Leistungsempfängers', 'PayPal']],
    ['Arabic', samples.arabic, ['فاتورة', '449.00', 'الإجمالي', 'مدفوعة بالكامل']],
    ['traditional Chinese', samples.traditionalChinese, ['發票', '898.00', '並無收取增值稅']],
    ['simplified Chinese', samples.simplifiedChinese, ['发票编号', '88.00', '已全额付清', '项目']],
    ['Thai', samples.thai, ['ใบแจ้งหนี้', '399.00', 'ชำระครบแล้ว']],
    ['Japanese', samples.japanese, ['請求書番号', '1,800', 'お支払い済み', '付加価値税']],
  ])('in %s is one sheet with number, names, amounts and the words of the tax', async (_, invoice, words) => {
    const { pages, text } = await read(invoice);
    const { name, company, addressLine } = invoice.details;

    expect(pages).toBe(1);
    for (const part of [invoice.number, name, company, addressLine, 'XPage Example Limited', ...words]) {
      expect(text).toContain(bare(part));
    }
  });

  test('stays one sheet with the longest particulars that can be given', async () => {
    const long = (length: number): string => 'Wirtschaftsprüfung '.repeat(20).slice(0, length).trim();
    const details = {
      ...samples.german.details,
      name: long(120),
      company: long(120),
      addressLine: long(200),
      city: long(100),
    };

    expect((await read({ ...samples.german, details })).pages).toBe(1);
  });

  test('takes what a buyer wrote for words, never for markup', async () => {
    const company = '#read("/etc/passwd") $x$ *bold* \\ @label <b> // no';

    expect((await read(invoiceRow({ details: { ...invoiceRow().details, company } }))).text).toContain(bare(company));
  });
});

describe('what an invoice says', () => {
  test('names the One Stop Shop where a consumer of the EU pays, and the tax number elsewhere', () => {
    expect(JSON.stringify(invoicePaper(samples.english))).toContain('One Stop Shop number');
    expect(JSON.stringify(invoicePaper(samples.german))).not.toContain('OSS-Nummer');
  });

  test('is the same each time', () => {
    expect(invoicePaper(samples.thai)).toEqual(invoicePaper(samples.thai));
  });

  test('is in English where its language is none of ours', () => {
    expect(invoicePaper(invoiceRow({ language: 'eo_eo' })).language).toEqual({ tag: 'en-GB', direction: 'ltr' });
  });
});
