/** In place of `web/lib/load-texts.ts`: the texts as the build puts them together, from the disk. */
import type { LanguageValue } from '../../shared/places/languages.ts';
import { readTexts } from '../../web/text-files.ts';

export async function loadTexts(language: LanguageValue, namespace: string): Promise<unknown> {
  return readTexts(language, namespace);
}
