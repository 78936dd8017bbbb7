/** A product has a page of its own, which knows what it is about, and says so when it is gone. */
import { expectGoodScreen } from './kit/checks.ts';
import { expect, test } from './kit/fixtures.ts';
import { requestQuote } from './kit/flows.ts';
import { createLivePage, mustSucceed } from './kit/owners.ts';
import { client } from './kit/system.ts';
import { patternOf, say } from './kit/texts.ts';
import { productContent } from '../../shared/calls/examples.ts';
import { restoreFromBin, saveProduct } from '../../shared/calls/landing-page.ts';

test('a product is written, asked about and requested on its own page, and the inbox says so', async ({
  openAs,
  openBrowser,
}) => {
  const { owner, agentName } = await createLivePage();
  const editor = await openAs(owner);
  await editor.goto('/app/page');
  const section = editor.getByRole('region', { name: say('products:title'), exact: true });
  await section.getByRole('button', { name: say('products:add') }).click();
  await section.getByLabel(say('product-form:name'), { exact: true }).fill('Ten film songs');
  await section.getByLabel(patternOf(say('product-form:price'))).fill('29 €');
  await section
    .getByLabel(patternOf(say('product-form:description')))
    .fill('Sheet music of ten songs, arranged for beginners.');
  await section.getByRole('button', { name: say('product-form:publish') }).click();
  await expect(section.getByRole('switch', { name: say('products:show', { name: 'Ten film songs' }) })).toBeChecked();
  await expectGoodScreen(editor);

  const visitor = await openBrowser({ locale: 'en-US' });
  await expect.poll(async () => (await visitor.goto(`/${agentName}/ten-film-songs`))?.status()).toBe(200);
  await expectGoodScreen(visitor);
  await visitor.getByRole('button', { name: say('page:product.askPrice', { title: 'Ten film songs' }) }).click();
  await expect(visitor.getByRole('log')).toContainText('29 €');
  await visitor
    .getByRole('dialog')
    .getByRole('button', { name: say('page:chat.close') })
    .click();
  await requestQuote(visitor, { name: 'Tom Berg', phone: '070 174 06 05', country: 'SE' }, say);
  await expect(visitor.getByText(say('page:quote.sent'))).toBeVisible();

  await editor.goto('/app/leads');
  await expect(editor.getByText('Ten film songs', { exact: true })).toBeVisible();
});

test('a removed product is gone with its address, and lives again when it is put back', async ({ page, guard }) => {
  const { owner, agentName } = await createLivePage();
  const api = await client();
  const options = { token: owner.tokens.idToken };
  const made = await api.call(saveProduct, { productId: null, content: productContent }, options);
  mustSucceed(made);
  const productId = made.data.product?.productId ?? '';
  const statusOf = async (slug: string) => (await page.request.get(`/${agentName}/${slug}`)).status();
  const save = async (content: typeof productContent | null) =>
    mustSucceed(await api.call(saveProduct, { productId, content }, options));
  await expect.poll(() => statusOf('room-plan')).toBe(200);

  await save({ ...productContent, slug: 'plan' });
  await expect.poll(async () => (await page.request.get(`/${agentName}/room-plan`)).url()).toMatch(/\/plan$/);

  await save(null);
  await expect.poll(() => statusOf('plan')).toBe(410);
  guard.allow(/410/);
  await page.goto(`/${agentName}/plan`);
  await expect(page.getByRole('heading', { name: say('page:product.unavailable') })).toBeVisible();
  await expectGoodScreen(page);

  mustSucceed(await api.call(restoreFromBin, { kind: 'product', id: productId }, options));
  await expect.poll(() => statusOf('plan')).toBe(200);
});
