/** A company makes its documents answerable: on a computer, from the first visit to what was read. */
import { expectGoodScreen } from './kit/checks.ts';
import { expect, test } from './kit/fixtures.ts';
import { createOwner } from './kit/owners.ts';
import { givePlan } from './kit/stores.ts';
import { mailTo } from './kit/system.ts';
import { say, textsOf } from './kit/texts.ts';

const inArabic = textsOf('ar_ae');
const desk = { viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false } as const;

test('documents become a product that can be asked and shared', async ({ openAs }) => {
  const owner = await createOwner();
  givePlan(owner.accountId, 'pro');
  const page = await openAs(owner, desk);
  await page.goto('/product-talk');
  await page.getByLabel(say('document-chat:company.name')).fill('Nordic Cover');
  await expectGoodScreen(page);
  await page.getByRole('button', { name: say('document-chat:welcome.start') }).click();
  await page.getByRole('button', { name: say('document-chat:products.new') }).click();
  await page.getByLabel(say('document-chat:products.name')).fill('Travel cover');
  await page.getByRole('button', { name: say('document-chat:products.create'), exact: true }).click();

  const documents = ['leaflet-en.pdf', 'price-list-en.pdf'];
  await page.locator('input[type=file]').setInputFiles(documents.map((name) => `test/kit/documents/${name}`));
  await expect(page.getByText('2 documents, all ready to be asked')).toBeVisible({ timeout: 30_000 });
  await expectGoodScreen(page);
  await page.getByRole('link', { name: 'leaflet-en.pdf' }).click();
  await expect(page.getByRole('article').first()).toContainText(/\w{4}/);
  await expectGoodScreen(page);

  await page.getByRole('link', { name: say('document-chat:view.share') }).click();
  await page.getByRole('radio', { name: say('document-chat:visibility.public.long') }).check();
  await expect(page.getByRole('link', { name: say('document-chat:design.open') })).toBeVisible();
  await expectGoodScreen(page);
});

test('a phone says in Arabic too that the editor needs a computer, and sends the link by mail', async ({ openAs }) => {
  const owner = await createOwner();
  const page = await openAs(owner);
  await page.goto('/product-talk?lang=ar_ae');
  await expectGoodScreen(page);

  await page.getByRole('button', { name: inArabic('document-chat:computer.send') }).click();

  await expect(page.getByRole('heading', { name: inArabic('document-chat:computer.sentTitle') })).toBeVisible();
  await mailTo(owner.email, ({ text }) => text.includes('/product-talk'));
});
