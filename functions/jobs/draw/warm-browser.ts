/** One browser, started with the first drawing and kept; after a failure the next drawing gets a new one. */
import type { Browser } from 'playwright-core';
import { browserFiles } from './browser-files.ts';

/**
 * Nothing in the background and nothing to the outside: names resolve to nothing, and whatever is asked for, also of this
 * machine, goes to a proxy that is not there.
 */
export const ARGS = [
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

/** Lambda's machines have no room for the browser's usual processes. */
const LAMBDA_ARGS = ['--no-zygote', '--single-process', '--in-process-gpu'];

const START_MS = 15_000;

export type WarmBrowser = { use<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> };

export function warmBrowser(start: () => Promise<Browser> = startBrowser): WarmBrowser {
  let opened: Promise<Browser> | undefined;
  return {
    use: async (work) => {
      const known = await opened?.catch(() => undefined);
      if (!known?.isConnected()) opened = start();
      const browser = await (opened ??= start());
      try {
        return await work(browser);
      } catch (error) {
        opened = undefined;
        await browser.close().catch(() => undefined);
        throw error;
      }
    },
  };
}

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
