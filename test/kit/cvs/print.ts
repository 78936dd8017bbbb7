/** Prints `sources.ts` with Chromium into the files beside it: `node test/kit/cvs/print.ts`. */
import { chromium } from 'playwright-core';
import { browserOptions } from '../../../bin/browser.ts';
import { cvSources } from './sources.ts';

const browser = await chromium.launch(await browserOptions());
for (const [name, { html }] of Object.entries(cvSources)) {
  const page = await browser.newPage();
  await page.setContent(html);
  await page.pdf({ path: `${import.meta.dirname}/${name}.pdf`, format: 'A4' });
  await page.close();
}
await browser.close();
