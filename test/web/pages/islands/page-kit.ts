/** Puts a rendered page into the test's document, with the texts that its islands would fetch. */
import { vi } from 'vitest';
import { renderPage } from '../../../../web/pages/render-page.tsx';
import type { IslandTexts } from '../../../../web/pages/page-texts.ts';
import type { RenderInput } from '../../../../web/pages/render-input.ts';
import { pageTexts, sampleInput } from '../sample-page.ts';

export const texts: IslandTexts = pageTexts('en_us');

export function openPage(input: Partial<RenderInput> = {}): void {
  const html = renderPage(sampleInput({}, { isPreview: false, ...input }));
  const rendered = new DOMParser().parseFromString(html, 'text/html');
  // Without the inline script, the styles and the pictures: a test says itself what happens.
  rendered.querySelectorAll('script,style,link').forEach((part) => part.remove());
  const root = document.documentElement;
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
  for (const { name, value } of rendered.documentElement.attributes) root.setAttribute(name, value);
  document.head.innerHTML = rendered.head.innerHTML;
  document.body.innerHTML = rendered.body.innerHTML;
  sessionStorage.clear();
  localStorage.clear();
}

export function find<Found extends Element = HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (found === null) throw new Error(`The document has nothing for "${selector}".`);
  return found;
}

/** The button or link that says the text. */
export function findButton(text: string): HTMLElement {
  const buttons = [...document.querySelectorAll<HTMLElement>('button,a')];
  const found = buttons.findLast(
    (button) => button.textContent.trim() === text || button.getAttribute('aria-label') === text,
  );
  if (found === undefined) throw new Error(`There is no button that says "${text}".`);
  return found;
}

/** Waits until a check passes, as long as vitest waits. */
export function until(check: () => void): Promise<void> {
  return vi.waitFor(check);
}
