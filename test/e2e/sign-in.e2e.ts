/** Signing in and out, and everything that can go wrong on the way. */
import { randomAddress } from '../../bin/proof/client/system-client.ts';
import { decodeJwtPayload } from './kit/tokens.ts';
import { expect, signedInState, test } from './kit/fixtures.ts';
import { signIn, signInPath } from './kit/flows.ts';
import { createOwner } from './kit/owners.ts';
import { codeFor, control, mailTo } from './kit/system.ts';
import { say } from './kit/texts.ts';

const NEW_PASSWORD = 'Quiet-Monday-43';
const MISSES = 10;
/** The identity provider has a brake of its own: half a minute after ten misses in a row. */
const A_MINUTE_MS = 60_000;
const TWO_HOURS_MS = 7_200_000;

test(
  'a wrong password is told in the specified words, ten of them lock the account until it is unlocked',
  { tag: '@phone' },
  async ({ page, guard }) => {
    guard.allow(/40[03].*xid\/login/);
    const owner = await createOwner();
    const password = page.getByLabel(say('account:password.label'), { exact: true });
    const enter = page.getByRole('button', { name: say('account:password.enter') });

    await page.goto(signInPath);
    await signIn(page, { email: owner.email, password: 'Wrong-Password-1' }, say);
    await expect(page.getByText(say('call-errors:account_or_password_wrong'))).toBeVisible();
    for (let miss = 1; miss < MISSES; miss += 1) {
      // From one place each would have to wait for longer than the one before.
      await control.setViewer(randomAddress(), 'SE');
      const answer = page.waitForResponse('**/v1/xid/login');
      await password.fill(`Wrong-Password-${miss + 1}`);
      await enter.click();
      await answer;
    }
    const refusal = page.waitForResponse('**/v1/xid/login');
    await password.fill(owner.password);
    await enter.click();
    await refusal;
    await expect(page.getByText(say('call-errors:account_locked'))).toBeVisible();

    await control.invoke('job-unlock-account', { account: owner.email });
    await control.setClock(A_MINUTE_MS);
    await page.goto(signInPath);
    await signIn(page, owner, say);
    await page.waitForURL('**/app/page');
  },
);

test('an unknown e-mail leads to sign-up, a malformed and an empty one are told', async ({ page }) => {
  await page.goto(signInPath);
  const email = page.getByLabel(say('account:email'), { exact: true });
  const go = page.getByRole('button', { name: say('app:continue'), exact: true });

  await go.click();
  await expect(page.getByText(say('errors:email_required'))).toBeVisible();
  await expect(email).toBeFocused();
  await email.fill('nobody@');
  await go.click();
  await expect(page.getByText(say('errors:email_invalid'))).toBeVisible();
  await email.fill('nobody-of-this-name@example.com');
  await go.click();
  await expect(page.getByRole('heading', { name: say('account:signUp.title') })).toBeVisible();
  await expect(page.getByText(say('account:note.unknownEmail'))).toBeVisible();
});

test(
  'a forgotten password is set anew with a code; the old one and all other devices are out',
  { tag: '@phone' },
  async ({ page, openAs, guard }) => {
    guard.allow(/40[013].*\/v1\//);
    const owner = await createOwner();
    const otherDevice = await openAs(owner);
    await otherDevice.goto('/app/settings');
    await expect(otherDevice.getByText(owner.email).first()).toBeVisible();
    const since = new Date().toISOString();

    await page.goto(signInPath);
    await page.getByLabel(say('account:email'), { exact: true }).fill(owner.email);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: say('account:password.forgotten') }).click();
    await page.getByRole('button', { name: say('account:reset.send') }).click();
    const code = await codeFor(owner.email, since);
    const codeField = page.getByLabel(say('account:code.label'));
    await codeField.fill(code === '000000' ? '000001' : '000000');
    await expect(page.getByText(say('errors:code_incorrect'))).toBeVisible();
    await codeField.fill(code);
    await page.getByLabel(say('account:newPassword.label'), { exact: true }).fill('short');
    await page.getByLabel(say('account:newPassword.again')).fill('other');
    await page.getByRole('button', { name: say('account:newPassword.save') }).click();
    await expect(page.getByText(say('errors:password_format'))).toBeVisible();
    await expect(page.getByText(say('errors:password_mismatch'))).toBeVisible();
    await page.getByLabel(say('account:newPassword.label'), { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel(say('account:newPassword.again')).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: say('account:newPassword.save') }).click();
    await expect(page.getByText(say('account:note.passwordChanged'))).toBeVisible();
    await page.getByLabel(say('account:password.label'), { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: say('account:password.enter') }).click();
    // What changed before is the first that they see.
    await page.waitForURL('**/app/security');
    await expect(page.getByText(say('security:changes.change.password-reset'))).toBeVisible();

    await mailTo(owner.email, ({ text }) => /password/i.test(text) && !text.includes(code));
    await otherDevice.reload();
    await otherDevice.waitForURL('**/x-id-sign-in?*');
  },
);

