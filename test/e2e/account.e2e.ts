/** The account area: another address, sessions of other browsers, the tie to an agency. */
import { getUserInfo, login } from '../../shared/calls/account.ts';
import { expectGoodScreen } from './kit/checks.ts';
import { expect, test } from './kit/fixtures.ts';
import { givePlan } from './kit/stores.ts';
import { createOwner, mustSucceed, newEmail, type Owner } from './kit/owners.ts';
import { client, codeFor, mailTo, urls } from './kit/system.ts';
import { patternOf, say } from './kit/texts.ts';

/** The first link of a mail that leads to the path. */
function linkIn(text: string, path: string): string {
  const link = text.match(/https?:\S+/g)?.find((found) => found.includes(path));
  if (link === undefined) throw new Error(`The mail has no link to ${path}:\n${text}`);
  return link.replace(/^https?:\/\/[^/]+/, urls.app);
}

test('an address is changed with a code, and the former one takes it back', async ({ openAs, openBrowser, guard }) => {
  // Taking it back ends all sessions, also that of the page that stays open.
  guard.allow(/401.*getPersonRequests/);
  const owner = await createOwner();
  const email = newEmail();
  const page = await openAs(owner);
  await page.goto('/app/settings');
  await page.getByRole('button', { name: say('settings:contact.changeEmail') }).click();
  await page.getByLabel(say('settings:contact.newEmail'), { exact: true }).fill(email);
  await page.getByLabel(say('settings:contact.repeatedEmail')).fill('other@example.com');
  await page.getByRole('button', { name: say('settings:contact.send') }).click();
  await expect(page.getByText(say('errors:email_inconsistent'))).toBeVisible();
  await page.getByLabel(say('settings:contact.repeatedEmail')).fill(email);
  const since = new Date().toISOString();
  await page.getByRole('button', { name: say('settings:contact.send') }).click();
  await page.getByLabel(say('settings:contact.code')).fill(await codeFor(email, since));
  await expect(page.getByText(email)).toBeVisible();
  await mailTo(email, ({ subject }) => subject === 'This is your new address');

  const mail = await mailTo(owner.email, ({ subject }) => subject === 'Your e-mail address was changed');
  const other = await openBrowser();
  await other.goto(linkIn(mail.text, '/app/undo-email'));
  await expectGoodScreen(other);
  await other.getByRole('button', { name: say('settings:undo.button') }).click();
  await expect(other.getByRole('heading', { name: say('settings:undo.doneTitle') })).toBeVisible();
  const api = await client();
  const again = await api.call(login, { account: owner.email, password: owner.password });
  expect(again.http, 'the old password').toBe(400);
});

/** In a later second than the first time: a session is named by the second of its sign-in. */
async function signedInAgain({ email, password }: Owner): Promise<Pick<Owner, 'tokens'>> {
  const api = await client();
  const second = Math.floor(Date.now() / 1_000);
  await expect.poll(() => Math.floor(Date.now() / 1_000), { intervals: [100] }).toBeGreaterThan(second);
  const answer = await api.call(login, { account: email, password });
  mustSucceed(answer);
  const { tokens } = answer.data;
  if (!tokens) throw new Error(`${email} was asked for a second factor, expected tokens.`);
  return { tokens };
}

test('a session that is ended from another browser is sent to sign-in there', async ({ openAs, guard }) => {
  guard.allow(/401.*modifyUserInfo/);
  const owner = await createOwner();
  const [here, there] = [await openAs(owner), await openAs(await signedInAgain(owner))];
  await there.goto('/app/settings');
  await expect(there.getByLabel(say('settings:account.fullName'))).toBeVisible();
  await here.goto('/app/security');
  await expectGoodScreen(here);
  await here.getByRole('button', { name: new RegExp(`^${say('security:sessions.end')} ?:`) }).click();
  await here
    .getByRole('dialog')
    .getByRole('button', { name: say('security:sessions.end') })
    .click();
  await expect(here.getByText(say('security:sessions.ended'))).toBeVisible();

  await there.getByLabel(say('settings:account.fullName')).fill('Somebody Else');
  await there.getByRole('button', { name: say('settings:account.save'), exact: true }).click();
  await there.waitForURL('**/x-id-sign-in**');
  const api = await client();
  const { data } = await api.call(getUserInfo, {}, { token: owner.tokens.idToken });
  expect(data.fullName).toBe(owner.fullName);
});

test('an agent asks an agency by mail, and the agency confirms', async ({ openAs, guard }) => {
  guard.allow(/409.*bindAgencyEmail/);
  const [agent, agency] = [await createOwner(), await createOwner({ fullName: 'North Agency' })];
  givePlan(agency.accountId, 'pro');
  const page = await openAs(agent);
  await page.goto('/app/settings');
  const field = page.getByLabel(say('settings:agency.email'));
  await field.fill('nobody-of-us@example.com');
  await page.getByRole('button', { name: say('settings:agency.ask') }).click();
  await expect(page.getByText(say('call-errors:invitation_failed'))).toBeVisible();
  await field.fill(agency.email);
  await page.getByRole('button', { name: say('settings:agency.ask') }).click();
  await expect(page.getByText(patternOf(say('settings:agency.asked')))).toBeVisible();

  const mail = await mailTo(agency.email, ({ subject }) => subject.includes(agent.fullName));
  const other = await openAs(agency);
  await other.goto(linkIn(mail.text, '/app/settings'));
  await other.getByRole('button', { name: say('settings:agents.confirm') }).click();
  await expect(other.getByRole('button', { name: say('settings:agents.end') })).toBeVisible();
  await expectGoodScreen(other);
  await mailTo(agent.email, ({ subject }) => subject === 'Your agency has confirmed');
  await page.reload();
  await expect(page.getByText(patternOf(say('settings:agency.bound')))).toBeVisible();
});
