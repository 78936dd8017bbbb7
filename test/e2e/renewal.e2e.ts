/** A subscription over time, in Arabic: bought by card, renewed by the clock, with an invoice for each period. */
import type { Page } from '@playwright/test';
import { TRIAL_DAYS } from '../../shared/model/account.ts';
import { cycleAfter } from '../../shared/rules/billing-period.ts';
import { expectGoodScreen } from './kit/checks.ts';
import { expectInvoices, goToCheckout, payBy, readInvoice, typeCard } from './kit/checkout.ts';
import { expect, test, type OpenBrowser } from './kit/fixtures.ts';
import { fillAtOnce, signIn, signInPath, signUp } from './kit/flows.ts';
import { newEmail, newName, PASSWORD } from './kit/owners.ts';
import { control } from './kit/system.ts';
import { textsOf } from './kit/texts.ts';

const say = textsOf('ar_ae');
const DAY_MS = 86_400_000;
const TRIAL_MS = TRIAL_DAYS * DAY_MS;
/** A trial and the longest month: who signed up then and bought at once is at the end of the first period now. */
const AGO_MS = TRIAL_MS + 31 * DAY_MS;

/** What is bought in a trial begins at its end. */
function firstPeriodEnd(signedUp: Date): number {
  const trialEnd = new Date(signedUp.getTime() + TRIAL_MS);
  return cycleAfter(trialEnd, 'monthly', trialEnd.getUTCDate()).getTime();
}

/** The system and a new browser, with their clocks at this time. */
async function openAt(time: Date, openBrowser: OpenBrowser): Promise<Page> {
  await control.setClock(time.getTime() - Date.now());
  const page = await openBrowser({ locale: 'ar-AE', timezoneId: 'Asia/Dubai' });
  await page.clock.setSystemTime(time);
  return page;
}

test('a plan that is paid by card renews before its period ends, and each payment has its invoice', async ({
  openBrowser,
}) => {
  const person = { fullName: `Layla ${newName()}`, email: newEmail(), password: PASSWORD };
  // All of it lies in the past: a clock that ran ahead would end what belongs to other tests.
  const signedUp = new Date(Date.now() - AGO_MS);
  const page = await openAt(signedUp, openBrowser);
  await page.goto(`${signInPath}&step=sign-up`);
  await signUp(page, person, say, fillAtOnce);
  await goToCheckout(page, say);
  await page.getByLabel(say('billing:card.name')).fill('Layla Haddad');
  await typeCard(page, '4242424242424242');
  await payBy(page, 'card', say);
  const plan = say('app:plan.individual');
  await expect(page.getByRole('heading', { name: say('billing:outcome.paid', { plan }) })).toBeVisible();
  await expectGoodScreen(page);
  await page.close();

  const later = await openAt(new Date(firstPeriodEnd(signedUp) - 2 * DAY_MS), openBrowser);
  await later.goto(signInPath);
  await signIn(later, person, say);
  await later.waitForURL('**/app/page');
  await later.goto('/app/payment');
  await expectInvoices(later, 2, say);
  await expectGoodScreen(later);
  const { text } = await readInvoice(later, say);
  for (const words of ['فاتورة', 'Sveavägen12']) expect(text).toContain(words);
});
