/**
 * `npm run screenshots`: the pictures of the README and of the documentation, taken of the demo, and those of
 * docs/templates.md. With names, e.g. `npm run screenshots -- plan-desktop`, only these.
 */
import { mkdirSync } from 'node:fs';
import { chromium, type Locator, type Page } from '@playwright/test';
import { totpCode, totpStep } from '../../infra/local/engines/cognito/totp.ts';
import { browserOptions } from '../browser.ts';
import { demoChatProducts, FOUNDER_EMAIL } from '../demo/company-products.ts';
import { jonas } from '../demo/people/jonas.ts';
import { ADMINISTRATOR_EMAIL, DEMO_PASSWORD } from '../demo/people.ts';
import { insuranceShots } from '../insurance-pictures.ts';
import { DESKTOP, IN_ARABIC, PHONE, type Shot } from '../shot.ts';
import { startSystem } from '../start-system.ts';
import { takeTemplatePictures } from '../template-pictures.ts';

const FOLDER = 'docs/screenshots';
const PORT = 4560;

const MARA = 'mara@example.com';
/** The product of the demo's company that the pictures show. */
const PRODUCT = demoChatProducts[0]?.name ?? '';

const checkoutPath = '/app/payment/checkout?plan=pro&cycle=yearly';

const shots: Shot[] = [
  { file: 'page-phone', path: '/mara', viewport: PHONE },
  { file: 'page-desktop', path: '/mara', viewport: DESKTOP },
  { file: 'page-arabic-phone', path: '/khalid-mansour', viewport: PHONE },
  { file: 'page-german-desktop', path: '/jonas-weber', viewport: DESKTOP },
  { file: 'home-desktop', path: '/', viewport: DESKTOP },
  { file: 'sign-in-phone', path: '/x-id-sign-in?type=x_a', viewport: PHONE },
  { file: 'editor-desktop', path: '/app/page', viewport: DESKTOP, as: MARA },
  { file: 'editor-phone', path: '/app/page', viewport: PHONE, as: MARA },
  { file: 'leads-desktop', path: '/app/leads', viewport: DESKTOP, as: MARA },
  { file: 'analytics-desktop', path: '/app/analytics', viewport: DESKTOP, as: MARA },
  { file: 'analytics-phone', path: '/app/analytics', viewport: PHONE, as: MARA },
  { file: 'checkout-phone', path: checkoutPath, viewport: PHONE, as: MARA, prepare: toCardFields },
  { file: 'checkout-desktop', path: checkoutPath, viewport: DESKTOP, as: MARA, prepare: toCardFields },
  { file: 'payment-desktop', path: checkoutPath, viewport: DESKTOP, as: MARA, prepare: payByCard },
  { file: 'plan-desktop', path: '/app/plan', viewport: DESKTOP, as: MARA },
  { file: 'security-desktop', path: '/app/security', viewport: DESKTOP, as: MARA },
  { file: 'welcome-back-phone', path: '/app/security', viewport: PHONE, as: MARA, prepare: lockWithPin },
  { file: 'document-chat-phone', path: '/learning', viewport: PHONE, as: jonas.email, prepare: openCitation },
  {
    file: 'document-chat-arabic-phone',
    path: `/learning${IN_ARABIC}`,
    viewport: PHONE,
    as: jonas.email,
    prepare: openCitation,
  },
  { file: 'documents-desktop', path: '/product-talk', viewport: DESKTOP, as: FOUNDER_EMAIL, prepare: openProduct },
  {
    file: 'documents-arabic-desktop',
    path: `/product-talk${IN_ARABIC}`,
    viewport: DESKTOP,
    as: FOUNDER_EMAIL,
    prepare: openProduct,
  },
  { file: 'learning-phone', path: '/learning', viewport: PHONE, as: jonas.email, prepare: answerQuestion },
  {
    file: 'learning-arabic-phone',
    path: `/learning${IN_ARABIC}`,
    viewport: PHONE,
    as: jonas.email,
    prepare: openLevels,
  },
  ...insuranceShots,
  { file: 'support-desktop', path: '/support', viewport: DESKTOP, prepare: openAccount },
];

const names = process.argv.slice(2);
mkdirSync(FOLDER, { recursive: true });
const options = { port: PORT, isEmpty: false, isReset: true, isVerbose: false, stateDir: '.local/screenshots' };
const system = await startSystem(process.cwd(), options, () => undefined);
const browser = await chromium.launch(await browserOptions());
const failed: string[] = [];
try {
  for (const shot of shots) if (names.length === 0 || names.includes(shot.file)) await takeOrTell(shot);
  if (names.length === 0) await takeTemplatePictures(browser, process.cwd());
} finally {
  await browser.close();
  await system.stop();
}
if (failed.length > 0) throw new Error(`Not taken: ${failed.join(', ')}`);

