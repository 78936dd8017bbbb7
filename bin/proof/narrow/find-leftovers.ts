/** Keys in place of words, places that nothing was put into, and English in other languages. */
import type { LanguageValue } from '../../../shared/places/languages.ts';
import type { Texts } from '../../locales/locale-files.ts';
import { ownTexts } from './own-texts.ts';

/** One line for each text that should not stand there. */
export type LeftoverCheck = (texts: readonly string[]) => string[];

/** A single word may be the same in two languages. */
const LEAST_WORDS = 2;
/** With places, a text needs more words of its own to be told from others. */
const LEAST_WORDS_BESIDE_PLACES = 3;
const PLACE = /\{\{[^}]*\}\}|<\/?\w+\s*\/?>/g;
const SHOWN = 60;

const english = ownTexts('en_us');
const keys = new Set([...english.keys()].flatMap((key) => [key, key.slice(key.indexOf(':') + 1)]));
const looksLikeKey = /^[a-z][\w-]*(?::[a-z]|\.[a-zA-Z])[\w.-]*$/;

/** @param own the texts of the language */
export function createLeftoverCheck(language: LanguageValue, own: Texts): LeftoverCheck {
  const rightly = new Set(own.values());
  const patterns = [...english]
    .filter(([key, text]) => own.get(key) !== text && !rightly.has(text) && hasWords(text))
    .map(([, text]) => patternOf(text));
  const isEnglish = (text: string): boolean =>
    language !== 'en_us' && !rightly.has(text) && patterns.some((pattern) => pattern.test(text));
  return (texts) => [
    ...texts.filter((text) => looksLikeKey.test(text) && keys.has(text)).map((text) => `a key: ${text}`),
    ...texts.filter((text) => /\{\{|\}\}/.test(text)).map((text) => `a place left open: ${text.slice(0, SHOWN)}`),
    ...texts.filter(isEnglish).map((text) => `English: ${text.slice(0, SHOWN)}`),
  ];
}

function hasWords(text: string): boolean {
  const words = text.replaceAll(PLACE, ' ').match(/\p{L}{2,}/gu) ?? [];
  return words.length >= (text.includes('{{') ? LEAST_WORDS_BESIDE_PLACES : LEAST_WORDS);
}

function patternOf(text: string): RegExp {
  const parts = text.split(PLACE).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.*')}$`, 's');
}
