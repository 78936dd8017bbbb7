/**
 * Prints `sources.ts` with Chromium into the files beside it: `node test/kit/documents/print.ts`. The browser knows the
 * fonts that the project ships and no others, so the files are the same wherever they are printed.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { browserOptions } from '../../../bin/browser.ts';
import { browserFiles } from '../../../functions/jobs/draw/browser-files.ts';
import { documentSources, type DocumentSource } from './sources.ts';

const { resolve } = createRequire(import.meta.url);

function pageOf({ language, fonts, styles, html }: DocumentSource): string {
  const links = fonts.map((file) => `<link rel="stylesheet" href="${pathToFileURL(resolve(file)).href}">`).join('');
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  return `<!doctype html><html lang="${language}" dir="${direction}"><meta charset="utf-8">${links}<style>${styles}</style><body>${html}`;
}

const options = await browserOptions();
const { environment } = await browserFiles();
const browser = await chromium.launch({ ...options, env: { ...options.env, ...environment } });
const folder = await mkdtemp(join(tmpdir(), 'documents-'));
for (const [name, source] of Object.entries(documentSources)) {
  const file = join(folder, `${name}.html`);
  await writeFile(file, pageOf(source));
  const page = await browser.newPage();
  await page.goto(pathToFileURL(file).href, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  await page.pdf({ path: join(import.meta.dirname, `${name}.pdf`), preferCSSPageSize: true });
  await page.close();
}
await browser.close();
await rm(folder, { recursive: true });
