/** What visitors meet of a page in more than one language. */
import { expect, test } from './kit/fixtures.ts';
import { expectGoodScreen } from './kit/checks.ts';

test(
  'a visitor is offered the page in their language, goes there, and is answered in it with the original beside it',
  { tag: '@phone' },
  async ({ openBrowser }) => {
    const page = await openBrowser({ locale: 'de-DE' });
    await page.goto('/mara');
    await page.mouse.wheel(0, 40);
    await page.getByRole('link', { name: 'Diese Seite gibt es auch auf Deutsch.' }).click();

    await expect(page).toHaveURL(/\/mara\/de_de$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
    await expect(page.getByText('Räume, die ruhig bleiben, wenn es das Leben nicht tut.')).toBeVisible();
    await expectGoodScreen(page);
    await page.locator('.question input').fill('Was kostet ein Raumplan?');
    await page.keyboard.press('Enter');
    await expect(page.locator('.says')).toContainText('Ein Raumplan kostet 390 Euro und dauert zehn Tage.');
    const originals = page.locator('.originals [lang=en-US]');
    await expect(originals.filter({ hasText: 'A room plan costs 390 euros' })).toBeVisible();
  },
);
