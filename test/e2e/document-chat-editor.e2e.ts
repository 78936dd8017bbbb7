/** A company makes its documents answerable, on a computer: from the first visit to what was asked. */
import type { Page } from '@playwright/test';
import { productViews, type ProductView } from '../../web/lib/routes.ts';
import { expectAccessible, expectGoodScreen, expectUnclipped } from './kit/checks.ts';
import { expect, test } from './kit/fixtures.ts';
import { createOwner, demoOwner } from './kit/owners.ts';
import { givePlan } from './kit/stores.ts';
import { patternOf, say, textsOf, type Say } from './kit/texts.ts';

const PRODUCT = 'Travel cover';
const inArabic = textsOf('ar_ae');

test(
  'documents become a product that can be asked and shared, and a removed one asks first and is gone',
  { tag: '@desk' },
  async ({ openAs }) => {
    test.slow();
    const owner = await createOwner();
    givePlan(owner.accountId, 'pro');
    const page = await openAs(owner);
    await page.goto('/product-talk');
    await page.getByLabel(say('product-talk:company.name')).fill('Nordic Cover');
    await expectGoodScreen(page);
    await page.getByRole('button', { name: say('product-talk:welcome.start') }).click();
    await expect(page.getByRole('heading', { name: say('product-talk:products.none') })).toBeVisible();
    await expectGoodScreen(page);
    await page.getByRole('button', { name: say('product-talk:products.new') }).click();
    await page.getByLabel(say('product-talk:products.name')).fill(PRODUCT);
    await expectGoodScreen(page);
    await page.getByRole('button', { name: say('product-talk:products.create'), exact: true }).click();
    await expect(page.getByRole('heading', { name: say('product-design:documents.emptyTitle') })).toBeVisible();
    await expectGoodScreen(page);

    const documents = ['leaflet-en.pdf', 'price-list-en.pdf'];
    await page.locator('input[type=file]').setInputFiles(documents.map((name) => `test/kit/documents/${name}`));
    await expect(page.getByText('2 documents, all ready to be asked')).toBeVisible();
    await page.getByRole('link', { name: 'leaflet-en.pdf' }).click();
    await expect(page.getByRole('article').first()).toContainText(/\w{4}/);
    await expectGoodScreen(page);

    await page.getByRole('link', { name: say('product-design:view.share') }).click();
    await page.getByRole('radio', { name: say('document-chat:visibility.public.long') }).check();
    await expect(page.getByRole('link', { name: say('product-design:design.open') })).toBeVisible();

    await page.getByRole('link', { name: say('product-design:view.documents') }).click();
    const [kept = '', removed = ''] = documents;
    await page.getByRole('button', { name: say('product-design:documents.actions', { name: removed }) }).click();
    await page.getByRole('menuitem', { name: say('product-design:documents.remove') }).click();
    const question = page.getByRole('dialog', { name: say('product-design:documents.removeTitle', { name: removed }) });
    await expect(question).toContainText(say('product-design:documents.removeText'));
    await expectGoodScreen(page);
    await question.getByRole('button', { name: say('app:cancel') }).click();
    await expect(page.getByRole('link', { name: removed })).toBeVisible();
    await page.getByRole('button', { name: say('product-design:documents.actions', { name: removed }) }).click();
    await page.getByRole('menuitem', { name: say('product-design:documents.remove') }).click();
    await question.getByRole('button', { name: say('product-design:documents.remove') }).click();
    await expect(page.getByRole('link', { name: removed })).toBeHidden();
    await expect(page.getByRole('link', { name: kept })).toBeVisible();
  },
);

/** What a view shows when it has all that it asked for. */
const shown: Record<ProductView, (page: Page, words: Say) => ReturnType<Page['getByRole']>> = {
  documents: (page) => page.getByRole('link', { name: 'Claims in five steps.md' }),
  page: (page, words) => page.getByLabel(patternOf(words('product-design:page.greeting'))),
  share: (page, words) => page.getByRole('heading', { name: words('product-design:embed.title') }),
  history: (page, words) => page.getByRole('region', { name: words('product-design:history.open') }),
  questions: (page, words) => page.getByRole('heading', { name: words('gaps:gaps.title') }),
  learning: (page, words) => page.getByRole('button', { name: words('learning:review.make') }),
  usage: (page, words) => page.getByRole('heading', { name: words('product-design:usage.top') }),
};

async function openProduct(page: Page, language: string): Promise<void> {
  await page.goto(`/product-talk?lang=${language}`);
  await page.getByRole('link', { name: PRODUCT }).click();
  await expect(page.getByRole('heading', { level: 1, name: PRODUCT })).toBeVisible();
}

async function openView(page: Page, view: ProductView, words: Say): Promise<void> {
  const views = page.getByRole('navigation', { name: words('product-design:design.views') });
  await views.getByRole('link', { name: words(`product-design:view.${view}`), exact: true }).click();
  await expect(shown[view](page, words).first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

test('every screen of a company with visitors, in light and in dark', async ({ openAs }) => {
  const page = await openAs(await demoOwner('nora'));
  await openProduct(page, 'en_us');
  for (const view of productViews) {
    await openView(page, view, say);
    await expectGoodScreen(page);
  }
  await page.goto('/product-talk');
  await expect(page.getByRole('link', { name: PRODUCT })).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('link', { name: say('product-talk:company.open') }).click();
  await expect(page.getByRole('heading', { name: say('product-talk:people.title') })).toBeVisible();
  await expectGoodScreen(page);
});

test('every screen of a company with visitors, in Arabic from right to left', async ({ openAs }) => {
  const page = await openAs(await demoOwner('nora'), { locale: 'ar-AE' });
  await openProduct(page, 'ar_ae');
  const check = async (): Promise<void> => {
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expectUnclipped(page);
    await expectAccessible(page);
  };
  for (const view of productViews) {
    await openView(page, view, inArabic);
    await check();
  }
  await openView(page, 'documents', inArabic);
  await page.getByRole('link', { name: 'Claims in five steps.md' }).click();
  await expect(page.getByRole('article').first()).toContainText(/\w{4}/);
  await check();
  for (const path of ['/product-talk', '/product-talk/company']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await check();
  }
});
