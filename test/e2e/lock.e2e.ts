/** The app lock: a PIN that opens one browser, passkeys, and the second factor. */
import type { Page } from '@playwright/test';
import { appCode } from '../kit/app-code.ts';
import { expect, test } from './kit/fixtures.ts';
import { signIn, signInPath } from './kit/flows.ts';
import { createOwner, type Owner } from './kit/owners.ts';
import { say } from './kit/texts.ts';

const PIN = '4071';
const MISSES = 5;
const STEP_MS = 30_000;

async function type(page: Page, pin: string): Promise<void> {
  for (const digit of pin) await page.locator(`[data-digit="${digit}"]`).click();
}

async function createPin(page: Page): Promise<void> {
  await page.goto('/app/security');
  await page.getByRole('button', { name: say('security:pin.create') }).click();
  await type(page, PIN);
  await expect(page.getByRole('heading', { name: say('security:pin.steps.verify') })).toBeVisible();
  await type(page, '4072');
  await expect(page.getByText(say('errors:pin_mismatch'))).toBeVisible();
  await type(page, PIN);
  await page.getByRole('button', { name: say('security:pin.confirm') }).click();
  await expect(page.getByRole('heading', { name: say('security:pin.steps.done') })).toBeVisible();
  await page.getByRole('button', { name: say('security:done') }).click();
}

async function enterPassword(page: Page, { email, password }: Owner): Promise<void> {
  await signIn(page, { email, password }, say);
}

test('a PIN opens the browser in which it was made, five wrong ones leave only the password', async ({
  openAs,
  guard,
}) => {
  guard.allow(/40[03].*getLoginToken/);
  const owner = await createOwner();
  const page = await openAs(owner);
  await createPin(page);

  await page
    .getByRole('main')
    .getByRole('button', { name: say('security:pin.lockNow') })
    .click();
  await expect(page.getByRole('heading', { name: say('lock:welcome.title') })).toBeVisible();
  expect(await page.evaluate(() => [localStorage.getItem('tokens'), sessionStorage.getItem('idToken')])).toEqual([
    null,
    null,
  ]);
  await page.reload();
  await expect(page.getByRole('heading', { name: say('lock:welcome.title') })).toBeVisible();
  await page.keyboard.type(PIN);
  await expect(page.getByText(say('security:pin.here'))).toBeVisible();

  await page
    .getByRole('main')
    .getByRole('button', { name: say('security:pin.lockNow') })
    .click();
  for (let miss = 1; miss <= MISSES; miss += 1) {
    const answer = page.waitForResponse('**/v1/agent/getLoginToken');
    await type(page, '0000');
    await answer;
    const words = say(miss < MISSES ? 'call-errors:pin_incorrect' : 'call-errors:pin_blocked');
    await expect(page.getByText(words)).toBeVisible();
  }
  await page.getByRole('button', { name: say('lock:welcome.password') }).click();
  await enterPassword(page, owner);
  await expect(page.getByText(say('security:pin.here'))).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: say('security:pin.lockNow') })
    .click();
  await type(page, PIN);
  await expect(page.getByText(say('security:pin.here'))).toBeVisible();
});

test('a passkey is added, opens the locked app, and signs in where nobody is signed in', async ({ openAs }) => {
  const owner = await createOwner();
  const page = await openAs(owner);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await createPin(page);
  await page.getByRole('button', { name: say('security:passkeys.add') }).click();
  await expect(page.getByText(say('security:passkeys.added'))).toBeVisible();

  await page
    .getByRole('main')
    .getByRole('button', { name: say('security:pin.lockNow') })
    .click();
  await page.getByRole('button', { name: say('lock:welcome.biometric') }).click();
  await expect(page.getByText(say('security:pin.here'))).toBeVisible();

  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto(signInPath);
  await page.getByRole('button', { name: say('lock:passkeySignIn') }).click();
  await page.waitForURL('**/app/page');
});

test(
  'with an authenticator app the password is not enough; a code or a recovery code is asked for',
  { tag: '@phone' },
  async ({ openAs, openBrowser, guard }) => {
    guard.allow(/40[03].*answerChallenge/);
    const owner = await createOwner();
    const page = await openAs(owner);
    await page.goto('/app/security');
    await page.getByRole('button', { name: say('security:authenticator.setUp') }).click();
    const key = (await page.getByRole('dialog').locator('bdi').textContent()) ?? '';
    const codeOf = (at: number): string => appCode(key, new Date(at));
    await page.getByLabel(say('security:authenticator.code')).fill(codeOf(Date.now()));
    await page.getByRole('button', { name: say('security:authenticator.turnOn') }).click();
    const kept = page.getByRole('dialog').getByRole('listitem');
    await expect(kept).toHaveCount(10);
    const codes = await kept.allTextContents();
    await page.getByLabel(say('security:recovery.kept')).check();
    await page.getByRole('button', { name: say('security:done') }).click();
    await expect(page.getByText(say('security:authenticator.on'))).toBeVisible();

    const elsewhere = await openBrowser();
    await elsewhere.goto(signInPath);
    await enterPassword(elsewhere, owner);
    const field = elsewhere.getByLabel(say('lock:factor.label'));
    await field.fill(codeOf(Date.now() + 40 * STEP_MS));
    await expect(elsewhere.getByText(say('errors:code_incorrect'))).toBeVisible();
    await field.fill(codeOf(Date.now() + STEP_MS));
    await elsewhere.waitForURL('**/app/page');

    const withoutPhone = await openBrowser();
    await withoutPhone.goto(signInPath);
    await enterPassword(withoutPhone, owner);
    await withoutPhone.getByRole('button', { name: say('lock:factor.useRecovery') }).click();
    await withoutPhone.getByLabel(say('lock:factor.recoveryLabel')).fill(codes[0] ?? '');
    await withoutPhone.getByRole('button', { name: say('app:continue'), exact: true }).click();
    await withoutPhone.waitForURL('**/app/page');
    await expect(withoutPhone.getByText(say('lock:factor.recoveryLeft_other', { count: '9' }))).toBeVisible();

    await page.getByRole('button', { name: say('security:renewal.open') }).click();
    await page.getByRole('button', { name: say('security:renewal.confirm') }).click();
    await expect(kept).toHaveCount(10);
    expect((await kept.allTextContents()).filter((code) => codes.includes(code))).toEqual([]);
    await page.getByLabel(say('security:recovery.kept')).check();
    await page.getByRole('button', { name: say('security:done') }).click();
    await expect(page.getByText(say('security:authenticator.codesLeft_other', { count: '10' }))).toBeVisible();
  },
);
