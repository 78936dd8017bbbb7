/**
 * What stays when a visitor goes to the page in another language: what they have typed, and the section that they were
 * looking at. The choice is remembered for all screens of ours.
 */
import { readPageData } from './page-data.ts';
import { rememberLanguage } from './remember-language.ts';
import { readJson, writeJson } from './safe-storage.ts';

/** Also in the inline script, which fetches the first island at once when it is there. */
const MOVED = 'xpage-moved';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

type Moved = { agentName: string; typed: Record<string, string>; section: number; top: number };

/** @param link that was clicked; one to somewhere else keeps nothing */
export function keepForLanguage(link: HTMLAnchorElement): void {
  if (link.origin !== location.origin) return;
  rememberLanguage(link.hreflang);
  const tops = sections().map((section) => section.getBoundingClientRect().top);
  const section = scrollY === 0 ? -1 : tops.findLastIndex((top) => top < innerHeight / 2);
  const typed = Object.fromEntries(fields().map((field) => [nameOf(field), field.value]));
  const moved: Moved = { agentName: readPageData().agentName, typed, section, top: tops[section] ?? 0 };
  writeJson('sessionStorage', MOVED, moved);
}

/** @param prepare makes a form ready before it is filled in: its list of countries is fetched */
export async function takeFromLanguage(prepare: (form: HTMLFormElement) => Promise<void>): Promise<void> {
  const moved = readJson('sessionStorage', MOVED) as Moved | null;
  writeJson('sessionStorage', MOVED, null);
  if (moved?.agentName !== readPageData().agentName) return;
  const section = sections()[moved.section];
  if (section) scrollBy({ top: section.getBoundingClientRect().top - moved.top, behavior: 'instant' });
  const form = document.querySelector<HTMLFormElement>('form[data-act=quote]');
  if (form && moved.typed['phone']) await prepare(form);
  for (const field of fields()) {
    const text = moved.typed[nameOf(field)] ?? '';
    // What has been typed here meanwhile counts.
    if (text === '' || (field.value !== '' && field.tagName !== 'SELECT')) continue;
    field.value = text;
    if (field.tagName === 'SELECT') field.dispatchEvent(new Event('change'));
  }
}

const fields = (): Field[] => [...document.querySelectorAll<Field>('form :is(input,select,textarea)')];

const nameOf = (field: Field): string => field.name || (field.form?.dataset['act'] ?? '');

const sections = (): Element[] => [...document.querySelectorAll('main section,footer')];
