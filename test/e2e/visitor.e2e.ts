/** What a visitor of a public page meets, on a good day and on a bad one. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { getLeads, insertProfile } from '../../shared/calls/landing-page.ts';
import { fetchRaw } from './kit/first-response.ts';
import { expect, test } from './kit/fixtures.ts';
import { requestQuote, signUp, fillAtOnce } from './kit/flows.ts';
import { createLivePage, mustSucceed, newEmail, newName, PASSWORD, publish } from './kit/owners.ts';
import { client, control, mailTo, urls } from './kit/system.ts';
import { patternOf, say, textsOf } from './kit/texts.ts';

const KILOBYTE = 1_024;
/** One TCP window (docs: the public page). */
const MOST_RESPONSE_BYTES = 12.5 * KILOBYTE;
const MOST_SCRIPT_BYTES = KILOBYTE;

const QUESTION = 'What does a lesson cost?';
const demoPages = ['mara', 'khalid-mansour', 'jonas-weber', 'mei-chan'];

const visitorRequest = {
  name: 'Tom Berg',
  phone: '070 123 45 67',
  country: 'SE',
  message: 'Please call me after five.',
};

test(
  'without script the page is whole: every word and every way to call, write and chat, and no form that does nothing',
  { tag: '@phone' },
  async ({ openBrowser, sharedPage }) => {
    const page = await openBrowser({ javaScriptEnabled: false });

    await page.goto(`/${sharedPage.agentName}`);

    await expect(page.getByText('A first lesson is free.')).toBeVisible();
    const links = page.locator('#links');
    await expect(links.locator('a[href="tel:+46701740606"]')).toBeVisible();
    await expect(links.locator('a[href="mailto:nora@example.com"]')).toBeVisible();
    await expect(links.locator('a[href^="https://wa.me/46701740605"]')).toBeVisible();
    for (const form of await page.locator('form').all()) await expect(form).toBeHidden();
    for (const button of await page.locator('button').all()) await expect(button).toBeHidden();
  },
);

for (const name of demoPages) {
  test(
    `${name} is one small response that runs next to no script and does not move`,
    { tag: '@phone' },
    async ({ page }) => {
      const { status, headerBytes, bodyBytes, encoding } = await fetchRaw(
        `http://localhost:${new URL(test.info().project.use.baseURL ?? '').port}/${name}`,
      );
      expect({ status, encoding }).toEqual({ status: 200, encoding: 'br' });
      expect(headerBytes + bodyBytes, 'bytes of the first response').toBeLessThanOrEqual(MOST_RESPONSE_BYTES);
      const scripts: string[] = [];
      page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
      await page.addInitScript(watchShifts);

      await page.goto(`/${name}`, { waitUntil: 'networkidle' });

      expect(scripts, 'scripts before anything was done').toEqual([]);
      const inline = await page.locator('script:not([type="application/ld+json"])').allTextContents();
      expect(inline.join('').length, 'characters of script in the page').toBeLessThanOrEqual(MOST_SCRIPT_BYTES);
      // A font that comes late takes the place of one with its measures, but for parts of a pixel.
      expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.001);
    },
  );
}

for (const name of demoPages) {
  test(
    `${name}, read in parts by a slow phone, is drawn once and does not move`,
    { tag: '@phone' },
    async ({ page }) => {
      const slow = await serveSlowly(await (await fetch(`${urls.app}/${name}`)).text());
      await page.addInitScript(watchShifts);

      await page.goto(slow.address, { waitUntil: 'load' });

      expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
      slow.close();
    },
  );
}

const PART_CHARACTERS = 800;
const PART_MS = 40;

