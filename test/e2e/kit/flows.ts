/** Ways through the app that several tests take. */
import { expect, type Locator, type Page } from '@playwright/test';
import { codeFor } from './system.ts';
import type { Say } from './texts.ts';

/** How words get into a field: at once, or key by key. */
export type Enter = (field: Locator, words: string) => Promise<void>;

export const fillAtOnce: Enter = (field, words) => field.fill(words);

/** Milliseconds between two keys: what a practised person needs. */
const KEY_MS = 75;

export const typeLikeAPerson: Enter = (field, words) => field.pressSequentially(words, { delay: KEY_MS });

export const signInPath = '/x-id-sign-in?type=x_a';

export type Person = { fullName: string; email: string; password: string };

/** From the sign-up step to the editor. */
export async function signUp(page: Page, person: Person, say: Say, enter: Enter): Promise<void> {
  const go = page.getByRole('button', { name: say('app:continue'), exact: true });
  await enter(page.getByLabel(say('account:fullName')), person.fullName);
  await enter(page.getByLabel(say('account:email'), { exact: true }), person.email);
  await go.click();
  await expect(page.getByRole('heading', { name: say('account:code.title') })).toBeVisible();
  // All mails to a new address are of now, whatever the clock says.
  await enter(page.getByLabel(say('account:code.label')), await codeFor(person.email, ''));
  await expect(page.getByRole('heading', { name: say('account:finish.title') })).toBeVisible();
  await enter(page.getByLabel(say('account:newPassword.label'), { exact: true }), person.password);
  await enter(page.getByLabel(say('account:newPassword.again')), person.password);
  await page.locator('input[name=adult]').check();
  await page.locator('input[name=terms]').check();
  await page.getByRole('button', { name: say('account:finish.create') }).click();
  await page.waitForURL('**/app/page');
}

/** From the sign-in screen into the app. */
export async function signIn(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
  say: Say,
): Promise<void> {
  await page.getByLabel(say('account:email'), { exact: true }).fill(email);
  await page.getByRole('button', { name: say('app:continue'), exact: true }).click();
  await page.getByLabel(say('account:password.label'), { exact: true }).fill(password);
  await page.getByRole('button', { name: say('account:password.enter') }).click();
}

/** Without a message: the form in the chat, which has no field for one. */
export type QuoteWords = { name: string; phone: string; country: string; message?: string };

/** Fills in the form of a public page, or of the chat on it, key by key: what is faster than people is taken for a program. */
export async function requestQuote(page: Page | Locator, words: QuoteWords, say: Say): Promise<void> {
  const { name, phone, country, message } = words;
  // The shorter form is filled in no faster.
  const enter: Enter = (field, text) =>
    field.pressSequentially(text, { delay: message === undefined ? 2 * KEY_MS : KEY_MS });
  await enter(page.getByLabel(say('page:quote.name'), { exact: true }), name);
  await page.getByLabel(say('page:quote.country')).selectOption(country);
  await enter(page.getByLabel(say('page:quote.phone')), phone);
  if (message !== undefined) await typeLikeAPerson(page.getByLabel(say('page:quote.message')), message);
  await page.getByRole('button', { name: say('page:quote.submit') }).click();
}
