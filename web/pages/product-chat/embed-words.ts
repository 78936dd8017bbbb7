/**
 * The widget's words. English comes with it; any other language is a script beside it, which a website's policy allows
 * where it allows the widget, and which hands its words to the element that it came with.
 */
import english from '../../locales/en_us/embed.json' with { type: 'json' };
import { defaultLanguage, languageOfTag, type LanguageValue } from '../../../shared/places/languages.ts';
import { make } from '../islands/make.ts';

export type EmbedWords = typeof english;

const EVENT = 'words';

/** `/embed/de_de.js`, beside `/embed/chat.js`. */
export const wordsScript = (words: EmbedWords): string =>
  `document.currentScript.dispatchEvent(new CustomEvent('${EVENT}',{detail:${JSON.stringify(words)}}));\n`;

/** The language of the website's page, else that of the visitor's browser. */
export function pageLanguage(): LanguageValue {
  const { lang } = document.documentElement;
  return languageOfTag(lang || navigator.language) ?? defaultLanguage;
}

/** @param widget whose origin and nonce the script with the words gets; English where it does not come */
export function loadWords(language: LanguageValue, widget: HTMLScriptElement): Promise<EmbedWords> {
  if (language.startsWith('en_')) return Promise.resolve(english);
  return new Promise((resolve) => {
    const script = make('script', { src: new URL(`${language}.js`, widget.src).href, async: true });
    script.nonce = widget.nonce;
    script.addEventListener(EVENT, (event) => resolve((event as CustomEvent<EmbedWords>).detail));
    script.addEventListener('error', () => resolve(english));
    document.head.append(script);
  });
}
