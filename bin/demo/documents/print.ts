/**
 * Prints documents of the demo as PDF, each beside its source: `node bin/demo/documents/print.ts`. The browser knows the
 * fonts that the project ships and no others, so the files are the same wherever they are printed.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { marked } from 'marked';
import { chromium } from 'playwright-core';
import { browserOptions } from '../../browser.ts';
import { browserFiles } from '../../../functions/jobs/draw/browser-files.ts';

const printed = ['travel-wording', 'water-guard-manual', 'home-prices'];

const styles = `
  @page { size: A4; margin: 24mm 22mm 26mm; @bottom-center { content: counter(page); font: 9pt Inter; color: #5e5b55; } }
  body { font: 10.5pt/1.55 Inter; color: #16181d; }
  h1 { font-size: 26pt; line-height: 1.15; margin: 0 0 8mm; }
  h2 { font-size: 15pt; margin: 10mm 0 3mm; break-after: avoid; }
  h3 { font-size: 11.5pt; margin: 6mm 0 1.5mm; break-after: avoid; }
  p { margin: 0 0 2.5mm; }
  table { border-collapse: collapse; width: 100%; margin: 3mm 0 5mm; break-inside: avoid; }
  th, td { text-align: start; padding: 2mm 3mm; border-bottom: 0.3mm solid #d9d5cc; vertical-align: top; }
`;

async function fontRules(): Promise<string> {
  const { resolve } = createRequire(import.meta.url);
  const faces = [400, 700].map(async (weight) => {
    const bytes = await readFile(resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff2`));
    return `@font-face { font-family: Inter; font-weight: ${weight}; src: url(data:font/woff2;base64,${bytes.toString('base64')}); }`;
  });
  return (await Promise.all(faces)).join('');
}

const options = await browserOptions();
const { environment } = await browserFiles();
const browser = await chromium.launch({ ...options, env: { ...options.env, ...environment } });
const fonts = await fontRules();
for (const name of printed) {
  const html = await marked(await readFile(join(import.meta.dirname, `${name}.md`), 'utf8'));
  const page = await browser.newPage();
  await page.setContent(`<!doctype html><html lang="en"><meta charset="utf-8"><style>${fonts}${styles}</style>${html}`);
  await page.evaluate('document.fonts.ready');
  await page.pdf({ path: join(import.meta.dirname, `${name}.pdf`), preferCSSPageSize: true });
  await page.close();
}
await browser.close();