test(
  'signing out asks first, ends the sign-in everywhere and leaves nothing behind',
  { tag: '@phone' },
  async ({ openAs, openBrowser, guard }) => {
    // With the tokens of before, whichever call comes first is refused.
    guard.allow(/401.*\/v1\//);
    const owner = await createOwner();
    const page = await openAs(owner);
    await page.goto('/app/settings');
    // The parts above the button have come: it does not move any more.
    await expect(page.getByText(owner.email).first()).toBeVisible();
    const button = page.getByRole('main').getByRole('button', { name: say('settings:signOut.button') });

    await button.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(say('app:signOut.text'))).toBeVisible();
    await dialog.getByRole('button', { name: say('app:cancel') }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/app\/settings/);
    await button.click();
    await dialog.getByRole('button', { name: say('app:signOut.confirm') }).click();
    await page.waitForURL((address) => !address.pathname.startsWith('/app'));
    expect(await page.evaluate(() => [localStorage.getItem('tokens'), sessionStorage.getItem('idToken')])).toEqual([
      null,
      null,
    ]);

    const stranger = await openBrowser({ storageState: signedInState(owner) });
    await stranger.goto('/app/leads');
    await stranger.waitForURL('**/x-id-sign-in?*');
  },
);

test(
  'without tokens the app leads to sign-in and, after it, to where one wanted to go',
  { tag: '@phone' },
  async ({ page }) => {
    const owner = await createOwner();

    await page.goto('/app/analytics?days=14');

    await expect(page).toHaveURL(/\/x-id-sign-in\?type=x_a&next=/);
    await signIn(page, owner, say);
    await page.waitForURL('**/app/analytics?days=14');
    expect(await page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem('tokens') ?? '{}')).sort())).toEqual([
      'accessToken',
      'idToken',
      'refreshToken',
    ]);
    expect(
      await page.evaluate(
        () => sessionStorage.getItem('idToken') === JSON.parse(localStorage.getItem('tokens') ?? '{}').idToken,
      ),
    ).toBe(true);
    await page.goto(signInPath);
    await page.waitForURL('**/app/page');
  },
);

test(
  'an expired token is refreshed without a word, and what was asked for comes',
  { tag: '@phone' },
  async ({ openAs, guard }) => {
    // The moved clock makes the signing session one of the past.
    guard.allow(/403.*\/v1\//);
    const owner = await createOwner();
    const page = await openAs(owner);
    await page.goto('/app/settings');
    await expect(page.getByText(owner.email).first()).toBeVisible();
    const refusals: number[] = [];
    page.on('response', (response) => response.url().includes('/v1/') && refusals.push(response.status()));

    await control.setClock(TWO_HOURS_MS);
    await page.reload();

    await expect(page.getByText(owner.email).first()).toBeVisible();
    expect(refusals).toContain(201);
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('tokens') ?? '{}') as { idToken: string });
    expect(stored.idToken).not.toBe(owner.tokens.idToken);
    expect(decodeJwtPayload(stored.idToken)['exp']).toBeGreaterThan((Date.now() + TWO_HOURS_MS) / 1_000);
  },
);

test('tokens that cannot be refreshed any more end at sign-in', async ({ openBrowser, guard }) => {
  guard.allow(/40[013].*(\/v1\/|127\.0\.0\.1:\d+\/)/);
  const owner = await createOwner();
  const tokens = { ...owner.tokens, refreshToken: 'not-a-refresh-token' };
  const page = await openBrowser({ storageState: signedInState({ tokens }) });
  await control.setClock(TWO_HOURS_MS);

  await page.goto('/app/leads');

  await page.waitForURL('**/x-id-sign-in?*');
  await expect(page.getByRole('heading', { name: say('account:signIn.title') })).toBeVisible();
});
