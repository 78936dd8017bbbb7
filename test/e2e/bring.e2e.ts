/** From a file that somebody has already to a live page. */
import { createOwner } from './kit/owners.ts';
import { expect, test } from './kit/fixtures.ts';
import { expectAccessible, expectUnclipped } from './kit/checks.ts';
import { patternOf, textsOf } from './kit/texts.ts';

const A_MINUTE = 60_000;
const cv = (name: string): string => `${import.meta.dirname}/../kit/cvs/${name}.pdf`;

for (const { language, locale, file, title, name } of [
  { language: 'en_us', locale: 'en-US', file: 'plain-en', title: 'Mortgage adviser', name: 'Thomas Okafor' },
  { language: 'ar_ae', locale: 'ar-AE', file: 'plain-ar', title: 'مستشار مالي مستقل', name: 'خالد المنصوري' },
] as const) {
  test(`a new owner's first screen takes a CV and the page of it is live within a minute (${language})`, async ({
    openAs,
  }) => {
    const say = textsOf(language);
    const owner = await createOwner({ language, country: language === 'ar_ae' ? 'AE' : 'GB' });
    const page = await openAs(owner, { locale });
    await page.goto('/app/page');
    await expect(page.getByText(say('first-visit:start.title'))).toBeVisible();
    await expectUnclipped(page);
    const start = Date.now();

    await page.locator('input[type="file"][accept*="pdf"]').setInputFiles(cv(file));
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(title, { exact: true }).first()).toBeVisible();
    await dialog.getByText(name).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: say('bring-found:takeOver') }).click();
    await expect(page.getByText(say('first-visit:start.taken'))).toBeVisible();
    await expect(page.getByLabel(say('editor-basics:basic.titleField'), { exact: true })).toHaveValue(title);
    await page.getByRole('button', { name: say('editor:goLive.button') }).click();
    await expect(page.getByRole('heading', { name: patternOf(say('congratulation:title')) })).toBeVisible();
    expect(Date.now() - start, 'milliseconds from the file to the live page').toBeLessThan(A_MINUTE);

    const link = (await page.locator('a[href^="http://localhost"]').first().getAttribute('href')) ?? '';
    await page.goto(link);
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(page.locator('a[href^="mailto:"]').first()).toBeAttached();
  });
}
