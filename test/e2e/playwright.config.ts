import { defineConfig } from '@playwright/test';
import { browserOptions } from '../../bin/browser.ts';
import { systems, urls } from './kit/system.ts';

/** A browser that names itself headless is a program, and programs are not counted as visitors. */
const PHONE_BROWSER =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const DESKTOP_BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/**
 * `npm run proof -- --only browser` runs everything, in both windows. `npm test` runs what carries its tag: `@phone` or `@desk`
 * marks the journeys and what only a browser can show.
 */
const isWhole = process.env['E2E'] === 'all';

/** What needs the room of a computer. */
const DESKTOP_ONLY = /(translations|document-chat-editor|insurer|insurance-desk)\.e2e\.ts$/;
/** What these prove is the same in a window of any size. */
const PHONE_ONLY =
  /(account|alerts|card-fields|coach|document-chat-phone|figures|film|insurance-buy|languages|library|lifecycle|lock|narrow|pictures|portal-account|portal-change|portal-leave|portal-policies|protocol|renewal|sections|sign-in-ways|support|take-over|taking-leave)\.e2e\.ts$/;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../test-results',
  // Machines are slow at times; a test that hangs still ends.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  workers: systems.length,
  // What needs a second try has a race, in itself or in the product.
  retries: 0,
  forbidOnly: true,
  reporter: [['list']],
  globalSetup: './start-systems.ts',
  use: {
    baseURL: urls.app,
    launchOptions: await browserOptions(),
    locale: 'en-US',
    timezoneId: 'Europe/Stockholm',
    permissions: ['clipboard-read', 'clipboard-write'],
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'off',
  },
  projects: [
    {
      name: 'phone',
      ...(isWhole ? { testIgnore: DESKTOP_ONLY } : { grep: /@phone/ }),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, userAgent: PHONE_BROWSER },
    },
    {
      name: 'desktop',
      ...(isWhole ? { testIgnore: PHONE_ONLY } : { grep: /@desk/ }),
      use: { viewport: { width: 1280, height: 900 }, userAgent: DESKTOP_BROWSER },
    },
  ],
});
