/** `npm run screenshots`: the pictures of the README, taken of the demo, and those of docs/templates.md. */
import { mkdirSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { browserOptions } from '../browser.ts';
import { DEMO_PASSWORD } from '../demo/people.ts';
import { startSystem } from '../start-system.ts';
import { takeTemplatePictures } from '../template-pictures.ts';

const FOLDER = 'docs/screenshots';
const PORT = 4560;

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

type Shot = {
  file: string;
  path: string;
  viewport: typeof PHONE;
  isSignedIn?: boolean;
  prepare?(page: Page): Promise<void>;
};

const shots: Shot[] = [
  { file: 'page-phone', path: '/mara', viewport: PHONE },
  { file: 'page-desktop', path: '/mara', viewport: DESKTOP },
  { file: 'page-arabic-phone', path: '/khalid-mansour', viewport: PHONE },
  { file: 'page-german-desktop', path: '/jonas-weber', viewport: DESKTOP },
  { file: 'home-desktop', path: '/', viewport: DESKTOP },
  { file: 'sign-in-phone', path: '/x-id-sign-in?type=x_a', viewport: PHONE },
  { file: 'editor-desktop', path: '/app/page', viewport: DESKTOP, isSignedIn: true },
  { file: 'editor-phone', path: '/app/page', viewport: PHONE, isSignedIn: true },
  { file: 'leads-desktop', path: '/app/leads', viewport: DESKTOP, isSignedIn: true },
  { file: 'analytics-desktop', path: '/app/analytics', viewport: DESKTOP, isSignedIn: true },
  { file: 'analytics-phone', path: '/app/analytics', viewport: PHONE, isSignedIn: true },
];

mkdirSync(FOLDER, { recursive: true });
const options = { port: PORT, isEmpty: false, isReset: true, isVerbose: false, stateDir: '.local/screenshots' };
const system = await startSystem(process.cwd(), options, () => undefined);
const browser = await chromium.launch(await browserOptions());
try {
  for (const shot of shots) await take(shot);
  await takeTemplatePictures(browser, process.cwd());
} finally {
  await browser.close();
  await system.stop();
}

async function take({ file, path, viewport, isSignedIn }: Shot): Promise<void> {
  const context = await browser.newContext({ viewport, deviceScaleFactor: 1, reducedMotion: 'reduce' });
  const page = await context.newPage();
  if (isSignedIn) await signIn(page);
  await page.goto(`${system.urls.app}${path}`, { waitUntil: 'networkidle' });
  await page.screenshot({ path: `${FOLDER}/${file}.png` });
  console.log(`${FOLDER}/${file}.png`);
  await context.close();
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`${system.urls.app}/x-id-sign-in?type=x_a`);
  await page.locator('input[type="email"]').fill('mara@example.com');
  await page.keyboard.press('Enter');
  await page.locator('input[type="password"]').fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/app/**');
}
