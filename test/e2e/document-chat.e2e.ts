/** A visitor asks the documents of a product: on its page, on another website, and when it is gone. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { expectAccessible, expectGoodScreen, expectUnclipped } from './kit/checks.ts';
import { createProductChat, removeProduct } from './kit/document-chat.ts';
import { expect, test } from './kit/fixtures.ts';
import { patternOf, say, textsOf } from './kit/texts.ts';
import { urls } from './kit/system.ts';

const SOURCE = 'policy.pdf, page 1';
const QUESTION = 'Is lost luggage covered?';
const inArabic = textsOf('ar_ae');

test('an answer leads to the marked passage of its page, is still there after a reload, and a number reaches the company', async ({
  page,
}) => {
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
});

test('on a website with a strict policy the chat opens by the keyboard, answers, and gives the focus back', async ({
  page,
}) => {
  const policy = `default-src 'none'; img-src data:; script-src ${urls.app}; frame-src ${urls.app}`;
  let html = '';
  await using site = await serve(() => ({ html, policy }));
  const { productId } = await createProductChat({ embedSites: [site.origin] });
  const script = `<script src="${urls.app}/embed/chat.js" data-product="${productId}" async></script>`;
  const head = `<title>Shop</title><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">`;
  html = `<!doctype html><html lang="en">${head}<h1>Shop</h1>${script}</html>`;
  await page.goto(site.origin);
  const opener = page.getByRole('button', { name: say('embed:open') });
  await opener.focus();
  await page.keyboard.press('Enter');
  const chat = page.frameLocator('iframe');
  await expect(chat.getByRole('textbox', { name: say('page:chat.question') })).toBeFocused();
  await page.keyboard.type(QUESTION);
  await page.keyboard.press('Enter');
  await expect(chat.locator('.cite').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: say('embed:title') })).toBeHidden();
  await expect(opener).toBeFocused();
  expect(await page.context().cookies(site.origin)).toEqual([]);
});

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
