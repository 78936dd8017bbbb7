/** The engine as a browser runs it: built like the app's modules, in a real Chromium. */
import { build } from 'esbuild';
import { chromium, type Browser, type Page } from 'playwright-core';
import * as z from 'zod';
import { browserOptions } from '../../../bin/browser.ts';
import type { ProductDefinition } from '../../../shared/insurance/definition.ts';

export type BrowserEngine = {
  priceLines(definition: ProductDefinition, draw: { seed: number; count: number }): Promise<string[]>;
  close(): Promise<void>;
};

export async function openBrowserEngine(): Promise<BrowserEngine> {
  const browser: Browser = await chromium.launch(await browserOptions());
  const page: Page = await browser.newPage();
  await page.addScriptTag({ content: await bundle() });
  return {
    async priceLines(definition, draw) {
      const given = JSON.stringify([definition, draw]);
      return z.array(z.string()).parse(await page.evaluate(`engine.priceLines(...${given})`));
    },
    close: () => browser.close(),
  };
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`${import.meta.dirname}/price-lines.ts`],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'engine',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    logLevel: 'silent',
  });
  return outputFiles.map(({ text }) => text).join('\n');
}
