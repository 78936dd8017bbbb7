import { addStyle, make } from './make.ts';
import { sheetCss } from './sheet-css.ts';

/** Long enough to be read twice. */
const SHOWN_MS = 6_000;

let shown: { element: HTMLElement; timer: number } | null = null;

/** Says something in passing; a screen reader reads it too. A new one takes the place of the last. */
export function showToast(text: string): void {
  addStyle('sheet-style', sheetCss);
  removeToast();
  const element = make('div', { class: 'toast', role: 'status' }, text);
  // An open modal makes the rest of the page inert, so what is said then stands in it.
  (document.querySelector('dialog[open]') ?? document.body).append(element);
  shown = { element, timer: window.setTimeout(removeToast, SHOWN_MS) };
}

function removeToast(): void {
  if (shown === null) return;
  clearTimeout(shown.timer);
  shown.element.remove();
  shown = null;
}
