/**
 * A browser for one drawing, which ends with it: nothing of a document, its owner's or another's, is there when the next one
 * is drawn (docs/decisions/0035-a-browser-for-each-drawing.md).
 */
import type { Browser } from 'playwright-core';
import { createLogger } from '../../kit/logger.ts';
import { browserFiles } from './browser-files.ts';

/**
 * Nothing in the background and nothing to the outside: names resolve to nothing, and whatever is asked for, also of this
 * machine, goes to a proxy that is not there.
 */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--disable-extensions',
  '--dns-prefetch-disable',
  '--font-render-hinting=none',
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=http://127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
];

/** Lambda's machines refuse what the browser's usual processes need (prctl), so all of it is one process. */
const LAMBDA_ARGS = ['--no-zygote', '--single-process', '--in-process-gpu'];

const START_MS = 15_000;

/** For a drawing and its second try: the function ends after 25 seconds, and the caller waits for 24. */
const TOTAL_MS = 21_000;

/** A browser that hangs does not hold up its drawing, which is done; Playwright kills it later. */
const CLOSE_MS = 1_000;

/**
 * What Playwright says when the browser ended under a drawing, or painted nothing. As one process it does so for about one
 * drawing of a hundred on a busy machine, and when memory runs out.
 */
const BROWSER_FAILED = /has been closed|crashed|Unable to capture screenshot/i;

/**
 * Once more when it was the browser that failed, and not the document.
 * @throws what `work` throws; or when both tries together take longer than 21 seconds
 */
export async function withBrowser<Result>(
  work: (browser: Browser) => Promise<Result>,
  start: () => Promise<Browser> = startBrowser,
  totalMs: number = TOTAL_MS,
): Promise<Result> {
  const endsAt = performance.now() + totalMs;
  try {
    return await workOnce(work, start, endsAt);
  } catch (error) {
    if (!(error instanceof Error && BROWSER_FAILED.test(error.message))) throw error;
    createLogger().warn('draw.again', { reason: error.message.split('\n')[0] });
    return workOnce(work, start, endsAt);
  }
}

async function workOnce<Result>(
  work: (browser: Browser) => Promise<Result>,
  start: () => Promise<Browser>,
  endsAt: number,
): Promise<Result> {
  const browser = await start();
  try {
    return await Promise.race([work(browser), failAt(endsAt)]);
  } finally {
    await Promise.race([browser.close().catch(() => undefined), passed(CLOSE_MS)]);
  }
}

async function failAt(endsAt: number): Promise<never> {
  await passed(endsAt - performance.now());
  throw new Error('The drawing took too long. Expected it within 21 seconds; make the document smaller.');
}

const passed = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());

async function startBrowser(): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  const { executablePath, environment, isPackaged } = await browserFiles();
  return chromium.launch({
    executablePath,
    env: environment,
    args: isPackaged ? [...ARGS, ...LAMBDA_ARGS] : ARGS,
    timeout: START_MS,
    handleSIGHUP: false,
    handleSIGINT: false,
    handleSIGTERM: false,
  });
}
