/** What customers do with their policies in the portal: asked and cancelled on a phone, a loss told of in Arabic on a desk. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectGoodScreen } from './kit/checks.ts';
import { textOf } from './kit/checkout.ts';
import { createCustomer } from './kit/customers.ts';
import { expect, test } from './kit/fixtures.ts';
import { newEmail, PASSWORD } from './kit/owners.ts';
import { buyTrip } from './kit/policies.ts';
import { mailTo } from './kit/system.ts';
import { say, textsOf, type Say } from './kit/texts.ts';

async function signIn(page: Page, email: string, words: Say): Promise<void> {
  await page.goto('/portal');
  await page.getByLabel(words('portal:email')).fill(email);
  await page.getByLabel(words('account:password.label'), { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: words('account:password.enter') }).click();
}

/** Dull, but a photo. */
const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#7a8b99' } })
    .jpeg()
    .toBuffer();

test('a customer asks a policy, opens its documents, and cancels it with everything back', async ({ page }) => {
  const email = newEmail();
  await createCustomer(email, 'en_us');
  const { policyNumber } = await buyTrip(email, 'en_us');
  await mailTo(email, ({ subject }) => subject.includes(policyNumber));

  await signIn(page, email, say);
  const open = page.getByRole('link', {
    name: say('policies:openPolicy', { name: 'Wayfarer Travel', number: policyNumber }),
  });
  await expect(open).toBeVisible();
  await expectGoodScreen(page);
  await open.click();
  await expect(page.getByRole('heading', { name: 'Wayfarer Travel', level: 1 })).toBeVisible();
  await expectGoodScreen(page);

  await page.getByRole('button', { name: say('policy-ask:suggestion.travel.1') }).click();
  await expect(page.getByRole('heading', { name: say('policy-ask:exclusions') })).toBeVisible();
  await expectGoodScreen(page);

  const title = say('policies:policy.document.certificate');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: say('policies:policy.open', { name: title }) }).click();
  expect(await textOf(await saved)).toContain('Certificateofinsurance');

  await page.getByRole('button', { name: say('policies:policy.cancel') }).click();
  const dialog = page.getByRole('dialog', { name: say('policies:cancel.title') });
  await expect(dialog.getByText(say('policies:cancel.reason.cooling-off'))).toBeVisible();
  await expectGoodScreen(page);
  await dialog.getByRole('button', { name: say('policies:cancel.confirm') }).click();
  await expect(page.getByText(say('policies:state.cancelled'), { exact: true }).first()).toBeVisible();
  await expect(page.getByText(new RegExp(`^${say('policies:policy.event.refunded')} · `))).toBeVisible();
});

test('a loss is told of in Arabic with a photo, and policies of agents are seen together and apart again', async ({
  openBrowser,
}) => {
  const words = textsOf('ar_ae');
  const email = newEmail();
  await createCustomer(email, 'ar_ae');
  await buyTrip(email, 'ar_ae');
  const { policyNumber } = await buyTrip(email, 'ar_ae', 'jonas-weber');
  const page = await openBrowser({ viewport: { width: 1280, height: 900 }, locale: 'ar-AE' });

  await signIn(page, email, words);
  await page.getByRole('link', { name: new RegExp(policyNumber) }).click();
  await page.getByRole('link', { name: words('policies:policy.claim') }).click();
  await page.getByLabel(words('claims:event')).selectOption('cancellation');
  await page
    .getByLabel(words('claims:day'))
    .fill(new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Hong_Kong' }));
  await page.getByLabel(words('claims:place')).fill('Hong Kong');
  await page.getByLabel(words('claims:description')).fill('We cannot go: my son has broken his leg.');
  await page
    .getByLabel(words('claims:addPhoto'))
    .setInputFiles({ name: 'leg.jpg', mimeType: 'image/jpeg', buffer: await photo() });
  await expect(page.getByText(words('claims:photoNumber', { number: 1 })).first()).toBeAttached();
  await expectGoodScreen(page);
  await page.getByRole('button', { name: words('claims:send') }).click();
  await expect(page.getByRole('heading', { name: words('claims:sentTitle') })).toBeVisible();
  await expectGoodScreen(page);
  await mailTo(email, ({ subject, text }) => `${subject} ${text}`.includes(`${policyNumber}-L1`));

  await page.goto('/portal/agents');
  await page.getByRole('button', { name: words('agents:merge.agree') }).click();
  await expect(page.getByText(words('agents:merge.agreed'))).toBeVisible();
  await page.getByRole('button', { name: words('agents:merge.withdraw') }).click();
  await expect(page.getByText(words('agents:merge.withdrawn'))).toBeVisible();
  await expectGoodScreen(page);
});