/** The head at once, then the body in parts: what a slow phone makes of a page that it got whole. */
async function serveSlowly(html: string) {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    const start = html.indexOf('<body');
    response.write(html.slice(0, start));
    void (async () => {
      for (let at = start; at < html.length; at += PART_CHARACTERS) {
        response.write(html.slice(at, at + PART_CHARACTERS));
        await setTimeout(PART_MS);
      }
      response.end();
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}

/** Runs in the page: adds up how much moved by itself. */
function watchShifts(): void {
  const seen = window as unknown as { shift: number };
  seen.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

test(
  'the page is passed on with its link and QR code, from a sheet that closes where it was opened',
  { tag: '@phone' },
  async ({ page, sharedPage }) => {
    await page.goto(`/${sharedPage.agentName}`);
    const share = page.getByRole('button', { name: say('page:page.share'), exact: true });
    await share.click();
    const sheet = page.getByRole('dialog', { name: say('page:share.title') });

    await expect(sheet.getByRole('img', { name: patternOf(say('page:share.qr')) })).toBeVisible();
    await expect(sheet.getByRole('link', { name: say('page:share.whatsapp') })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\?text=/,
    );
    await sheet.getByRole('button', { name: say('page:share.copy') }).click();
    await expect(page.getByText(say('page:share.copied'))).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(share).toBeFocused();
  },
);

test('a page is reported with a reason and words of one’s own', { tag: '@phone' }, async ({ page, sharedPage }) => {
  await page.goto(`/${sharedPage.agentName}`);
  await page.getByRole('button', { name: say('page:page.report') }).click();
  const sheet = page.getByRole('dialog', { name: say('page:report.title') });

  await sheet.getByRole('button', { name: say('page:report.submit') }).click();
  await expect(sheet.getByText(say('page:report.required'))).toBeVisible();
  await sheet.getByLabel(say('page:report.misleading')).check();
  await sheet.getByLabel(say('page:report.text')).fill('The prices are not the real ones.');
  await sheet.getByLabel(patternOf(say('page:report.contact'))).fill('not an address');
  await sheet.getByRole('button', { name: say('page:report.submit') }).click();
  await expect(sheet.getByText(say('page:report.emailInvalid'))).toBeVisible();
  await sheet.getByLabel(patternOf(say('page:report.contact'))).fill('visitor@example.com');
  await sheet.getByRole('button', { name: say('page:report.submit') }).click();
  await expect(sheet.getByText(say('page:report.sent'))).toBeVisible();
});

test('a free name can be claimed from its 404, a reserved one can’t', { tag: '@phone' }, async ({ page, guard }) => {
  guard.allow(/404/);
  const name = newName();
  expect((await page.goto('/press'))?.status()).toBe(404);
  await expect(page.getByRole('link', { name: 'Make it yours' })).toBeHidden();

  expect((await page.goto(`/${name}`))?.status()).toBe(404);
  await expect(page.getByText(`The name ${name} is still free.`)).toBeVisible();
  await page.getByRole('link', { name: 'Make it yours' }).click();
  await signUp(page, { fullName: 'Nora Winther', email: newEmail(), password: PASSWORD }, say, fillAtOnce);

  await expect(page.getByLabel(say('editor-basics:basic.agentName'), { exact: true })).toHaveValue(name);
});

test('search engines find every live page, and no screen of its owner', async ({ request }) => {
  const { agentName } = await createLivePage();
  await control.invoke('job-write-sitemap', {});
  const robots = await (await request.get('/robots.txt')).text();
  const sitemap = await request.get(/^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '');

  expect(robots).toContain('Disallow: /app/');
  expect(sitemap.headers()['content-type']).toContain('xml');
  expect(await sitemap.text()).toContain(`<loc>${urls.app}/${agentName}</loc>`);
});

test('a page that moved sends its visitors on', async ({ page }) => {
  const { owner, agentName } = await createLivePage();
  const api = await client();
  const renamed = newName();
  const saved = await api.call(
    insertProfile,
    { version: 2, profile: { agentName: renamed } },
    { token: owner.tokens.idToken },
  );
  mustSucceed(saved);
  await publish(owner);

  const statusOfOld = async () => (await page.request.get(`/${agentName}`, { maxRedirects: 0 })).status();
  await expect.poll(statusOfOld).toBe(301);
  await page.goto(`/${agentName}`);
  await expect(page).toHaveURL(new RegExp(`/${renamed}$`));
  await expect(page.getByText('A first lesson is free.')).toBeVisible();
});

test('a request that was typed without a connection is kept, and sent once when it is back', async ({
  page,
  guard,
}) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED/);
  const { owner, agentName } = await createLivePage();
  await page.goto(`/${agentName}`);
  await page.getByLabel(say('page:quote.name'), { exact: true }).scrollIntoViewIfNeeded();
  await expect.poll(() => page.getByLabel(say('page:quote.country')).locator('option').count()).toBeGreaterThan(100);
  await page.getByLabel(say('page:quote.phone')).fill('12');
  await page.getByRole('button', { name: say('page:quote.submit') }).click();
  await expect(page.getByText(say('page:quote.phoneInvalid'))).toBeVisible();
  await page.getByLabel(say('page:quote.phone')).fill('');

  await page.context().setOffline(true);
  await requestQuote(page, visitorRequest, say);
  await expect(page.getByText(say('page:quote.offline'))).toBeVisible();
  await page.context().setOffline(false);

  await expect(page.getByText(say('page:quote.sentLater'))).toBeVisible();
  await mailTo(owner.email, ({ text }) => text.includes('+46701234567'));
  const api = await client();
  expect((await api.call(getLeads, {}, { token: owner.tokens.idToken })).data.total).toBe(1);
});

test('an answer can be stopped, and the next question asked', { tag: '@phone' }, async ({ page, sharedPage }) => {
  await page.goto(`/${sharedPage.agentName}`);
  await control.setFault('BEDROCK_RUNTIME', 'slow');
  await ask(page, QUESTION);

  await page.getByRole('button', { name: say('page:chat.stop') }).click();

  const log = page.getByRole('log');
  await expect(log.getByText(say('page:chat.stopped'))).toBeVisible();
  await control.setFault('BEDROCK_RUNTIME', null);
  await askAgain(page, 'Is the first lesson free?');
  await expect(lastAnswer(page)).toContainText('A first lesson is free');
});

test(
  'an answer that lost its connection comes to its end when it is back, and stays the same over a reload',
  { tag: '@phone' },
  async ({ page, sharedPage, guard }) => {
    guard.allow(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|aiAssistant/);
    await page.goto(`/${sharedPage.agentName}`);
    await openChat(page);
    await expect(page.getByRole('log')).toBeVisible();
    await page.context().setOffline(true);
    await askAgain(page, QUESTION);
    await expect(page.getByText(say('page:chat.lost'))).toBeVisible();

    await page.context().setOffline(false);

    await expect(lastAnswer(page)).toContainText('45 euros');
    // The page thanks at once; only what has been saved is there after a reload.
    const saved = page.waitForResponse((response) => response.url().includes('/saveChattingRecords') && response.ok());
    await lastAnswer(page)
      .getByRole('button', { name: say('page:chat.helpful'), exact: true })
      .click();
    await expect(lastAnswer(page).getByText(say('page:chat.thanks'))).toBeVisible();
    await saved;
    const said = await lastAnswer(page).locator('.says').textContent();
    await page.reload();
    await openChat(page);
    await expect(lastAnswer(page).locator('.says')).toHaveText(said ?? '');
    await expect(lastAnswer(page).getByRole('button', { name: say('page:chat.helpful'), exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
);

test(
  'a broken stream is picked up where it broke: no sentence twice, none missing',
  { tag: '@phone' },
  async ({ page, sharedPage, guard }) => {
    guard.allow(/ERR_|aiAssistant/);
    await page.goto(`/${sharedPage.agentName}`);
    await ask(page, QUESTION);
    await expect(lastAnswer(page).locator('.cite')).not.toHaveCount(0);
    const whole = await lastAnswer(page).locator('.says').textContent();
    await page.getByRole('button', { name: say('page:chat.newChat') }).click();
    let tries = 0;
    await page.route('**/aiAssistant*', async (route) => {
      tries += 1;
      const response = await route.fetch();
      const body = await response.text();
      if (tries > 1) return route.fulfill({ response, body });
      // As when the connection breaks in the middle of an event.
      return route.fulfill({ response, body: body.slice(0, body.indexOf('event: sentence') + 30) });
    });

    await askAgain(page, QUESTION);

    await expect(lastAnswer(page).locator('.says')).toHaveText(whole ?? '');
    expect(tries).toBe(2);
  },
);

test('an Arabic page chats in Arabic, from right to left', { tag: '@phone' }, async ({ openBrowser }) => {
  const arabic = textsOf('ar_ae');
  const page = await openBrowser({ locale: 'ar-AE' });
  await page.goto('/khalid-mansour');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');

  await page.getByRole('textbox', { name: arabic('page:page.question') }).fill('هل الاستشارة الأولى مجانية؟');
  await page.keyboard.press('Enter');

  await expect(lastAnswer(page)).toContainText('الاستشارة الأولى مجانية');
  const dialog = page.getByRole('dialog');
  expect(await dialog.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
  const [mine, theirs] = [await boxOf(page.locator('.bubble.mine')), await boxOf(lastAnswer(page))];
  expect(mine.x + mine.width).toBeLessThan(theirs.x + theirs.width);
});

test('the greeting is the one of the visitor’s own time of day', { tag: '@phone' }, async ({ openBrowser }) => {
  const greetings = { '07:00': 'Good morning!', '14:00': 'Good afternoon!', '21:00': 'Good evening!' };
  for (const [time, greeting] of Object.entries(greetings)) {
    const page = await openBrowser({ timezoneId: 'America/New_York' });
    await page.clock.setFixedTime(new Date(`2026-03-04T${time}:00-05:00`));
    await page.goto('/mara');
    await expect(page.locator('.hello').getByText(greeting)).toBeVisible();
    await expect(page.locator('.hello p:visible')).toHaveCount(1);
  }
});

/** From the page's own field. */
async function ask(page: Page, question: string): Promise<void> {
  await page
    .getByRole('textbox', { name: say('page:page.question') })
    .first()
    .fill(question);
  await page.keyboard.press('Enter');
}

/** From the bar, which wide screens show as soon as the field has gone. */
async function openChat(page: Page): Promise<void> {
  await page.locator('#quote').scrollIntoViewIfNeeded();
  await page.locator('aside.bar').getByRole('button').click();
}

/** From the chat's. */
async function askAgain(page: Page, question: string): Promise<void> {
  const field = page.getByRole('dialog').getByRole('textbox');
  await field.fill(question);
  await field.press('Enter');
}

const lastAnswer = (page: Page): Locator => page.getByRole('log').locator('.bubble.theirs').last();

async function boxOf(part: Locator): Promise<{ x: number; width: number }> {
  return (await part.boundingBox()) ?? { x: 0, width: 0 };
}
