/** The protocol of specification 2, sections 4, 8 and 9, as a browser speaks it. */
import type { Page } from '@playwright/test';
import { expect, test } from './kit/fixtures.ts';
import { createOwner } from './kit/owners.ts';
import { urls } from './kit/system.ts';
import { say } from './kit/texts.ts';

const THREE_HOURS = 10_800;
const A_MINUTE = 60;
const DAY_MS = 86_400_000;
const MOST_RELOADS = 5;

const settingsAreThere = (page: Page) => expect(page.getByLabel(say('settings:account.fullName'))).toHaveValue(/\S/);

test(
  'the signing session: two cookies of three hours, secure and of this site only; the private key never leaves the tab',
  { tag: '@phone' },
  async ({ openAs }) => {
    const page = await openAs(await createOwner());
    await page.goto('/app/settings');
    await settingsAreThere(page);

    const cookies = await page.context().cookies(urls.app);
    expect(cookies.map(({ name }) => name).sort()).toEqual(['xpage-header', 'xpage-public-key']);
    for (const { secure, sameSite, expires } of cookies) {
      expect({ secure, sameSite }).toEqual({ secure: true, sameSite: 'Strict' });
      const seconds = expires - Date.now() / 1_000;
      expect(seconds).toBeGreaterThan(THREE_HOURS - A_MINUTE);
      expect(seconds).toBeLessThanOrEqual(THREE_HOURS);
    }
    const privateKey = await page.evaluate(() => sessionStorage.getItem('xpage-private-key'));
    const { n: modulus = '' } = JSON.parse(privateKey ?? '{}') as JsonWebKey;
    expect(Buffer.from(modulus, 'base64url').length * 8).toBe(1_024);
  },
);

test('every signed call says which build it is from, when it was made and what it is signed with', async ({
  openAs,
}) => {
  const owner = await createOwner();
  const page = await openAs(owner);
  const asked = page.waitForRequest('**/v1/xid/getUserInfo*');
  await page.goto('/app/settings');

  const headers = (await asked).headers();
  const version = (await (await fetch(`${urls.app}/version.txt`)).text()).trim();
  expect(headers['page-version']).toBe(version);
  expect(headers['authorization']).toBe(owner.tokens.idToken);
  expect(headers['appid']).toBeTruthy();
  expect(headers['sign']).toMatch(/^[0-9a-f]{64}$/);
  const utc8 = Date.parse(`${headers['tamp']?.replace(' ', 'T')}+08:00`);
  expect(Math.abs(utc8 - Date.now())).toBeLessThan(A_MINUTE * 1_000);
});

test(
  'a tab that was hidden for more than a day ends the session and returns to the page before',
  { tag: '@phone' },
  async ({ openAs }) => {
    const page = await openAs(await createOwner());
    await page.goto('/app/settings');
    await settingsAreThere(page);

    await setVisible(page, false);
    await moveTabClock(page, DAY_MS - A_MINUTE * 1_000);
    await setVisible(page, true);
    await settingsAreThere(page);
    await setVisible(page, false);
    await moveTabClock(page, 2 * DAY_MS + A_MINUTE * 1_000);
    await setVisible(page, true);

    await page.waitForURL(`${urls.app}/`);
    expect(await page.evaluate(() => [localStorage.getItem('tokens'), sessionStorage.getItem('idToken')])).toEqual([
      null,
      null,
    ]);
  },
);

test(
  'a tab that becomes visible reloads itself when there is a newer build, and only then',
  { tag: '@phone' },
  async ({ openAs }) => {
    const page = await openAs(await createOwner());
    await page.goto('/app/settings');
    await settingsAreThere(page);
    const isMarked = () => page.evaluate(() => Reflect.has(window, 'seenByTest'));
    await page.evaluate(() => void Reflect.set(window, 'seenByTest', true));

    const looked = page.waitForResponse('**/xlp-version.json?*');
    await setVisible(page, true);
    await looked;
    expect(await isMarked()).toBe(true);
    await page.route('**/xlp-version.json?*', (route) => route.fulfill({ json: { data: { version: 'newer' } } }));
    await Promise.all([page.waitForEvent('load'), setVisible(page, true)]);

    expect(await isMarked()).toBe(false);
    await settingsAreThere(page);
  },
);

test('60404 warns once, in a window called Tips, and then goes home', { tag: '@phone' }, async ({ openAs }) => {
  const page = await openAs(await createOwner());
  const body = { status: 60404, data: null, message: 'under construction', code: 'under_construction' };
  await page.route('**/v1/xlp/getLeads*', (route) => route.fulfill({ json: body }));

  await page.goto('/app/leads');

  const dialog = page.getByRole('dialog', { name: 'Tips' });
  await expect(dialog.getByText('This page is currently under construction. Stay tuned!')).toBeVisible();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL(`${urls.app}/`);
});

test(
  'a signing session that is refused again and again is made anew at most five times',
  { tag: '@phone' },
  async ({ openAs, guard }) => {
    guard.allow(/403.*\/v1\//);
    const page = await openAs(await createOwner());
    let handshakes = 0;
    page.on('request', (request) => void (handshakes += request.url().endsWith('/v1/sign/getPublicKey') ? 1 : 0));
    const body = { status: 104, data: null, message: 'signing failed', code: 'signing_failed' };
    await page.route(/\/v1\/(xid|xlp|support|producttalkx)\//, (route) => route.fulfill({ status: 403, json: body }));

    await page.goto('/app/leads');

    await expect(page.getByText(say('errors:signing_failed'))).toBeVisible({ timeout: 20_000 });
    expect(handshakes).toBeGreaterThan(1);
    expect(handshakes).toBeLessThanOrEqual(MOST_RELOADS + 1);
  },
);

test('a refused signing session is healed without a word', { tag: '@phone' }, async ({ openAs, guard }) => {
  guard.allow(/403.*\/v1\//);
  const page = await openAs(await createOwner());
  await page.goto('/app/settings');
  await settingsAreThere(page);
  const forged = Buffer.from(JSON.stringify({ appId: 'nobody', sign: 'AAAA' })).toString('base64url');
  const cookies = await page.context().cookies();
  await page
    .context()
    .addCookies(cookies.map((cookie) => (cookie.name === 'xpage-header' ? { ...cookie, value: forged } : cookie)));

  await page.reload();

  await settingsAreThere(page);
});

/** What the browser tells when a tab comes to the front or goes. */
async function setVisible(page: Page, isVisible: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    isVisible ? 'visible' : 'hidden',
  );
}

/** The tab's own clock, so much ahead of ours. */
async function moveTabClock(page: Page, aheadMs: number): Promise<void> {
  await page.evaluate((ahead) => {
    const real = performance.timeOrigin;
    Date.now = () => Math.round(real + performance.now() + ahead);
  }, aheadMs);
}
