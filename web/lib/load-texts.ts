import type { LanguageValue } from '../../shared/places/languages.ts';
import { loadChunk } from './load-chunk.ts';

/** Put there by the build: the folder of the texts, `assets/texts/<hash>`. */
declare const TEXTS_FOLDER: string;

/** The texts of a namespace in a language. Throws ChunkLoadError when they do not come. */
export function loadTexts<Texts>(language: LanguageValue, namespace: string): Promise<Texts> {
  return loadChunk(async () => {
    const response = await fetch(`/${TEXTS_FOLDER}/${language}/${namespace}.json`);
    if (!response.ok) throw new Error(`The texts are answered with ${response.status}.`);
    return (await response.json()) as Texts;
  });
}
