/** How an owner writes a page in more than one language, with the phone beside the texts. */
import { expect, test } from './kit/fixtures.ts';
import { expectGoodScreen } from './kit/checks.ts';
import { createLivePage } from './kit/owners.ts';
import { say } from './kit/texts.ts';

test('an owner adds a language, writes a text in it, and visitors read it; once it is removed its address leads to the page', async ({
  openAs,
  openBrowser,
}) => {
  const { owner, agentName } = await createLivePage();
  const page = await openAs(owner);
  await page.goto('/app/settings-page');
  await page.getByLabel(say('languages:add')).fill('German');
  await page.getByRole('option', { name: 'Deutsch (Deutschland)' }).click();
  await expect(page.getByText(say('language-texts:noTranslator'))).toBeVisible();
  await page.getByRole('textbox', { name: say('language-texts:field.title'), exact: true }).fill('Klavierlehrerin');
  await page.keyboard.press('Tab');
  await expect(page.getByText(say('language-texts:state.owner')).first()).toBeVisible();
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
