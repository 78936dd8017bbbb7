/** What holds on every screen. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { findLayoutProblems } from '../../../bin/proof/narrow/layout-problems.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Shows the page through it, which is white to axe whatever it is. */
const CLEAR_FRAME = 'iframe[title="Secure payment input frame"]';

/** All of it, in light and in dark; between the two only colours differ. */
export async function expectGoodScreen(page: Page): Promise<void> {
  await expectUnclipped(page);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForFunction(() => matchMedia('(prefers-color-scheme: dark)').matches);
  await settle(page);
  await expectFree(page, new AxeBuilder({ page }).withRules('color-contrast').exclude(CLEAR_FRAME));
  await page.emulateMedia({ colorScheme: 'light' });
}

/** WCAG 2.2 AA, as far as a machine can tell. */
export function expectAccessible(page: Page): Promise<void> {
  return expectFree(page, new AxeBuilder({ page }).withTags(RULES));
}

async function expectFree(page: Page, axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n').slice(1).join(';') ?? ''}`),
  );
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}

/** Nothing is wider than the window, and no text is cut off by its box. What is more is looked at by the proof `narrow`. */
export async function expectUnclipped(page: Page): Promise<void> {
  await settle(page);
  const problems = await page.evaluate(findLayoutProblems);
  const clipped = problems.filter(({ kind }) => kind === 'sideways' || kind === 'cut');
  expect(clipped, `layout of ${page.url()}`).toEqual([]);
}

/**
 * Waits for what fades or moves to come to rest: the words of the closed rail fade, and are seen as cut off until they are gone.
 * A transition begins a frame after what causes it.
 */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame);
    do {
      await nextFrame();
      await nextFrame();
    } while (document.getAnimations().some((animation) => animation instanceof CSSTransition));
  });
}
