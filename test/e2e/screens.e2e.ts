/** Every screen is accessible, fits its window and is quiet in the console. */
import type { Page } from '@playwright/test';
import { test, expect } from './kit/fixtures.ts';
import { expectAccessible, expectGoodScreen, expectUnclipped } from './kit/checks.ts';
import { signInPath } from './kit/flows.ts';
import { createOwner, demoOwner, newEmail } from './kit/owners.ts';
import { patternOf, say, textsOf } from './kit/texts.ts';

/** `tags`: in which windows `npm test` looks at it. */
type Screen<Fact extends string> = { path: string; tags?: string[] } & Record<Fact, string>;

const publicPages: Screen<'shows'>[] = [
  { path: '/', tags: ['@phone'], shows: 'A page that answers for you.' },
  { path: '/support', shows: 'Support' },
  { path: '/legal/terms', shows: 'Terms of service' },
  { path: '/legal/privacy', shows: 'Privacy policy' },
  { path: '/mara', tags: ['@phone'], shows: 'Mara Lindqvist' },
  { path: '/khalid-mansour', tags: ['@phone'], shows: 'خالد منصور' },
  { path: '/jonas-weber', shows: 'Jonas Weber' },
  { path: '/mei-chan', shows: '陳美玲' },
];

for (const { path, shows, tags = [] } of publicPages) {
  test(`${path}, in light and in dark`, { tag: tags }, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: shows })).toBeVisible();
    await expectGoodScreen(page);
  });
}

test('the page that is not there, with a name to claim', async ({ page, guard }) => {
  guard.allow(/404/);
  await page.goto('/nobody-has-this-name');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectGoodScreen(page);
});

test('a public page with its chat, its share sheet and its report open', async ({ openBrowser }) => {
  for (const path of ['/mara', '/mei-chan']) {
    const page = await openBrowser();
    await page.goto(path);
    await page.locator('.question input').fill('What does it cost?');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('log').locator('.bubble.theirs').last().locator('.rate')).toBeVisible();
    await expectGoodScreen(page);
    await page.goto(path);
    for (const act of ['share', 'report']) {
      await page.locator(`[data-act=${act}]`).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectGoodScreen(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  }
});

test('every step of signing in and up, with its errors', { tag: '@phone' }, async ({ page }) => {
  const go = page.getByRole('button', { name: say('app:continue'), exact: true });
  const check = async (title: string): Promise<void> => {
    await expect(page.getByRole('heading', { level: 1, name: say(title) })).toBeVisible();
    await expectGoodScreen(page);
  };
  await page.goto(signInPath);
  await go.click();
  await check('account:signIn.title');
  await page.getByLabel(say('account:email'), { exact: true }).fill('mara@example.com');
  await go.click();
  await check('account:password.title');
  await page.goto(`${signInPath}&step=reset`);
  await check('account:reset.title');
  await page.goto(`${signInPath}&step=sign-up`);
  await go.click();
  await check('account:signUp.title');
  await page.getByLabel(say('account:fullName')).fill('Nora Winther');
  await page.getByLabel(say('account:email'), { exact: true }).fill(newEmail());
  await go.click();
  await check('account:code.title');
});

const areas: Screen<'title'>[] = [
  { path: '/app/page', tags: ['@phone', '@desk'], title: 'editor:tabs.profile' },
  { path: '/app/design', tags: ['@phone'], title: 'editor:tabs.design' },
  { path: '/app/settings-page', tags: ['@phone'], title: 'editor:tabs.pageSettings' },
  { path: '/app/assistant', tags: ['@desk'], title: 'assistant:title' },
  { path: '/app/history', tags: ['@desk'], title: 'history:title' },
  { path: '/app/leads', tags: ['@phone', '@desk'], title: 'leads:title' },
  { path: '/app/analytics', tags: ['@desk'], title: 'analytics:title' },
  { path: '/app/settings', tags: ['@desk'], title: 'settings:account.title' },
  { path: '/app/account', tags: ['@desk'], title: 'settings:overall.title' },
  { path: '/app/security', tags: ['@desk'], title: 'security:title' },
  { path: '/app/plan', tags: ['@phone', '@desk'], title: 'billing:plan.title' },
  { path: '/app/payment', title: 'billing:payment.title' },
  { path: '/app/payment/checkout?plan=pro&cycle=yearly', title: 'billing:details.title' },
  { path: '/app/help', title: 'help:title' },
  { path: '/app/help/go-live', title: 'help:guide.go-live.title' },
  { path: '/app/nothing-here', title: 'app:notFound.title' },
];

/** Its first answers have come: no skeleton stands for them. */
async function expectLoaded(page: Page, texts: typeof say): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: texts('app:loading') })).toHaveCount(0);
}

for (const { path, title, tags = [] } of areas) {
  test(`${path} of somebody with a live page, in light and in dark`, { tag: tags }, async ({ openAs }) => {
    const page = await openAs(await demoOwner('mara'));
    await page.goto(path);
    await expect(page.getByRole('heading', { name: say(title) }).first()).toBeVisible();
    await expectLoaded(page, say);
    await expectGoodScreen(page);
  });
}

test('the same areas in Arabic, from right to left', async ({ openAs }) => {
  const arabic = textsOf('ar_ae');
  const page = await openAs(await demoOwner('khalid'), { locale: 'ar-AE', timezoneId: 'Asia/Dubai' });
  for (const { path, title } of areas) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: arabic(title) }).first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expectLoaded(page, arabic);
    await expectUnclipped(page);
    await expectAccessible(page);
  }
});

test('the areas of somebody who has just begun', async ({ openAs }) => {
  const owner = await createOwner();
  const page = await openAs(owner);
  const titles = ['first-visit:first.title', 'leads:empty.title', 'history:empty.title', 'analytics:empty.title'];
  const paths = ['page', 'leads', 'history', 'analytics'];
  for (const [place, title] of titles.entries()) {
    await page.goto(`/app/${paths[place]}`);
    await expect(page.getByRole('heading', { name: patternOf(say(title)) })).toBeVisible();
    await expectGoodScreen(page);
  }
});
