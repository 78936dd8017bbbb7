/** Parts of the screens that only a click shows are as accessible, and fit as well, as the screens around them. */
import type { Page } from '@playwright/test';
import { test, expect } from './kit/fixtures.ts';
import { expectAccessible, expectGoodScreen, expectUnclipped } from './kit/checks.ts';
import { demoOwner } from './kit/owners.ts';
import { textsOf } from './kit/texts.ts';

/** With the words that the buttons begin with, one after the other. */
const sections = [
  { path: '/app/settings-page', opens: ['share:code.design'] },
  { path: '/app/design', opens: ['editor-design:font.name', 'photos:library.from'] },
  { path: '/app/assistant?view=gaps', opens: ['gaps:gaps.answer'] },
];

/** Colours are the same in both directions. */
const readers = [
  { name: 'mara', language: 'en_us', locale: 'en-US', how: 'in light and in dark', check: expectGoodScreen },
  { name: 'khalid', language: 'ar_ae', locale: 'ar-AE', how: 'from right to left', check: expectFitting },
] as const;

async function expectFitting(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expectUnclipped(page);
  await expectAccessible(page);
}

for (const { name, language, locale, how, check } of readers) {
  test(`what a click opens, ${how}`, async ({ openAs }) => {
    const say = textsOf(language);
    const page = await openAs(await demoOwner(name), { locale });
    for (const { path, opens } of sections) {
      await page.goto(path);
      for (const key of opens) {
        const button = page.getByRole('button', { name: new RegExp(`^${say(key)}`) }).first();
        await button.click();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await check(page);
        await page.keyboard.press('Escape');
      }
    }
    await page.goto('/app/leads/settings');
    await expect(page.getByRole('heading', { level: 1, name: say('leads:settings.title') })).toBeVisible();
    await check(page);
  });
}
