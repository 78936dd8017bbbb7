/**
 * Gives documents that ask for addresses to the function that draws, as it is deployed, browser and all. Its browser is a
 * process of its own, so here the canary itself listens: on the port that the documents name.
 */
import { chromium } from 'playwright-core';
import { browserOptions } from '../../../bin/browser.ts';
import { hostileHosts, hostileShapes } from '../../../bin/proof/addresses/hostile-addresses.ts';
import { DrawAnswer } from '../../../functions/kit/drawing.ts';
import { startAwsStandIn } from '../kit/aws-stand-in.ts';
import type { Internet } from '../kit/internet.ts';
import { runPackage } from '../kit/run-package.ts';
import { shippedFunction, type FetcherResult } from './fetcher-result.ts';

const SETTLE_MS = 2_000;

const quoted = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** In the ways in which documents show what lies elsewhere. */
function show(address: string): string {
  const value = quoted(address);
  return `<img src="${value}"><iframe src="${value}"></iframe><link rel="stylesheet" href="${value}">`;
}

/** @param port the canary's */
function documentsFor(port: number): string[] {
  const ofHosts = hostileHosts.map((host) => show(`http://${host}:${port}/`));
  const ofShapes = hostileShapes.map((shape) => show(shape.replace('127.0.0.1', `127.0.0.1:${port}`)));
  return [ofHosts, ofShapes].map((parts) => `<html><head></head><body>${parts.join('')}</body></html>`);
}

export async function tryDrawing(internet: Internet): Promise<FetcherResult> {
  const before = internet.canaryHits.length;
  const aws = await startAwsStandIn();
  const running = await runPackage(shippedFunction('job-draw'), aws.url);
  const documents = documentsFor(internet.canaryPort);
  const drawing = { format: 'png', width: 300, height: 200 };
  let drawn = 0;
  try {
    for (const html of documents) {
      DrawAnswer.parse(await running.invoke({ html, drawing }));
      drawn += 1;
    }
  } finally {
    await running.close();
    aws.close();
  }
  return {
    fetcher: 'documents that are drawn (job-draw)',
    targets: hostileHosts.length + hostileShapes.length,
    canaryHits: internet.canaryHits.slice(before),
    isAtWork: drawn === documents.length,
  };
}

/** How often the same documents reach the canary from a browser that nothing holds back. */
export async function drawUnguarded(internet: Internet): Promise<number> {
  const before = internet.canaryHits.length;
  const browser = await chromium.launch(await browserOptions());
  try {
    const page = await browser.newPage();
    for (const html of documentsFor(internet.canaryPort)) {
      await page.setContent(html, { waitUntil: 'commit' });
      await page.waitForTimeout(SETTLE_MS);
    }
  } finally {
    await browser.close();
  }
  return internet.canaryHits.length - before;
}
