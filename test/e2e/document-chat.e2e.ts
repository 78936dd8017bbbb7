/** A visitor asks the documents of a product: on its page, on another website, and when it is gone. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import type { Page } from '@playwright/test';
import { expectAccessible, expectGoodScreen, expectUnclipped } from './kit/checks.ts';
import { createProductChat, removeProduct } from './kit/document-chat.ts';
import { expect, test } from './kit/fixtures.ts';
import { patternOf, say, textsOf } from './kit/texts.ts';
import { urls } from './kit/system.ts';

const SOURCE = 'policy.pdf, page 1';
const QUESTION = 'Is lost luggage covered?';
const inArabic = textsOf('ar_ae');

test(
  'an answer leads to the marked passage of its page, is still there after a reload, and a number reaches the company',
  { tag: '@phone' },
  async ({ page }) => {
    const { productId, company } = await createProductChat();
    await page.goto(`/chat/${productId}`);
    await expect(page.getByRole('heading', { name: 'Ask me about the travel cover.' })).toBeVisible();
    await expectGoodScreen(page);

    await page.getByRole('button', { name: QUESTION }).click();
    const chip = page.locator('.cite').first();
    await expect(chip).toHaveAccessibleName(say('product-chat:answer.open', { number: 1, place: SOURCE }));
    await chip.click();
    const viewer = page.getByRole('dialog', { name: 'policy.pdf' });
    await expect(viewer.getByRole('img', { name: SOURCE })).toHaveJSProperty('complete', true);
    await expect(viewer.getByRole('status').filter({ hasText: 'Lost luggage' })).toHaveText(
      patternOf(say('product-chat:viewer.cited')),
    );
    await expect(viewer.locator('.mark').first()).toBeInViewport();
    await expectGoodScreen(page);
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(chip).toBeFocused();

    await page.reload();
    await expect(page.getByRole('log')).toContainText('2000 euros');
    await page.getByRole('button', { name: say('page:chat.person') }).click();
    await page.getByLabel(say('page:quote.name'), { exact: true }).fill('Tom Berg');
    await page.getByLabel(say('page:quote.country')).selectOption('SE');
    await page.getByLabel(say('page:quote.phone')).fill('070 174 06 05');
    await expect(page.getByText(say('page:quote.consent', { name: company }))).toBeVisible();
    await page.getByRole('button', { name: say('page:quote.submit') }).click();
    await expect(page.getByText(say('page:quote.sent'))).toBeVisible();
  },
);

/** From the press to the chat, in ms, loaded ahead; and how much slower a machine may be on which much else runs. */
const OPENS_MS = 300;
const BUSY = 10;

test(
  'on a website with a strict policy the chat opens at once and by the keyboard, answers, and gives the focus back',
  { tag: '@phone' },
  async ({ page }) => {
    const policy = `default-src 'none'; img-src data:; script-src ${urls.app}; frame-src ${urls.app}`;
    let html = '';
    await using site = await serve(() => ({ html, policy }));
    const { productId } = await createProductChat({ embedSites: [site.origin] });
    const script = `<script src="${urls.app}/embed/chat.js" data-product="${productId}" async></script>`;
    const head = `<title>Shop</title><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">`;
    html = `<!doctype html><html lang="en">${head}<h1>Shop</h1>${script}</html>`;
    await page.addInitScript(noteOpening);
    await page.goto(site.origin);
    const opener = page.getByRole('button', { name: say('embed:open') });
    await opener.focus();
    // The chat takes the place of the button to leave it when it stands.
    await expect(page.locator('[data-xpage-chat] .close')).toHaveAttribute('hidden', '');
    await page.keyboard.press('Enter');
    const chat = page.frameLocator('iframe');
    const openedMs = await openingMs(page);
    expect(openedMs, 'from the press to the chat').toBeLessThan(OPENS_MS * BUSY);
    await expect(chat.getByRole('textbox', { name: say('page:chat.question') })).toBeFocused();
    await page.keyboard.type(QUESTION);
    await page.keyboard.press('Enter');
    await expect(chat.locator('.cite').first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: say('embed:title') })).toBeHidden();
    await expect(opener).toBeFocused();
    expect(await page.context().cookies(site.origin)).toEqual([]);
  },
);

test('a removed product says so in the language of the browser', async ({ openBrowser, guard }) => {
  const chat = await createProductChat();
  await removeProduct(chat);
  guard.allow(/410|404/);
  const visitor = await openBrowser({ locale: 'ar-AE' });
  await visitor.goto(`/chat/${chat.productId}`);
  await expect(visitor.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(visitor.getByRole('heading', { name: inArabic('page:product.unavailable') })).toBeVisible();
  await expect(visitor.getByText(inArabic('page:product.removed'))).toBeVisible();
  await expectUnclipped(visitor);
});

/** Runs in the website and in the frame: when the button was pressed, and when the chat was drawn with its field to type in. */
function noteOpening(): void {
  const now = (): string => String(performance.timeOrigin + performance.now());
  if (window === top) addEventListener('click', () => (document.documentElement.dataset['pressed'] = now()), true);
  else requestAnimationFrame(look);

  function look(): void {
    const stands = document.activeElement?.tagName === 'TEXTAREA' && document.querySelector('h2')?.textContent;
    if (stands) requestAnimationFrame(() => (document.documentElement.dataset['shown'] = now()));
    else requestAnimationFrame(look);
  }
}

async function openingMs(page: Page): Promise<number> {
  const shown = page.frameLocator('iframe').locator('html[data-shown]');
  const [pressedAt, shownAt] = await Promise.all([
    page.locator('html').getAttribute('data-pressed'),
    shown.getAttribute('data-shown'),
  ]);
  return Number(shownAt) - Number(pressedAt);
}

type Site = { origin: string; [Symbol.asyncDispose]: () => Promise<void> };

/** A website of somebody else. */
async function serve(page: () => { html: string; policy: string }): Promise<Site> {
  const server = createServer((_, response) => {
    const { html, policy } = page();
    response.setHeader('content-security-policy', policy).setHeader('content-type', 'text/html').end(html);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: async () => void server.close() };
}
