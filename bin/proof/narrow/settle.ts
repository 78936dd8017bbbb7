/** When a screen has come to rest: nothing is being fetched, nothing is busy, nothing moves. */
/// <reference lib="dom" />
import type { Page } from '@playwright/test';

const PATIENCE_MS = 20_000;
const QUIET_MS = 120;

const underWay = new WeakMap<Page, Set<unknown>>();

/** Before the first screen: counts what the page fetches. */
export function watchRequests(page: Page): void {
  const open = new Set<unknown>();
  underWay.set(page, open);
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
}

/** Gives up after twenty seconds and says so: what is there then is no screen. */
export async function settle(page: Page): Promise<string | null> {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    await page.evaluate(waitForQuiet, QUIET_MS);
    const isThere = await page.evaluate(() => {
      const isWaiting = document.querySelector('[aria-busy=true], [class*=skeleton]') !== null;
      return !isWaiting && document.querySelector('h1') !== null;
    });
    if (isThere && (underWay.get(page)?.size ?? 0) === 0) return null;
  }
  return `not at rest after ${PATIENCE_MS / 1_000} s`;
}

/** Runs in the page: resolves when nothing has changed for so long, at most two seconds. */
function waitForQuiet(quietMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(end, quietMs);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, quietMs);
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
    setTimeout(end, 2_000);
  });
}
