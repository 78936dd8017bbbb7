/** A customer's account: opened on a phone, used in Chinese on a desk, beside an owner's in the same browser. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectGoodScreen } from './kit/checks.ts';
import { expect, signedInState, test } from './kit/fixtures.ts';
import { createOwner } from './kit/owners.ts';
import { codeFor } from './kit/system.ts';
import { say, textsOf, type Say } from './kit/texts.ts';

const PASSWORD = 'Calm-Paper-2026!';
const NEW_PASSWORD = 'Quiet-Monday-43';

test('a customer opens an account on a phone, and signs in in Chinese on a desk', async ({
  page,
  openBrowser,
  guard,
}) => {
  const email = `wei-${randomUUID().slice(0, 8)}@example.com`;

  await register(page, email);
  await expect(page.getByRole('heading', { name: say('portal:menu.policies') })).toBeVisible();
  await expectGoodScreen(page);
  await saveDetails(page);

  guard.allow(/400.*customerPortal\/signIn/);
  const desk = await openBrowser({
    viewport: { width: 1280, height: 900 },
    locale: 'zh-HK',
    // Whoever is an owner in this browser stays one: the two do not mix.
    storageState: signedInState(await createOwner()),
  });
  const chinese = textsOf('zh_hk');
  await desk.goto('/portal');
  await expect(desk.getByRole('heading', { name: chinese('portal:signIn.title') })).toBeVisible();
  await expectGoodScreen(desk);
  await signIn(desk, email, 'Wrong-Password-1', chinese);
  await expect(desk.getByText(chinese('call-errors:account_or_password_wrong'))).toBeVisible();
  await signIn(desk, email, PASSWORD, chinese);
  await changePassword(desk, chinese);
  await answerMarketing(desk, chinese);

  // The phone was signed out by the new password.
  guard.allow(/401.*customerPortal/);
  await page.goto('/portal/details');
  await expect(page.getByRole('heading', { name: say('portal:signIn.title') })).toBeVisible();
  await forgotPassword(page, email);
  expect(await desk.evaluate(() => localStorage.getItem('tokens') !== null)).toBe(true);
});

async function register(page: Page, email: string): Promise<void> {
  await page.goto('/portal/register');
  await page.getByLabel(say('portal:firstName')).fill('Wei');
  await page.getByLabel(say('portal:lastName')).fill('Chan');
  await page.getByLabel(say('portal:email')).fill(email);
  await expectGoodScreen(page);
  const since = new Date().toISOString();
  await page.getByRole('button', { name: say('app:continue') }).click();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByRole('button', { name: say('account:code.again') })).toHaveCount(0);
  await page.getByLabel(say('account:code.label')).fill(await codeFor(email, since));
  await page.getByLabel(say('account:password.label'), { exact: true }).fill(PASSWORD);
  await page.getByLabel(say('account:newPassword.again')).fill(PASSWORD);
  await page.getByLabel(say('account:finish.adult')).check();
  await page.getByRole('checkbox', { name: /terms/ }).check();
  await expectGoodScreen(page);
  await page.getByRole('button', { name: say('account:finish.create') }).click();
  await page.waitForURL('**/portal/policies');
}

async function saveDetails(page: Page): Promise<void> {
  await page.getByRole('button', { name: say('app:menu.more') }).click();
  await page.getByRole('link', { name: say('portal:menu.details') }).click();
  await page.getByRole('button', { name: say('portal:save') }).click();
  await expect(page.getByText(say('errors:field_required')).first()).toBeVisible();
  await page.getByLabel(say('portal:details.day')).fill('18');
  await page.getByLabel(say('portal:details.month')).selectOption('04');
  await page.getByLabel(say('portal:details.year')).fill('1991');
  await page.getByLabel(say('portal:details.telephone')).fill('070 123 45 67');
  await page.getByLabel(say('portal:details.addressLine')).fill('Birger Jarlsgatan 7');
  await page.getByLabel(say('portal:details.town')).fill('Stockholm');
  await page.getByLabel(say('portal:details.postcode')).fill('111 45');
  await page.getByRole('button', { name: say('portal:save') }).click();
  await expect(page.getByText(say('app:toast.saved'))).toBeVisible();
  await expectGoodScreen(page);
}

async function signIn(page: Page, email: string, password: string, words: Say): Promise<void> {
  await page.getByLabel(words('portal:email')).fill(email);
  await page.getByLabel(words('account:password.label'), { exact: true }).fill(password);
  await page.getByRole('button', { name: words('account:password.enter') }).click();
}

async function changePassword(page: Page, words: Say): Promise<void> {
  await page.getByRole('link', { name: words('portal:menu.password') }).click();
  await page.getByLabel(words('portal:password.current'), { exact: true }).fill(PASSWORD);
  await page.getByLabel(words('account:newPassword.label'), { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel(words('account:newPassword.again')).fill(NEW_PASSWORD);
  await expectGoodScreen(page);
  await page.getByRole('button', { name: words('account:newPassword.save') }).click();
  await expect(page.getByText(words('app:toast.saved'))).toBeVisible();
}

async function answerMarketing(page: Page, words: Say): Promise<void> {
  await page.getByRole('link', { name: words('portal:menu.preferences') }).click();
  await page.getByText(words('portal:preferences.yes'), { exact: true }).click();
  await page.getByRole('button', { name: words('portal:save') }).click();
  await expect(page.getByText(words('errors:field_required'))).toBeVisible();
  await page.getByLabel(words('portal:preferences.way.email')).check();
  await page.getByRole('button', { name: words('portal:save') }).click();
  await expect(page.getByText(/20\d\d年/)).toBeVisible();
  await expectGoodScreen(page);
}

async function forgotPassword(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: say('account:password.forgotten') }).click();
  // Sign-in, which asks for the same address, stays until this has come.
  await expect(page.getByRole('heading', { name: say('account:reset.title') })).toBeVisible();
  await page.getByLabel(say('portal:email')).fill(email);
  const since = new Date().toISOString();
  await page.getByRole('button', { name: say('account:reset.send') }).click();
  await page.getByLabel(say('account:code.label')).fill(await codeFor(email, since));
  await page.getByLabel(say('account:newPassword.label'), { exact: true }).fill(PASSWORD);
  await page.getByLabel(say('account:newPassword.again')).fill(PASSWORD);
  await page.getByRole('button', { name: say('account:newPassword.save') }).click();
  await signIn(page, email, PASSWORD, say);
  await page.waitForURL('**/portal/policies');
}
