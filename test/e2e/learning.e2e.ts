/** An agent of the demo's company learns a product: a test, each answer with its page, on a phone and at a desk. */
import { createAgentOf } from './kit/agents.ts';
import { expectAccessible, expectGoodScreen, expectUnclipped } from './kit/checks.ts';
import { expect, test } from './kit/fixtures.ts';
import { demoOwner } from './kit/owners.ts';
import { say, textsOf } from './kit/texts.ts';

const PRODUCT = 'Travel cover';
const inArabic = textsOf('ar_ae');

test('a test asks one question a screen, shows where each answer stands, goes on in Arabic, and ends with its result', async ({
  openAs,
}) => {
  const page = await openAs(await createAgentOf(await demoOwner('nora')));
  await page.goto('/learning');
  await expect(page.getByRole('link', { name: PRODUCT })).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('link', { name: PRODUCT }).click();
  await expect(page.getByRole('heading', { name: PRODUCT })).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('link', { name: say('learning:begin') }).click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expectGoodScreen(page);

  const next = page.getByRole('button', { name: say('learning:next') });
  const toResult = page.getByRole('button', { name: say('learning:toResult') });
  for (let place = 1; !(await toResult.isVisible()); place += 1) {
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: say('learning:answer'), exact: true }).click();
    await expect(page.getByRole('figure')).toContainText('page');
    if (place === 1) await expectGoodScreen(page);
    await expect(next.or(toResult)).toBeVisible();
    if (await next.isVisible()) await next.click();
  }
  await toResult.click();
  await expect(page.getByText(/^\d of 6$/)).toBeVisible();
  await expectGoodScreen(page);

  for (const path of ['/learning', new URL(page.url()).pathname.replace(/\/1$/, '')]) {
    await page.goto(`${path}?lang=ar_ae`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByText(PRODUCT).first()).toBeVisible();
    await expectUnclipped(page);
    await expectAccessible(page);
  }
  await expect(page.getByText(inArabic('learning-levels:1'), { exact: true })).toBeVisible();
});

test('somebody without a company reads how to come to one', async ({ openAs }) => {
  const page = await openAs(await demoOwner('mara'));
  await page.goto('/learning');
  await expect(page.getByRole('heading', { name: say('learning:nobody.title') })).toBeVisible();
  await expectGoodScreen(page);
});
