/** What holds on every screen. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** All of it, in light and in dark; between the two only colours differ. */
export async function expectGoodScreen(page: Page): Promise<void> {
  await expectUnclipped(page);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForFunction(() => !document.getAnimations().some((animation) => animation instanceof CSSTransition));
  await expectFree(page, new AxeBuilder({ page }).withRules('color-contrast'));
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

/** Nothing is wider than the window, and no text is cut off by its box. */
export async function expectUnclipped(page: Page): Promise<void> {
  expect(await page.evaluate(findClipped), `layout of ${page.url()}`).toEqual([]);
}

/** Runs in the page. Text that ends in an ellipsis is meant to. */
function findClipped(): string[] {
  const root = document.documentElement;
  const wide = root.scrollWidth > root.clientWidth + 1 ? [`the page scrolls sideways: ${root.scrollWidth} px`] : [];
  const isCut = (element: Element): boolean => {
    const { overflowX, textOverflow, clipPath, position, webkitLineClamp } = getComputedStyle(element);
    const isHiding = ['hidden', 'clip'].includes(overflowX) && textOverflow !== 'ellipsis';
    const isForReaders = position === 'absolute' && (clipPath !== 'none' || element.clientWidth <= 1);
    return isHiding && !isForReaders && webkitLineClamp === 'none' && element.scrollWidth > element.clientWidth + 2;
  };
  const hasText = (element: Element): boolean =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const cut = [...document.body.querySelectorAll('*')].filter((element) => hasText(element) && isCut(element));
  return [...wide, ...cut.map((element) => `cut off: ${element.textContent?.trim().slice(0, 60)}`)];
}
