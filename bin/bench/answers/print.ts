/**
 * Prints the bench's documents with Chromium. Pages are filled here and not by the browser, block by block, so what each
 * page says is known from the source, whatever a reader of PDF files makes of it.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser } from 'playwright-core';
import * as z from 'zod';
import { browserOptions } from '../../browser.ts';
import { sourceOf, type BenchDocument } from './documents.ts';
import { layOut } from './layout.ts';

export type PrintedDocument = {
  document: BenchDocument;
  /** Of the PDF. */
  path: string;
  /** What stands on each page, in reading order. */
  pages: string[];
};

const FILL_PAGES = `${import.meta.dirname}/fill-pages.js`;

const Pages = z.array(z.string());

const FONTS: Record<BenchDocument['language'], { family: string; sheets: readonly string[] }> = {
  en: { family: 'Inter', sheets: ['@fontsource/inter/400.css', '@fontsource/inter/600.css'] },
  de: { family: 'Lora', sheets: ['@fontsource/lora/400.css', '@fontsource/lora/600.css'] },
  ar: { family: 'Cairo', sheets: ['@fontsource/cairo/400.css', '@fontsource/cairo/600.css'] },
  zh: { family: 'Noto Sans TC Variable', sheets: ['@fontsource-variable/noto-sans-tc/index.css'] },
  th: { family: 'Kanit', sheets: ['@fontsource/kanit/400.css', '@fontsource/kanit/600.css'] },
};

const STYLE = `
  @page { size: A5; margin: 0 }
  body { margin: 0; font-size: 12.5pt; line-height: 1.65 }
  :lang(ar), :lang(zh) { line-height: 1.8 }
  .page { position: relative; width: 148mm; height: 210mm; break-after: page; overflow: hidden }
  header, footer { position: absolute; inset-inline: 17mm; font-size: 8pt; color: #555 }
  header { top: 8mm; border-bottom: 0.3mm solid #999 }
  footer { bottom: 8mm; text-align: center }
  main { position: absolute; top: 18mm; bottom: 18mm; inset-inline: 17mm; overflow: hidden }
  h1 { font-size: 22pt; margin: 30mm 0 8mm; line-height: 1.25 }
  h2 { font-size: 16pt; margin: 0 0 4mm; line-height: 1.3 }
  h3 { font-size: 13.5pt; margin: 5mm 0 1.5mm }
  h1, h2, h3, th { font-weight: 600 }
  p, ul, ol, table { margin: 0 0 3mm }
  ul, ol { padding-inline-start: 6mm }
  li { margin-bottom: 1mm }
  table { width: 100%; border-collapse: collapse; font-size: 10pt }
  th, td { border: 0.2mm solid #777; padding: 1.2mm 1.6mm; text-align: start; vertical-align: top }
`;

/** What was printed before, and has not changed since, is taken as it is. */
export async function printDocuments(
  documents: readonly BenchDocument[],
  directory: string,
): Promise<PrintedDocument[]> {
  mkdirSync(directory, { recursive: true });
  const isOld = (document: BenchDocument): boolean => readPrinted(document, directory) === null;
  if (documents.some(isOld)) await print(documents.filter(isOld), directory);
  return documents.flatMap((document) => readPrinted(document, directory) ?? []);
}

/** What lies beside a PDF: from what it was made, and what each page says. */
const PrintRecord = z.object({ madeOf: z.string(), pages: Pages });

function readPrinted(document: BenchDocument, directory: string): PrintedDocument | null {
  const path = pathOf(document, directory, 'pdf');
  const recordPath = pathOf(document, directory, 'json');
  if (!existsSync(recordPath) || !existsSync(path)) return null;
  const { madeOf, pages } = PrintRecord.parse(JSON.parse(readFileSync(recordPath, 'utf8')));
  return madeOf === fingerprintOf(document) ? { document, path, pages } : null;
}

function fingerprintOf(document: BenchDocument): string {
  const made = [
    htmlOf(document),
    document.runningTitle,
    JSON.stringify(layOut(sourceOf(document))),
    readFileSync(FILL_PAGES, 'utf8'),
  ];
  return createHash('sha256').update(made.join('\n')).digest('hex');
}

const pathOf = ({ id }: BenchDocument, directory: string, extension: string): string =>
  resolve(directory, `${id}.${extension}`);

async function print(documents: readonly BenchDocument[], directory: string): Promise<void> {
  const browser = await chromium.launch(await browserOptions());
  try {
    for (const document of documents) await printDocument(browser, document, directory);
  } finally {
    await browser.close();
  }
}

async function printDocument(browser: Browser, document: BenchDocument, directory: string): Promise<void> {
  const htmlPath = pathOf(document, directory, 'html');
  writeFileSync(htmlPath, htmlOf(document));
  const page = await browser.newPage();
  await page.goto(pathToFileURL(htmlPath).href);
  await page.addScriptTag({ path: FILL_PAGES });
  const contents = { blocks: layOut(sourceOf(document)), runningTitle: document.runningTitle };
  const pages = Pages.parse(await page.evaluate(`fillPages(${JSON.stringify(contents)})`));
  await page.pdf({ path: pathOf(document, directory, 'pdf'), preferCSSPageSize: true, printBackground: true });
  await page.close();
  writeFileSync(
    pathOf(document, directory, 'json'),
    JSON.stringify({ madeOf: fingerprintOf(document), pages } satisfies z.infer<typeof PrintRecord>),
  );
}

function htmlOf({ language }: BenchDocument): string {
  const { family, sheets } = FONTS[language];
  const links = sheets.map((sheet) => `<link rel="stylesheet" href="${pathToFileURL(`node_modules/${sheet}`).href}">`);
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  return `<!doctype html><html lang="${language}" dir="${direction}"><meta charset="utf-8">${links.join('')}
<style>${STYLE} body { font-family: '${family}' }</style><body></body></html>`;
}
