/**
 * On every page of the site: remembers the language that somebody chose, carries over what they had typed, and offers
 * the page in the language that they read elsewhere. Offered, never forced. Once the page is there, the browser is given
 * what it shows without a connection.
 */
import { currentLanguage, LANGUAGE_KEY } from '../../lib/language.ts';
import { localArea, sessionArea } from '../../lib/browser-storage.ts';
import { keepOfflinePage } from '../../lib/offline-page.ts';

const CARRIED_KEY = 'site-input';
const fields = (): NodeListOf<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement> =>
  document.querySelectorAll('form :is(input:not([type=hidden]), textarea, select)');
const links = Array.from(document.querySelectorAll<HTMLAnchorElement>('.languages a'));

for (const link of links) link.addEventListener('click', () => leaveFor(link.dataset.language ?? ''));
bringBack();
offer();
window.addEventListener('load', () => keepOfflinePage(document.documentElement.dataset.language ?? ''), { once: true });
// Only pages that ask about analytics, or have its switch, need what asks.
if (document.querySelector('[data-analytics]') !== null) {
  window.addEventListener('load', () => void import('./consent.ts'), { once: true });
}

function leaveFor(language: string): void {
  localArea.set(LANGUAGE_KEY, language);
  sessionArea.set(LANGUAGE_KEY, language);
  sessionArea.set(CARRIED_KEY, JSON.stringify({ at: ownPlace(), values: Array.from(fields(), valueOf) }));
}

/** The same page in all languages: its first link. */
function ownPlace(): string {
  return links[0]?.pathname ?? '';
}

/** What was changed in a field, else null. */
function valueOf(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): string | boolean | null {
  if (field instanceof HTMLSelectElement) return field.value;
  if (field.type === 'radio' || field.type === 'checkbox') return (field as HTMLInputElement).checked;
  return field.value === field.defaultValue ? null : field.value;
}

function bringBack(): void {
  const text = sessionArea.get(CARRIED_KEY);
  sessionArea.remove(CARRIED_KEY);
  const { at, values } = JSON.parse(text ?? '{}') as { at?: string; values?: (string | boolean | null)[] };
  if (at !== ownPlace()) return;
  fields().forEach((field, index) => {
    const value = values?.[index] ?? null;
    if (typeof value === 'string') field.value = value;
    if (typeof value === 'boolean') (field as HTMLInputElement).checked = value;
    if (value !== null) field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** In that language's own name, so that who reads only that one understands it. */
function offer(): void {
  const wanted = links.find((link) => link.dataset.language === currentLanguage());
  if (wanted === undefined || wanted.hasAttribute('aria-current')) return;
  const link = wanted.cloneNode(true) as HTMLAnchorElement;
  link.className = 'offer';
  link.addEventListener('click', () => leaveFor(link.dataset.language ?? ''));
  document.querySelector('.bar')?.after(link);
}
