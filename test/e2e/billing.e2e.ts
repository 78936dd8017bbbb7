/** Plans bought, failed, cancelled and resumed, by each way of paying, at the stand-ins of the providers. */
import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from './kit/fixtures.ts';
import { createOwner } from './kit/owners.ts';
import { patternOf, say } from './kit/texts.ts';

const individual = say('app:plan.individual');
const active = say('billing:outcome.paid', { plan: individual });

/** From the plans to the press that pays, with the address that the tax goes by. */
async function goToCheckout(page: Page): Promise<void> {
  await page.goto('/app/plan');
  const keep = say('billing:plan.act.keep', { plan: individual, cycle: say('billing:cycle.monthly') });
  await page.getByRole('link', { name: keep }).click();
  await page.getByLabel(say('billing:details.addressLine')).fill('Sveavägen 12');
  await page.getByLabel(say('billing:details.city')).fill('Stockholm');
  await page.getByRole('button', { name: say('billing:details.continue') }).click();
}

async function chooseAndPay(page: Page, way: 'card' | 'paypal' | 'gopay'): Promise<void> {
  await page.getByRole('radio', { name: patternOf(say(`billing:payWay.${way}`)) }).check();
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await press(page, 'billing:pay.confirm');
}

/** By the keyboard: just after a scroll the browser still gives clicks to where the frame of the card fields was. */
async function press(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: patternOf(say(text)) }).press('Enter');
}

const fieldsOf = (page: Page): FrameLocator => page.frameLocator('iframe[title="Secure payment input frame"]');

async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel(say('billing:card.name')).fill('Nora Winther');
  await fieldsOf(page).getByLabel('Card number').fill(number);
  await fieldsOf(page).getByLabel('Expiration date').fill('0430');
  await fieldsOf(page).getByLabel('Security code').fill('123');
}

test('a plan is paid by card after one that failed, its invoice is opened, and it is cancelled and resumed', async ({
  openAs,
}) => {
  const page = await openAs(await createOwner());
  await goToCheckout(page);
  await typeCard(page, '4000000000000341');
  await chooseAndPay(page, 'card');
  await expect(page.getByText(say('errors:payment_failed'))).toBeVisible();
  await page.getByRole('radio', { name: say('billing:card.another') }).check();
  await typeCard(page, '4242424242424242');
  await press(page, 'billing:pay.retry');
  await expect(page.getByRole('heading', { name: active })).toBeVisible();

  await page.getByRole('link', { name: say('billing:outcome.invoices') }).click();
  await expect(page.getByText(say('billing:invoices.upcoming'), { exact: true })).toBeVisible();
  const open = page.getByRole('button', { name: patternOf(say('billing:invoices.download')) });
  await expect(async () => {
    await page.reload();
    await expect(open).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const [file] = await Promise.all([page.waitForEvent('download'), open.click()]);
  expect(file.suggestedFilename()).toMatch(/^XP-\d{4}-\d{6}\.pdf$/);

  await page.goto('/app/plan');
  await page.getByRole('link', { name: say('billing:standing.cancel') }).click();
  await expect(page.getByText(say('billing:lock.title'))).toBeVisible();
  await page.getByRole('button', { name: say('billing:change.cancel.confirm') }).click();
  await expect(page.getByRole('heading', { name: say('billing:change.cancel.done') })).toBeVisible();
  await page.getByRole('button', { name: say('billing:standing.resume') }).click();
  await expect(page.getByText(say('billing:status.active'), { exact: true })).toBeVisible();
});

test('a plan is paid by PayPal, also after turning back there', async ({ openAs }) => {
  const page = await openAs(await createOwner());
  await goToCheckout(page);
  await chooseAndPay(page, 'paypal');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: say('billing:paypal.back') })).toBeVisible();
  await expect(page.getByRole('link', { name: say('billing:outcome.choose') })).toBeVisible();

  await page.goto('/app/payment/checkout?plan=individual&cycle=monthly');
  await chooseAndPay(page, 'paypal');
  await page.getByRole('button', { name: 'Approve' }).click();

  await expect(page.getByRole('heading', { name: active })).toBeVisible();
});

test('a plan is paid by GoPay while the screen looks on', async ({ openAs, openBrowser }) => {
  const page = await openAs(await createOwner({ country: 'ID' }));
  await goToCheckout(page);
  await chooseAndPay(page, 'gopay');
  await expect(page.getByRole('img', { name: say('billing:gopay.code') })).toBeVisible();
  const link = page.getByText(say('billing:gopay.open'), { exact: true });

  const wallet = await openBrowser();
  await wallet.goto((await link.getAttribute('href')) ?? '');
  await wallet.getByRole('button', { name: 'Pay' }).click();

  await expect(page.getByRole('heading', { name: active })).toBeVisible();
});
