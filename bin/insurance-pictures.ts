/** The pictures of docs/insurance.md: how it is bought, the customer's portal, and the sides of agent and insurer. */
import type { Page } from '@playwright/test';
import { FOUNDER_EMAIL } from './demo/company-products.ts';
import { CUSTOMER_EMAIL, DEMO_PASSWORD } from './demo/people.ts';
import { jonas } from './demo/people/jonas.ts';
import { DESKTOP, IN_ARABIC, PHONE, type Shot } from './shot.ts';

const PRODUCT = '/insurance/harbour-vale/travel-hk';
const QUOTES = '/portal/quotes';
const POLICIES = '/portal/policies';

export const insuranceShots: readonly Shot[] = [
  { file: 'insurance-product-phone', path: PRODUCT, viewport: PHONE },
  { file: 'insurance-product-arabic-phone', path: `${PRODUCT}${IN_ARABIC}`, viewport: PHONE },
  { file: 'insurance-question-phone', path: `${PRODUCT}/apply`, viewport: PHONE, prepare: toDestinations },
  { file: 'insurance-plans-phone', path: QUOTES, viewport: PHONE, prepare: (page) => goOnAt(page, 'plans') },
  { file: 'insurance-plans-desktop', path: QUOTES, viewport: DESKTOP, prepare: (page) => goOnAt(page, 'plans') },
  { file: 'insurance-payment-phone', path: QUOTES, viewport: PHONE, prepare: toPayment },
  { file: 'portal-policy-phone', path: POLICIES, viewport: PHONE, prepare: openTrip },
  { file: 'portal-policy-arabic-phone', path: `${POLICIES}${IN_ARABIC}`, viewport: PHONE, prepare: openTrip },
  { file: 'portal-ask-phone', path: POLICIES, viewport: PHONE, prepare: askPolicy },
  { file: 'agent-insurance-desktop', path: '/app/insurance', viewport: DESKTOP, as: jonas.email },
  { file: 'insurer-desktop', path: '/product-talk/insurance', viewport: DESKTOP, as: FOUNDER_EMAIL },
  // Last: what is paid for is no quote any more.
  { file: 'insurance-done-phone', path: QUOTES, viewport: PHONE, prepare: payForIt },
];

async function toDestinations(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'One trip' }).click();
  await page.locator('input[role="combobox"]').fill('Japan');
  await page.getByRole('listbox').getByRole('option').first().click();
}

async function signInToPortal(page: Page): Promise<void> {
  await page.locator('input[type="email"]').fill(CUSTOMER_EMAIL);
  await page.locator('input[type="password"]').fill(DEMO_PASSWORD);
  await page.locator('button[type="submit"]').click();
}

/** The customer's quote, gone on with at a step. */
async function goOnAt(page: Page, step: string): Promise<void> {
  await signInToPortal(page);
  await page.locator('main li button').first().click();
  await page.waitForURL('**/insurance/-/**');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const there = new URL(page.url());
  there.searchParams.set('at', step);
  await page.goto(there.href, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).waitFor();
}

async function toPayment(page: Page): Promise<void> {
  await goOnAt(page, 'review');
  await page.getByRole('checkbox').scrollIntoViewIfNeeded();
  await page.getByRole('radio', { name: /Card/ }).waitFor();
}

async function payForIt(page: Page): Promise<void> {
  await goOnAt(page, 'review');
  await page.getByRole('radio', { name: /Test payment/ }).check({ force: true });
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('heading', { name: 'You are insured' }).waitFor();
}

/** The trip that lies ahead, bought from an agent. */
async function openTrip(page: Page): Promise<void> {
  await signInToPortal(page);
  await page.locator(`a[href*="${POLICIES}/"]`).last().click();
  await page.locator('main dl').first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function askPolicy(page: Page): Promise<void> {
  await openTrip(page);
  await page.getByRole('button', { name: 'Is skiing covered?' }).click();
  const answer = page.getByRole('heading', { name: /^Not covered/ });
  await answer.waitFor();
  await answer.scrollIntoViewIfNeeded();
}
