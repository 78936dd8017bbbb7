/** Cards typed into the provider's own fields, in its frame of another origin. */
import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from './kit/fixtures.ts';
import { createOwner } from './kit/owners.ts';

const fieldsOf = (page: Page): FrameLocator => page.frameLocator('iframe[title="Secure payment input frame"]');
const bankOf = (page: Page): FrameLocator => page.frameLocator('iframe[title="Question of your bank"]');

async function typeCard(page: Page, number: string): Promise<void> {
  await fieldsOf(page).getByLabel('Card number').fill(number);
  await fieldsOf(page).getByLabel('Expiration date').fill('0430');
  await fieldsOf(page).getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: 'Keep this card' }).click();
}

test('a card is kept from the hosted fields, also when its bank asks, and a wrong one is told of', async ({
  openAs,
}) => {
  const page = await openAs(await createOwner());
  await page.goto('/app/_pieces');
  const add = page.getByRole('button', { name: 'Add a card' });

  await add.click();
  await typeCard(page, '4242424242424241');
  await expect(fieldsOf(page).getByRole('alert')).toHaveText('Your card number is invalid.');
  await typeCard(page, '4000000000009995');
  await expect(page.getByText('Your card has insufficient funds.')).toBeVisible();
  await typeCard(page, '4242424242424242');
  await expect(page.getByText('Kept: visa 4242')).toBeVisible();

  await add.click();
  await typeCard(page, '4000002500003155');
  await bankOf(page).getByRole('button', { name: 'Fail' }).click();
  await expect(page.getByText('We are unable to authenticate your payment method', { exact: false })).toBeVisible();
  await typeCard(page, '4000002500003155');
  await bankOf(page).getByRole('button', { name: 'Complete' }).click();
  await expect(page.getByText('Kept: visa 3155')).toBeVisible();
});
