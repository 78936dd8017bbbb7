/** What every browser test stands on. */
import { randomUUID } from 'node:crypto';
import { test as base, expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { createConsoleGuard, type ConsoleGuard } from './console-guard.ts';
import { createLivePage, type LivePage, type Owner } from './owners.ts';
import { control, urls } from './system.ts';

type ContextOptions = NonNullable<Parameters<Browser['newContext']>[0]>;

/** The screen in another browser: nothing of the test's own is known there. */
export type OpenBrowser = (options?: ContextOptions) => Promise<Page>;

type Fixtures = {
  guard: ConsoleGuard;
  /** Undoes what a test did to the whole system. */
  calmSystem: void;
  openBrowser: OpenBrowser;
  /** The same, with somebody signed in. */
  openAs: (owner: Pick<Owner, 'tokens'>, options?: ContextOptions) => Promise<Page>;
};

type WorkerFixtures = {
  /** One live page for all tests that only look at it. */
  sharedPage: LivePage;
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  sharedPage: [async ({}, use) => use(await createLivePage()), { scope: 'worker' }],
  calmSystem: [
    async ({}, use) => {
      await control.setViewer(newAddress(), 'SE');
      await use();
      await control.setClock(0);
      await control.setFault('BEDROCK_RUNTIME', null);
    },
    { auto: true },
  ],
  guard: [
    async ({ calmSystem: _ }, use) => {
      const guard = createConsoleGuard();
      await use(guard);
      expect(guard.problems(), 'the console, exceptions and requests').toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, guard, isMobile }, use) => {
    guard.watch(context);
    if (!isMobile) restPointers(context);
    await use(context);
  },
  openBrowser: async ({ browser, guard, isMobile }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      opened.push(context);
      guard.watch(context);
      if (!isMobile) restPointers(context);
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },
  openAs: async ({ openBrowser }, use) => {
    await use((owner, options) => openBrowser({ ...options, storageState: signedInState(owner) }));
  },
});

export { expect } from '@playwright/test';

/** What the app keeps of a sign-in. */
export function signedInState({ tokens }: Pick<Owner, 'tokens'>): NonNullable<ContextOptions['storageState']> {
  const localStorage = [{ name: 'tokens', value: JSON.stringify(tokens) }];
  return { cookies: [], origins: [{ origin: urls.app, localStorage }] };
}

/**
 * A new document takes the pointer to be in the corner at the top until it is moved, which opens the menu there and covers
 * the screen.
 */
function restPointers(context: BrowserContext): void {
  context.on('page', (page) => {
    page.on('load', async () => {
      const { width, height } = page.viewportSize() ?? { width: 2, height: 2 };
      // The page may have been closed or left meanwhile.
      await page.mouse.move(width - 1, height - 1).catch(() => undefined);
    });
  });
}

/** Out of a block that is reserved for documentation and tests (RFC 3849), so that limits per address do not meet. */
function newAddress(): string {
  const digits = randomUUID().replaceAll('-', '');
  return `2001:db8:${digits.slice(0, 4)}:${digits.slice(4, 8)}::1`;
}