/** One that fails leaves the others to be taken. */
async function takeOrTell(shot: Shot): Promise<void> {
  try {
    await take(shot);
  } catch (error) {
    failed.push(shot.file);
    console.error(shot.file, error);
  }
}

async function take({ file, path, viewport, as, prepare }: Shot): Promise<void> {
  const context = await browser.newContext({ viewport, deviceScaleFactor: 1, reducedMotion: 'reduce' });
  const page = await context.newPage();
  if (as) await signIn(page, as);
  await page.goto(`${system.urls.app}${path}`, { waitUntil: 'networkidle' });
  await prepare?.(page);
  await page.screenshot({ path: `${FOLDER}/${file}.png` });
  console.log(`${FOLDER}/${file}.png`);
  await context.close();
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto(`${system.urls.app}/x-id-sign-in?type=x_a`);
  await page.getByLabel('E-mail or phone', { exact: true }).fill(email);
  await page.keyboard.press('Enter');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/app/**');
}

/** The address is asked for once. */
async function toCardFields(page: Page): Promise<void> {
  const street = page.getByLabel('Street and number');
  if (await street.isVisible()) {
    await street.fill('Sveavägen 12');
    await page.getByLabel('City').fill('Stockholm');
    await page.getByRole('button', { name: 'Continue' }).click();
  }
  await page.frameLocator('iframe').getByLabel('Card number').waitFor();
}

async function payByCard(page: Page): Promise<void> {
  await toCardFields(page);
  const fields = page.frameLocator('iframe');
  await page.getByLabel('Name on card').fill('Mara Lindqvist');
  await fields.getByLabel('Card number').fill('4242424242424242');
  await fields.getByLabel('Expiration date').fill('0430');
  await fields.getByLabel('Security code').fill('123');
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: /Confirm payment/ }).press('Enter');
  await page.getByRole('link', { name: 'Invoices' }).click();
  const open = page.getByRole('button', { name: /Download invoice/ });
  // The file is drawn by a job.
  while (!(await open.isVisible())) await page.reload({ waitUntil: 'networkidle' });
}

async function lockWithPin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create a 4-digit PIN' }).click();
  await typePin(page, '4071');
  await page.getByRole('heading', { name: 'Enter it once more' }).waitFor();
  await typePin(page, '4071');
  await page.getByRole('button', { name: 'Use this PIN' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Lock now' }).click();
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
  await typePin(page, '40');
}

async function typePin(page: Page, digits: string): Promise<void> {
  for (const digit of digits) await page.locator(`[data-digit="${digit}"]`).click();
}

/** An administrator looks an account up; the authenticator app is set up on the way. */
async function openAccount(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill(ADMINISTRATOR_EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  const key = (await page.locator('code').textContent()) ?? '';
  await page.getByLabel('Code').fill(totpCode(key, totpStep(Date.now())));
  await page.getByRole('radio', { name: 'Accounts' }).check();
  await page.getByLabel('E-mail, phone').fill('jonas@example.com');
  await page.getByLabel('Reason').fill('Ticket 4711: asks about the last invoice.');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('heading', { name: 'What support did' }).waitFor();
}

function linkTo(page: Page): Locator {
  return page.getByRole('link', { name: PRODUCT });
}

/** A visitor asks, and opens the page that the answer comes from. Who learns the product knows its address. */
async function openCitation(page: Page): Promise<void> {
  const path = (await linkTo(page).getAttribute('href')) ?? '';
  const language = page.url().endsWith(IN_ARABIC) ? '/ar_ae' : '';
  await page.goto(`${system.urls.app}${path.replace('/learning/', '/chat/')}${language}`);
  await page.getByRole('button', { name: 'Is skiing covered?' }).click();
  await page.locator('.cite').first().click();
  await page.locator('.mark').first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function openProduct(page: Page): Promise<void> {
  await linkTo(page).click();
  await page.getByRole('link', { name: 'Claims in five steps.md' }).waitFor();
  await page.waitForLoadState('networkidle');
}

async function openLevels(page: Page): Promise<void> {
  await linkTo(page).click();
  await page.getByRole('heading', { name: PRODUCT }).waitFor();
}

async function answerQuestion(page: Page): Promise<void> {
  await openLevels(page);
  await page.getByRole('link', { name: 'Begin the test' }).click();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await page.getByRole('figure').waitFor();
}
