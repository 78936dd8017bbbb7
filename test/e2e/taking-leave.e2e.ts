/** What an owner takes along, and what is left of them: nothing. */
import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { createCustomer, createPaypalPaymentLink, previewSubscription } from '../../shared/calls/billing.ts';
import { TERMS_VERSION } from '../../shared/model/account.ts';
import { expectGoodScreen } from './kit/checks.ts';
import { expect, test } from './kit/fixtures.ts';
import { createLivePage, mustSucceed, newName, PASSWORD, type Owner } from './kit/owners.ts';
import { placesOf } from './kit/stores.ts';
import { client, control, mailTo } from './kit/system.ts';
import { patternOf, say } from './kit/texts.ts';

const TWO_DAYS_MS = 2 * 86_400_000;
const plan = { planId: 'individual', cycle: 'monthly' } as const;

/** Where the payer approves. */
async function startPaying({ email, fullName, tokens }: Owner): Promise<string> {
  const api = await client();
  const options = { token: tokens.idToken };
  const address = { addressLine: 'Sveavägen 12', city: 'Stockholm', postcode: '', country: 'SE' };
  const details = { billingEmail: email, name: fullName, company: '', vatNumber: '', ...address };
  mustSucceed(await api.call(createCustomer, details, options));
  const preview = await api.call(previewSubscription, plan, options);
  mustSucceed(preview);
  const total = preview.data.total ?? { amount: 0, currency: 'EUR' };
  const purchase = { ...plan, total, termsVersion: TERMS_VERSION, isAutoRenewing: true };
  const step = await api.call(createPaypalPaymentLink, purchase, options);
  mustSucceed(step);
  return step.data.approvalUrl ?? '';
}

test('an owner ends the agreement with PayPal, takes pictures and invoices along, and leaves nothing behind', async ({
  openAs,
}) => {
  test.slow();
  const { owner, agentName } = await createLivePage({ fullName: `Canary ${newName()}` });
  const page = await openAs(owner);
  await page.goto(await startPaying(owner));
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('heading', { name: say('billing:outcome.paid', { plan: 'Individual' }) })).toBeVisible();

  await page.goto('/app/payment');
  const end = page.getByRole('button', { name: say('billing:paypalAgreement.unlink') });
  await expect(async () => {
    await page.reload();
    await expect(end).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await end.click();
  await expect(page.getByText(/no longer renews by itself/)).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('button', { name: say('billing:paypalAgreement.confirm'), exact: true }).click();
  await expect(end).toBeHidden();
  const invoice = page.getByRole('button', { name: patternOf(say('billing:invoices.download')) });
  await expect(async () => {
    await page.reload();
    await expect(invoice).toBeVisible({ timeout: 2_000 });
  }).toPass();

  const picture = { width: 300, height: 300, channels: 3, background: '#7a2f1d' } as const;
  const buffer = await sharp({ create: picture }).png().toBuffer();
  await page.goto('/app/design');
  await page.getByRole('button', { name: patternOf(say('photos:library.from')) }).click();
  const library = page.getByRole('dialog', { name: say('photos:library.title') });
  await library.locator('input[type=file]').setInputFiles([{ name: 'sea.png', mimeType: 'image/png', buffer }]);
  await expect(library.getByRole('button', { name: 'sea.png' })).toBeVisible();

  await page.goto('/app/security');
  await page.getByRole('button', { name: say('security:export.ask') }).click();
  const get = page.getByRole('button', { name: say('security:export.get') });
  await expect(get).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), get.click()]);
  const zip = unzipSync(readFileSync(await download.path()));
  const kept = Object.keys(zip).filter((name) => /^(?:pictures|invoices)\//.test(name));
  const index = JSON.parse(strFromU8(zip['files.json'] ?? new Uint8Array())) as { name: string }[];
  expect(index.map(({ name }) => name)).toEqual(kept);
  expect(kept.some((name) => name.endsWith('.webp'))).toBe(true);
  const pdf = kept.find((name) => /^invoices\/XPage-XP-\d{4}-\d{6}\.pdf$/.test(name)) ?? '';
  expect(strFromU8(zip[pdf] ?? new Uint8Array()).slice(0, 5)).toBe('%PDF-');

  const canaries = [owner.accountId, owner.email, owner.fullName, agentName];
  expect(placesOf(canaries, new Date()).length).toBeGreaterThan(10);
  await page.getByRole('button', { name: say('security:deletion.open') }).click();
  await page.getByLabel(say('security:deletion.password'), { exact: true }).last().fill(PASSWORD);
  await page.getByRole('button', { name: say('security:deletion.confirm') }).click();
  await expect(page.getByRole('heading', { name: say('security:farewell.title') })).toBeVisible();
  await mailTo(owner.email, ({ subject }) => subject === 'Your account is deleted');
  await control.setClock(TWO_DAYS_MS);

  // For backups that are restored, a random id and a time. What is due is looked for every minute.
  const tombstone = [expect.stringMatching(new RegExp(`documents\\S* tombstones/${owner.accountId}$`))];
  await expect
    .poll(() => placesOf(canaries, new Date(Date.now() + TWO_DAYS_MS)), { timeout: 80_000 })
    .toEqual(tombstone);
});
