/** Invoices as they are read: drawn by a real browser with the fonts of the build, and read back. */
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildFonts, buildPictureFonts } from '../../../../bin/build/build-fonts.ts';
import type { InvoiceRow } from '../../../../functions/domain/billing/billing-rows.ts';
import { documentLimits, pageText, readPdf } from '../../../../functions/domain/knowledge/read-pdf.ts';
import { drawDocument } from '../../../../functions/jobs/draw/draw-document.ts';
import { warmBrowser } from '../../../../functions/jobs/draw/warm-browser.ts';
import { drawInvoice } from '../../../../functions/jobs/issue-invoice/draw-invoice.ts';
import { invoiceHtml } from '../../../../functions/jobs/issue-invoice/invoice-html.ts';
import { DrawRequest } from '../../../../functions/kit/drawing.ts';
import '../../../kit/function-environment.ts';
import { invoiceRow, samples } from '../../../kit/invoices.ts';

const outDir = mkdtempSync(join(tmpdir(), 'invoice-fonts-'));
const warm = warmBrowser();
let opened: Browser | undefined;
const refused: number[] = [];

beforeAll(async () => {
  const options = { rootDir: process.cwd(), outDir };
  vi.stubGlobal('FONT_LIBRARY', await buildFonts(options));
  vi.stubGlobal('PICTURE_FONTS', await buildPictureFonts(options));
  const file = (key = ''): Buffer => readFileSync(join(outDir, basename(key)));
  mockClient(S3Client)
    .on(GetObjectCommand)
    .callsFake(({ Key: key }: { Key: string }) => ({ Body: { transformToByteArray: async () => file(key) } }));
  mockClient(LambdaClient)
    .on(InvokeCommand)
    .callsFake(async ({ Payload: payload }: { Payload: string }) => {
      const { html, drawing } = DrawRequest.parse(JSON.parse(payload));
      const drawn = await warm.use((browser) => drawDocument((opened = browser), html, drawing));
      refused.push(drawn.refused);
      return { Payload: Buffer.from(JSON.stringify({ ...drawn, body: drawn.body.toString('base64') })) };
    });
}, 60_000);
afterAll(async () => {
  vi.unstubAllGlobals();
  await opened?.close();
  rmSync(outDir, { recursive: true });
});

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

  test('is in English where there are no words for a language', () => {
    expect(invoiceHtml(invoiceRow({ language: 'fr_fr' }), '')).toContain('<html lang="en-GB" dir="ltr">');
  });
});
