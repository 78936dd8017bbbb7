/** The help, from a screen to its guide, and before every sign-in. */
import { test, expect } from './kit/fixtures.ts';
import { expectGoodScreen } from './kit/checks.ts';
import { demoOwner } from './kit/owners.ts';
import { say } from './kit/texts.ts';

test('from a screen to its guide, and from words to another one', async ({ openAs }) => {
  const page = await openAs(await demoOwner('mara'));
  await page.goto('/app/leads');
  await page
    .getByRole('main')
    .getByRole('link', { name: say('app:menu.help'), exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: say('help:guide.leads.title') })).toBeVisible();
  await expect(page.getByRole('article')).toContainText(say('leads:settingsLink'));

  await page.getByRole('link', { name: say('help:back') }).click();
  await page.getByRole('searchbox').fill('recovery code');
  await page.getByRole('link', { name: say('help:guide.security.title') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('help:guide.security.title') })).toBeVisible();
  await expect(page.getByRole('link', { name: say('help:contact.write') })).toHaveAttribute(
    'href',
    /^mailto:.*account/,
  );
});

test('the guides for everybody, narrowed by a word', async ({ page }) => {
  await page.goto('/help');
  await page.getByRole('searchbox').fill('VAT');
  await expect(page.locator('.areas li:visible')).toHaveCount(1);
  await expectGoodScreen(page);
  await page.getByRole('link', { name: say('help:guide.plans.title') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('help:guide.plans.title') })).toBeVisible();
  await expectGoodScreen(page);
});
