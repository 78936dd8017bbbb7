/** Another language on a screen that stays as it is, as its own menu of languages would: what was opened and typed stays. */
/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { directionOf, toBcp47, type LanguageValue } from '../../../shared/places/languages.ts';

export async function switchLanguage(page: Page, language: LanguageValue): Promise<void> {
  await page.evaluate(speak, { language, tag: toBcp47(language), dir: directionOf(language) });
}

type Texts = { changeLanguage(language: string): Promise<unknown>; loadNamespaces: unknown };

/** Runs in the page. The library of texts is one module of the app, so that loading its file again gives the one in use. */
async function speak({ language, tag, dir }: { language: string; tag: string; dir: string }): Promise<void> {
  const known = globalThis as { narrowTexts?: Texts };
  if (known.narrowTexts === undefined) {
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    for (const file of files.filter((name) => /\/assets\/[^/]+\.js$/.test(name))) {
      const module = (await import(file)) as Record<string, unknown>;
      const found = Object.values(module).find(
        (one): one is Texts =>
          typeof one === 'object' && one !== null && 'changeLanguage' in one && 'loadNamespaces' in one,
      );
      if (found !== undefined) known.narrowTexts = found;
    }
  }
  if (known.narrowTexts === undefined) throw new Error('The library of texts is in none of the files of the app.');
  await known.narrowTexts.changeLanguage(language);
  document.documentElement.lang = tag;
  document.documentElement.dir = dir;
}
