/** A customer deletes their account on a phone; the policy goes on, and is there again when they come back. */
import type { Page } from '@playwright/test';
import { expectGoodScreen } from './kit/checks.ts';
import { createCustomer } from './kit/customers.ts';
import { expect, test } from './kit/fixtures.ts';
import { newEmail, PASSWORD } from './kit/owners.ts';
import { buyTrip } from './kit/policies.ts';
import { mailTo } from './kit/system.ts';
import { say } from './kit/texts.ts';

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel(say('portal:email')).fill(email);
  await page.getByLabel(say('account:password.label'), { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: say('account:password.enter') }).click();
}

test('a customer deletes the account, and finds the policy again in a new one', async ({ page, guard }) => {
  const email = newEmail();
  await createCustomer(email, 'en_us');
  const { policyNumber } = await buyTrip(email, 'en_us');
  await mailTo(email, ({ subject }) => subject.includes(policyNumber));
  const policy = page.getByRole('link', {
    name: say('policies:openPolicy', { name: 'Wayfarer Travel', number: policyNumber }),
  });

  await page.goto('/portal/details');
  await signIn(page, email);
  await page.getByRole('button', { name: say('portal:deletion.open') }).click();
  const dialog = page.getByRole('dialog', { name: say('portal:deletion.dialogTitle') });
  const confirm = dialog.getByRole('button', { name: say('portal:deletion.confirm') });
  await dialog.getByLabel(say('portal:deletion.password'), { exact: true }).fill('Wrong-Password-1');
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('textbox').last().fill(email);
  await expectGoodScreen(page);
  guard.allow(/400.*deleteCustomerAccount/);
  await confirm.click();
  await expect(dialog.getByText(say('call-errors:password_wrong'))).toBeVisible();
  await dialog.getByLabel(say('portal:deletion.password'), { exact: true }).fill(PASSWORD);
  await confirm.click();

  await expect(page.getByRole('heading', { name: say('portal:farewell.title') })).toBeVisible();
  await expectGoodScreen(page);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(email);
  await mailTo(email, ({ subject }) => subject === 'Your customer account is deleted');
  await page.getByRole('link', { name: say('portal:farewell.home') }).click();
  await expect(page.getByRole('heading', { name: say('portal:signIn.title') })).toBeVisible();

  await createCustomer(email, 'en_us');
  await signIn(page, email);
  await expect(policy).toBeVisible();
});
