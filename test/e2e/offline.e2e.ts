/** What people see without a connection, once they have been here before. */
import type { Page } from '@playwright/test';
import { expectGoodScreen } from './kit/checks.ts';
import { expect, test } from './kit/fixtures.ts';
import { textsOf } from './kit/texts.ts';

/** Until the browser has what it shows without a connection, in this language. */
async function workerFor(page: Page, language: string): Promise<void> {
  await page.waitForFunction(async (name) => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.state === 'activated' && active.scriptURL.endsWith(`=${name}`);
  }, language);
}

test(
  'who was here before is told in their language that there is no connection, until it is back',
  { tag: '@phone' },
  async ({ page, context, sharedPage, guard }) => {
    guard.allow(/ERR_INTERNET_DISCONNECTED/);
    guard.allow(/status of 503/);
    const title = (language: 'de_de' | 'ar_ae') => ({ name: textsOf(language)('site:offline.title') });
    await page.goto('/de_de');
    await workerFor(page, 'de_de');
    await page.goto('/pricing/ar_ae');
    await workerFor(page, 'ar_ae');

    await context.setOffline(true);
    await page.goto('/features/de_de');
    await expect(page.getByRole('heading', title('de_de'))).toBeVisible();
    await expect(page.getByText(/\/features\/de_de$/)).toBeVisible();
    await page.goto('/features/ar_ae');
    await expect(page.getByRole('heading', title('ar_ae'))).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expectGoodScreen(page);
    // Of others' pages it knows no language: the one that was read last.
    await page.goto(`/${sharedPage.agentName}`);
    await expect(page.getByRole('heading', title('ar_ae'))).toBeVisible();
    await page.getByRole('link', { name: textsOf('ar_ae')('status:retry') }).click();
    await expect(page.getByRole('heading', title('ar_ae'))).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByRole('heading', title('ar_ae'))).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
  },
);
