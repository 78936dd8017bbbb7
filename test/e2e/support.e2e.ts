/** A complaint from the visitor's report to the owner's appeal, as staff see it. */
import { saveLandingComplaint } from '../../shared/calls/page-products.ts';
import { totpCode, totpStep } from '../../infra/local/engines/cognito/totp.ts';
import { DEMO_PASSWORD, STAFF_EMAIL } from '../../bin/demo/people.ts';
import { expect, test } from './kit/fixtures.ts';
import { createLivePage, mustSucceed } from './kit/owners.ts';
import { client } from './kit/system.ts';
import { say } from './kit/texts.ts';

// The key of the authenticator app is shown once: a second try could not sign in.
test.describe.configure({ retries: 0 });

test('staff suspend a page after a complaint, its owner appeals, and it comes back', async ({
  page: staff,
  openAs,
}) => {
  const { owner, agentName } = await createLivePage();
  const api = await client();
  mustSucceed(await api.call(saveLandingComplaint, { agentName, reason: 'misleading', text: `Of ${agentName}.` }));

  await staff.goto('/support');
  await staff.getByLabel('E-mail').fill(STAFF_EMAIL);
  await staff.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await staff.getByRole('button', { name: 'Continue' }).click();
  const key = (await staff.locator('code').textContent()) ?? '';
  await staff.getByLabel('Code').fill(totpCode(key, totpStep(Date.now())));
  await staff.getByRole('button', { name: new RegExp(`Of ${agentName}`) }).click();
  await staff.getByRole('radio', { name: 'Suspend the page' }).check();
  await staff.getByLabel('What the owner reads').fill('Prices mislead.');
  await staff.getByRole('button', { name: 'Suspend the page' }).click();
  await expect(staff.getByText('This page is suspended.')).toBeVisible();

  await expect(async () => expect((await staff.request.get(`/${agentName}`)).status()).toBe(410)).toPass();
  const app = await openAs(owner);
  await app.goto('/app/leads');
  await expect(app.getByText('Prices mislead.')).toBeVisible();
  await app.getByRole('button', { name: say('suspension:suspension.appeal'), exact: true }).click();
  await app.getByLabel(say('suspension:suspension.appealLabel')).fill('The date stands beside the prices now.');
  await app.getByRole('button', { name: say('suspension:suspension.send') }).click();
  await expect(app.getByText(say('suspension:suspension.appealed'))).toBeVisible();

  await staff.getByLabel('What the owner reads').fill('Thank you.');
  await staff.getByRole('button', { name: 'Lift the suspension' }).click();
  await expect(async () => expect((await staff.request.get(`/${agentName}`)).status()).toBe(200)).toPass();
});
