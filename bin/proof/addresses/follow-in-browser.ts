/** Opens both sign-ins with hostile addresses to go on to, in a real Chromium, and looks at where it ends. */
/// <reference lib="dom" />
import { chromium, type Browser, type Page } from '@playwright/test';
import { browserOptions } from '../../browser.ts';
import { startSystem } from '../../start-system.ts';
import { createControl } from '../client/control-client.ts';
import { createClient } from '../client/system-client.ts';
import { signUp } from '../narrow/world.ts';
import { findFreePorts } from '../system/free-ports.ts';
import { hostileDestinations } from './hostile-destinations.ts';

export type FollowResult = {
  tried: number;
  /** Sign-ins that were left for another screen. */
  followed: number;
  /** Addresses outside that the browser asked for or ended at, and scripts that ran. */
  offSite: string[];
};

const LEAVE_MS = 4_000;
const SETTLE_MS = 150;

const doors = [
  { path: '/x-id-sign-in?type=x_a&', key: 'tokens' },
  { path: '/portal/sign-in?', key: 'customer-tokens' },
] as const;

export async function followInBrowser(): Promise<FollowResult> {
  const port = await findFreePorts();
  const options = { port, isEmpty: true, isReset: true, isVerbose: false, stateDir: '.local/addresses-proof' };
  const cloud = await startSystem(process.cwd(), options, () => undefined);
  const browser = await chromium.launch(await browserOptions());
  try {
    const describe = () => ({ ...cloud, documentsBucket: '', stateDir: '', pools: {} as never, enginePid: 0 });
    const system = { urls: cloud.urls, client: await createClient(describe), control: createControl(describe) };
    const { accessToken, idToken, refreshToken } = await signUp(system);
    return await followAll(browser, cloud.urls, JSON.stringify({ accessToken, idToken, refreshToken }));
  } finally {
    await browser.close();
    await cloud.stop();
  }
}

async function followAll(
  browser: Browser,
  urls: { app: string; media: string },
  tokens: string,
): Promise<FollowResult> {
  const own = [urls.app, urls.media].map((url) => new URL(url).origin);
  const result: FollowResult = { tried: 0, followed: 0, offSite: [] };
  for (const { path, key } of doors) {
    const page = await openPage(browser, key, tokens, own, (what) => result.offSite.push(`${path} ${what}`));
    for (const destination of hostileDestinations) {
      const sent = `${path}${new URLSearchParams({ next: destination })}`;
      await page.goto(urls.app + sent);
      const isLeft = await page
        .waitForURL((url) => url.href !== urls.app + sent, { timeout: LEAVE_MS, waitUntil: 'commit' })
        .then(
          () => true,
          () => false,
        );
      await page.waitForTimeout(SETTLE_MS);
      const ended = new URL(page.url());
      result.tried += 1;
      if (isLeft) result.followed += 1;
      if (!own.includes(ended.origin)) result.offSite.push(`${sent} → ${ended.href}`);
    }
    await page.context().close();
  }
  return result;
}

/** Signed in already, so that the sign-in goes on at once. What is asked for elsewhere is told, and goes no further. */
async function openPage(
  browser: Browser,
  key: string,
  tokens: string,
  own: readonly string[],
  tell: (what: string) => void,
): Promise<Page> {
  const context = await browser.newContext();
  await context.addInitScript(([name = '', value = '']) => localStorage.setItem(name, value), [key, tokens]);
  await context.route(
    (url) => !own.includes(url.origin),
    (route) => {
      tell(`asked for ${route.request().url()}`);
      return route.abort();
    },
  );
  const page = await context.newPage();
  context.on('page', (other) => tell(`opened ${other.url()}`));
  page.on('dialog', (dialog) => {
    tell(`ran a script: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return page;
}
