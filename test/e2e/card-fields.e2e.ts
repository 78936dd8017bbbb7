/** Cards typed into the provider's own fields, in its frame of another origin. */
import type { Page } from '@playwright/test';
import { bankOf, cardFieldsOf, typeCard } from './kit/checkout.ts';
import { expect, test } from './kit/fixtures.ts';
import { createOwner } from './kit/owners.ts';

async function keepCard(page: Page, number: string): Promise<void> {
  await typeCard(page, number);
  await page.getByRole('button', { name: 'Keep this card' }).click();
}

test('a card is kept from the hosted fields, also when its bank asks, and a wrong one is told of', async ({
  openAs,
}) => {
  const page = await openAs(await createOwner());
  await page.goto('/app/_pieces');
  const add = page.getByRole('button', { name: 'Add a card' });

  await add.click();
  await keepCard(page, '4242424242424241');
  await expect(cardFieldsOf(page).getByRole('alert')).toHaveText('Your card number is invalid.');
  await keepCard(page, '4000000000009995');
  await expect(page.getByText('Your card has insufficient funds.')).toBeVisible();
  await keepCard(page, '4242424242424242');
  await expect(page.getByText('Kept: visa 4242')).toBeVisible();

  await add.click();
  await keepCard(page, '4000002500003155');
  await bankOf(page).getByRole('button', { name: 'Fail' }).click();
  await expect(page.getByText('We are unable to authenticate your payment method', { exact: false })).toBeVisible();
  await keepCard(page, '4000002500003155');
  await bankOf(page).getByRole('button', { name: 'Complete' }).click();
  await expect(page.getByText('Kept: visa 3155')).toBeVisible();
});
