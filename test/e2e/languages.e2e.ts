/** A page in more than one language: what its visitors meet, and how its owner writes it. */
import { expect, test } from './kit/fixtures.ts';
import { expectGoodScreen } from './kit/checks.ts';
import { createLivePage } from './kit/owners.ts';
import { say } from './kit/texts.ts';

test('a visitor is offered the page in their language, goes there, and is answered in it with the original beside it', async ({
  openBrowser,
}) => {
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
  await expect(page.locator('.originals [lang=en-US]')).toContainText('A room plan costs 390 euros');
});

test('an owner adds a language, writes a text in it, and visitors read it; once it is removed its address leads to the page', async ({
  openAs,
  openBrowser,
  isMobile,
}) => {
  test.skip(isMobile, 'The phone beside the texts is what this looks at.');
  const { owner, agentName } = await createLivePage();
  const page = await openAs(owner);
  await page.goto('/app/settings-page');
  await page.getByLabel(say('languages:add')).fill('German');
  await page.getByRole('option', { name: 'Deutsch (Deutschland)' }).click();
  await expect(page.getByText(say('languages:noTranslator'))).toBeVisible();
  await page.getByRole('textbox', { name: say('languages:field.title'), exact: true }).fill('Klavierlehrerin');
  await page.keyboard.press('Tab');
  await expect(page.getByText(say('languages:state.owner')).first()).toBeVisible();
  await expect(page.frameLocator('iframe').getByText('Klavierlehrerin').first()).toBeVisible();
  await expectGoodScreen(page);

  const visitor = await openBrowser();
  await expect(async () => {
    await visitor.goto(`/${agentName}/de_de`);
    await expect(visitor.getByText('Klavierlehrerin').first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.getByRole('button', { name: say('languages:remove') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('languages:remove') })
    .click();
  await expect(page.getByRole('heading', { name: say('languages:title') })).toBeVisible();
  await expect(async () => {
    await visitor.goto(`/${agentName}/de_de`);
    await expect(visitor).toHaveURL(new RegExp(`/${agentName}$`), { timeout: 500 });
  }).toPass();
});
