/** The other ways in: a phone by SMS and by WhatsApp, Google, and a device that remembers. */
import type { Page } from '@playwright/test';
import { poll } from '../../bin/proof/client/poll.ts';
import { saveAuthenticator, startAuthenticator } from '../../shared/calls/account.ts';
import { appCode } from '../kit/app-code.ts';
import { expect, test } from './kit/fixtures.ts';
import { signInPath } from './kit/flows.ts';
import { createOwner, mustSucceed, newEmail, newName, PASSWORD } from './kit/owners.ts';
import { client, control } from './kit/system.ts';
import { say } from './kit/texts.ts';

const STEP_MS = 30_000;

const goOn = (page: Page) => page.getByRole('button', { name: say('app:continue'), exact: true });
const account = (page: Page) => page.getByLabel(say('account:email'), { exact: true });

async function agree(page: Page): Promise<void> {
  await page.locator('input[name=adult]').check();
  await page.locator('input[name=terms]').check();
  await page.getByRole('button', { name: say('account:finish.create') }).click();
  await page.waitForURL('**/app/page');
}

for (const channel of ['sms', 'whatsapp'] as const) {
  test(`somebody signs up with a phone number as typed at home and a code by ${channel}`, async ({ page }) => {
    const digits = `70${String(Date.now()).slice(-7)}`;
    await page.goto(`${signInPath}&step=sign-up`);
    await page.getByLabel(say('account:fullName')).fill('Mara Lindqvist');
    await account(page).fill(`0${digits}`);
    await expect(page.getByLabel(say('account:phoneCountry'))).toHaveValue('SE');
    await page.getByRole('radio', { name: say(`account:channel.${channel}`) }).check();
    await goOn(page).click();
    await expect(page.getByRole('heading', { name: say('account:code.titlePhone') })).toBeVisible();
    const sent = await poll('The code', 60_000, async () => (await control.mails(`+46${digits}`))[0]);
    await page.getByLabel(say('account:code.label')).fill(/\d{6}/.exec(sent.text)?.[0] ?? '');
    await page.getByLabel(say('account:newPassword.label'), { exact: true }).fill(PASSWORD);
    await page.getByLabel(say('account:newPassword.again')).fill(PASSWORD);
    await agree(page);
  });
}

test('somebody signs up with Google and comes back; a device remembers a password until it is told to forget', async ({
  page,
  openBrowser,
}) => {
  const [name, email] = [`Noor ${newName()}`, newEmail()];

  await askGoogle(page, name, email);
  await expect(page.getByLabel(say('account:fullName'))).toHaveValue(name);
  const suggestionSaved = page.waitForResponse('**/v1/xlp/insertProfile');
  await agree(page);
  await suggestionSaved;
  await page.close();
  const again = await openBrowser();
  await askGoogle(again, name, email);
  await again.waitForURL('**/app/page');

  const owner = await createOwner();
  const own = await openBrowser();
  await own.goto(signInPath);
  await account(own).fill(owner.email);
  await goOn(own).click();
  await own.getByLabel(say('account:password.label'), { exact: true }).fill(owner.password);
  await own.locator('input[name=remember]').check();
  await own.getByRole('button', { name: say('account:password.enter') }).click();
  await own.waitForURL('**/app/page');
  expect(await own.evaluate(readKept)).toEqual({ isExtractable: false, bits: 256, ivBytes: 12 });
  await own.evaluate(() => (localStorage.clear(), sessionStorage.clear()));
  await own.goto(signInPath);
  await own.getByRole('button', { name: owner.email }).click();
  await own.waitForURL('**/app/page');
  await own.evaluate(() => (localStorage.clear(), sessionStorage.clear()));
  await own.goto(signInPath);
  await own.getByRole('button', { name: say('account:remember.forget') }).click();
  await own.reload();
  await expect(account(own)).toBeVisible();
  await expect(own.getByRole('button', { name: owner.email })).toBeHidden();
});

test('Google is tied to an account with a second factor after password and code; from then on the code is enough', async ({
  openBrowser,
}) => {
  const owner = await createOwner();
  const api = await client();
  const options = { token: owner.tokens.idToken };
  const { data } = await api.call(startAuthenticator, {}, options);
  const code = (steps: number): string => appCode(data.key, new Date(Date.now() + steps * STEP_MS));
  mustSucceed(await api.call(saveAuthenticator, { code: code(-1) }, options));

  const first = await openBrowser();
  await askGoogle(first, owner.fullName, owner.email);
  await expect(first.getByText(say('account:note.linkGoogle'))).toBeVisible();
  await first.getByLabel(say('account:password.label'), { exact: true }).fill(owner.password);
  await first.getByRole('button', { name: say('account:password.enter') }).click();
  await first.getByLabel(say('lock:factor.label')).fill(code(0));
  await first.waitForURL('**/app/page');

  const again = await openBrowser();
  await askGoogle(again, owner.fullName, owner.email);
  await again.getByLabel(say('lock:factor.label')).fill(code(1));
  await again.waitForURL('**/app/page');
});

/** At the stand-in for Google. */
async function askGoogle(browser: Page, name: string, email: string): Promise<void> {
  await browser.goto(signInPath);
  await browser.getByRole('button', { name: say('account:google.button') }).click();
  await browser.getByLabel('Somebody else: name').fill(name);
  await browser.getByLabel('E-mail at Google').fill(email);
  await browser.getByRole('button', { name: 'Continue' }).click();
}

/** Runs in the page: under what the credentials lie there. */
function readKept(): Promise<{ isExtractable: boolean; bits: number; ivBytes: number }> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('xpage-sign-in', 1);
    opening.onerror = () => reject(new Error('There is no store.'));
    opening.onsuccess = () => {
      const reading = opening.result.transaction('remembered').objectStore('remembered').get('sign-in');
      reading.onsuccess = () => {
        const { key, iv } = reading.result as { key: CryptoKey; iv: Uint8Array };
        const bits = (key.algorithm as AesKeyAlgorithm).length;
        resolve({ isExtractable: key.extractable, bits, ivBytes: iv.length });
      };
    };
  });
}
