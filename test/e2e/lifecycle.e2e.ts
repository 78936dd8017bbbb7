/** The life of an account: locked and unlocked, suspended, exported, and deleted for good. */
import { login } from '../../shared/calls/account.ts';
import { totpCode, totpStep } from '../../infra/local/engines/cognito/totp.ts';
import { ADMINISTRATOR_EMAIL, DEMO_PASSWORD } from '../../bin/demo/people.ts';
import { expect, test } from './kit/fixtures.ts';
import { createLivePage, mustSucceed, PASSWORD } from './kit/owners.ts';
import { client, control, mailTo } from './kit/system.ts';
import { say } from './kit/texts.ts';

/** For so long reads may take an account for what it was. */
const GATE_KEPT_MS = 61_000;

// The key of the authenticator app is shown once: a second try could not sign in.
test.describe.configure({ retries: 0 });

test('an administrator unlocks an account, suspends it and lifts that, and its owner reads all of it', async ({
  page: staff,
  openAs,
  guard,
}) => {
  // What a suspended account may not ask for.
  guard.allow(/403.*\/v1\//);
  const { owner, agentName } = await createLivePage();
  const api = await client();
  for (let misses = 0; misses < 10; misses += 1) {
    await api.call(login, { account: owner.email, password: 'Wrong-Monday-11' });
  }
  expect((await api.call(login, { account: owner.email, password: PASSWORD })).code).toBe('account_locked');

  await staff.goto('/support');
  await staff.getByLabel('E-mail').fill(ADMINISTRATOR_EMAIL);
  await staff.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await staff.getByRole('button', { name: 'Continue' }).click();
  const key = (await staff.locator('code').textContent()) ?? '';
  await staff.getByLabel('Code').fill(totpCode(key, totpStep(Date.now())));
  await staff.getByRole('radio', { name: 'Accounts' }).check();
  await staff.getByLabel('E-mail, phone').fill(owner.email);
  await staff.getByLabel('Reason').fill('Ticket 4711: locked out.');
  await staff.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(staff.getByText(/^Locked since/)).toBeVisible();
  await staff.getByLabel('What the owner reads').fill('You called us.');
  await staff.getByRole('button', { name: 'Unlock the account' }).click();
  await expect(staff.getByText(/^Locked since/)).toBeHidden();
  mustSucceed(await api.call(login, { account: owner.email, password: PASSWORD }));

  await staff.getByLabel('What the owner reads').fill('It asks for passwords.');
  await staff.getByRole('button', { name: 'Suspend the account' }).click();
  await expect(staff.getByText('The account is suspended since')).toBeVisible();
  await expect(async () => expect((await staff.request.get(`/${agentName}`)).status()).toBe(410)).toPass();
  const app = await openAs(owner);
  await app.goto('/app/leads');
  await expect(app.getByRole('heading', { name: say('suspension:suspended.title') })).toBeVisible();
  await expect(app.getByText('It asks for passwords.')).toBeVisible();

  await staff.getByLabel('What the owner reads').fill('Thank you.');
  await staff.getByRole('button', { name: 'Lift the suspension' }).click();
  await expect(staff.getByText('The account is suspended since')).toBeHidden();
  await control.setClock(GATE_KEPT_MS);
  await app.goto('/app/security');
  await expect(app.getByText(say('security:supportActs.act.unlock'))).toBeVisible();
  await expect(app.getByText('Ticket 4711: locked out.')).toBeVisible();
});

test('an owner takes everything along, deletes the account and is gone', async ({ openAs, guard }) => {
  // A wrong password is refused.
  guard.allow(/400.*deleteAccount/);
  const { owner, agentName } = await createLivePage();
  const page = await openAs(owner);
  await page.goto('/app/security');
  await page.getByRole('button', { name: say('security:export.ask') }).click();
  await expect(page.getByRole('button', { name: say('security:export.get') })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say('security:export.get') }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('xpage-account.zip');

  await page.getByRole('button', { name: say('security:deletion.open') }).click();
  await page.getByLabel(say('security:deletion.password'), { exact: true }).last().fill('Wrong-Monday-11');
  await page.getByRole('button', { name: say('security:deletion.confirm') }).click();
  await expect(page.getByText(say('call-errors:password_wrong'))).toBeVisible();
  await page.getByLabel(say('security:deletion.password'), { exact: true }).last().fill(PASSWORD);
  await page.getByRole('button', { name: say('security:deletion.confirm') }).click();

  await expect(page.getByRole('heading', { name: say('security:farewell.title') })).toBeVisible();
  const api = await client();
  expect((await api.call(login, { account: owner.email, password: PASSWORD })).code).toBe('account_or_password_wrong');
  const receipt = await mailTo(owner.email, ({ subject }) => subject === 'Your account is deleted');
  expect(receipt.text).toContain('This cannot be undone.');
  await expect(async () => expect((await page.request.get(`/${agentName}`)).status()).toBe(404)).toPass();
});
