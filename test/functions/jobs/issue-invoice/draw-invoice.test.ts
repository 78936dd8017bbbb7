/** Invoices as they are read: drawn by a real browser with the fonts of the build, and read back. */
import { describe, expect, test } from 'vitest';
import type { InvoiceRow } from '../../../../functions/domain/billing/billing-rows.ts';
import { documentLimits, pageText, readPdf } from '../../../../functions/domain/knowledge/read-pdf.ts';
import { drawInvoice } from '../../../../functions/jobs/issue-invoice/draw-invoice.ts';
import { invoiceHtml } from '../../../../functions/jobs/issue-invoice/invoice-html.ts';
import { invoiceRow, samples } from '../../../kit/invoices.ts';
import { useRealDrawing } from '../../../kit/real-drawing.ts';

const { refused } = useRealDrawing();

/** Without spaces, which lie differently in every script. */
const bare = (text: string): string => text.replaceAll(/[\s\u200e\u200f]/g, '');

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
  ])(
    'in %s is one sheet with number, names, amounts and the words of the tax',
    async (_, invoice, words) => {
      const { pages, text } = await read(invoice);
      const { name, company, addressLine } = invoice.details;

      expect(pages).toBe(1);
      for (const part of [invoice.number, name, company, addressLine, 'XPage Example Limited', ...words]) {
        expect(text).toContain(bare(part));
      }
      expect(refused.at(-1)).toBe(0);
    },
    30_000,
  );

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
  }, 30_000);
});

describe('the document of an invoice', () => {
  test('names the One Stop Shop where a consumer of the EU pays, and the tax number elsewhere', () => {
    expect(invoiceHtml(samples.english, '')).toContain('One Stop Shop number');
    expect(invoiceHtml(samples.german, '')).not.toContain('OSS-Nummer');
  });

  test('takes what a buyer wrote for words, never for markup', () => {
    const details = { ...invoiceRow().details, company: '<img src=x onerror=alert(1)>' };

    expect(invoiceHtml(invoiceRow({ details }), '')).not.toContain('<img');
  });

  test('is the same each time', () => {
    expect(invoiceHtml(samples.thai, '')).toBe(invoiceHtml(samples.thai, ''));
  });

  test('is in English where its language is none of ours', () => {
    expect(invoiceHtml(invoiceRow({ language: 'eo_eo' }), '')).toContain('<html lang="en-GB" dir="ltr">');
  });
});
