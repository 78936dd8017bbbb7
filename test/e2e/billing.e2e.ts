/** Plans bought, failed, cancelled and resumed, by each way of paying, at the stand-ins of the providers. */
import { expectInvoices, goToCheckout, payBy, press, readInvoice, typeCard } from './kit/checkout.ts';
import { expect, test } from './kit/fixtures.ts';
import { createOwner } from './kit/owners.ts';
import { say } from './kit/texts.ts';

const individual = say('app:plan.individual');
const active = say('billing:outcome.paid', { plan: individual });

test(
  'a plan is paid by card after one that failed, its invoice is opened, and it is cancelled and resumed',
  { tag: '@phone' },
  async ({ openAs }) => {
    const page = await openAs(await createOwner());
    await goToCheckout(page, say);
    await page.getByLabel(say('billing:card.name')).fill('Nora Winther');
    await typeCard(page, '4000000000000341');
    await payBy(page, 'card', say);
    await expect(page.getByText(say('errors:payment_failed'))).toBeVisible();
    await page.getByRole('radio', { name: say('billing:card.another') }).check();
    await page.getByLabel(say('billing:card.name')).fill('Nora Winther');
    await typeCard(page, '4242424242424242');
    await press(page, say('billing:pay.retry'));
    await expect(page.getByRole('heading', { name: active })).toBeVisible();

    await page.getByRole('link', { name: say('billing:outcome.invoices') }).click();
    await expect(page.getByText(say('billing:invoices.upcoming'), { exact: true })).toBeVisible();
    await expectInvoices(page, 1, say);
    const invoice = await readInvoice(page, say);
    expect(invoice.name).toMatch(/^XP-\d{4}-\d{6}\.pdf$/);
    for (const words of [invoice.name.replace('.pdf', ''), 'Sveavägen12', 'VAT25%', 'SEK161.25', 'Paidinfull']) {
      expect(invoice.text).toContain(words);
    }

    await page.goto('/app/plan');
    await page.getByRole('link', { name: say('billing:standing.cancel') }).click();
    await expect(page.getByText(say('billing:lock.title'))).toBeVisible();
    await page.getByRole('button', { name: say('billing:change.cancel.confirm') }).click();
    await expect(page.getByRole('heading', { name: say('billing:change.cancel.done') })).toBeVisible();
    await page.getByRole('button', { name: say('billing:standing.resume') }).click();
    await expect(page.getByText(say('billing:status.active'), { exact: true })).toBeVisible();
  },
);

test('a plan is paid by PayPal, also after turning back there', async ({ openAs }) => {
  const page = await openAs(await createOwner());
  await goToCheckout(page, say);
  await payBy(page, 'paypal', say);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: say('billing:paypal.back') })).toBeVisible();
  await expect(page.getByRole('link', { name: say('billing:outcome.choose') })).toBeVisible();

  await page.goto('/app/payment/checkout?plan=individual&cycle=monthly');
  await payBy(page, 'paypal', say);
  await page.getByRole('button', { name: 'Approve' }).click();

  await expect(page.getByRole('heading', { name: active })).toBeVisible();
});

test('a plan is paid by GoPay while the screen looks on', async ({ openAs, openBrowser }) => {
  const page = await openAs(await createOwner({ country: 'ID' }));
  await goToCheckout(page, say);
  await payBy(page, 'gopay', say);
  await expect(page.getByRole('img', { name: say('billing:gopay.code') })).toBeVisible();
  const link = page.getByText(say('billing:gopay.open'), { exact: true });

  const wallet = await openBrowser();
  await wallet.goto((await link.getAttribute('href')) ?? '');
  await wallet.getByRole('button', { name: 'Pay' }).click();

  await expect(page.getByRole('heading', { name: active })).toBeVisible();
});
