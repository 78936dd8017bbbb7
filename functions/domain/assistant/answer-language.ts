/** In which language a visitor is answered: that of their question where it can be told, else that of the page they read. */
import { languageValues, type LanguageValue } from '../../../shared/places/languages.ts';
import type { Reading } from './check-sentence.ts';

/** Scripts that tell the language; Cyrillic and Han are those of several. */
const scripts: readonly (readonly [script: RegExp, family: string])[] = [
  [/\p{Script=Arabic}/gu, 'ar'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Greek}/gu, 'el'],
];

/** Words that are in nearly every question of a language, and together in none of another. */
const words: Readonly<Record<string, string>> = {
  en: 'what how much does do you are the where when can your which who with have there',
  de: 'was wie wieviel kostet ist sind sie die das wo wann kann können ihre welche wer mit haben gibt eine bieten',
  fr: 'quel quelle combien est-ce vous les où quand peut pouvez votre vos avec avez une des je comment',
  es: 'qué cuánto cuál es son usted los el dónde cuándo puede puedo su con tiene hay una cómo',
  it: 'che quanto quale è sono lei gli il dove quando può posso suo con avete una come',
  pt: 'que quanto qual é são você os onde quando pode posso seu com tem há uma como',
  nl: 'wat hoe hoeveel kost is was zijn u de die het waar wanneer kan kunt uw welke wie met heeft een ik',
};

/** Fewer words could be names. */
const FEWEST = 2;

/** @param asked the language that the visitor reads the page in @param own that of the page */
export function answerLanguage(question: string, asked: LanguageValue, own: LanguageValue): LanguageValue {
  const family = familyOf(question);
  if (family === null || asked.startsWith(`${family}_`)) return asked;
  if (own.startsWith(`${family}_`)) return own;
  return languageValues.find((value) => value.startsWith(`${family}_`)) ?? asked;
}

/** In which language a text is. @param usual where the text does not tell */
export function textLanguage(text: string, usual: LanguageValue): LanguageValue {
  const family = familyOf(text) ?? (isMostly(/\p{Script=Han}/gu, text) ? 'zh' : null);
  if (family === null || usual.startsWith(`${family}_`)) return usual;
  return languageValues.find((value) => value.startsWith(`${family}_`)) ?? usual;
}

function isMostly(script: RegExp, text: string): boolean {
  return (text.match(script)?.length ?? 0) * 2 > (text.match(/\p{L}/gu)?.length ?? 0);
}

/** Null where the text does not tell. */
function familyOf(text: string): string | null {
  const [, written] = scripts.find(([script]) => isMostly(script, text)) ?? [];
  return written ?? familyByWords(text);
}

function familyByWords(question: string): string | null {
  const asked = new Set(question.toLowerCase().match(/[\p{L}'-]+/gu));
  const found = Object.entries(words)
    .map(([family, known]) => ({ family, count: known.split(' ').filter((word) => asked.has(word)).length }))
    .sort((one, other) => other.count - one.count);
  const [best, next] = found;
  if (!best || best.count < FEWEST || best.count === next?.count) return null;
  return best.family;
}

export function readingOf(language: LanguageValue, own: LanguageValue): Reading {
  return { isSameLanguage: language.slice(0, 2) === own.slice(0, 2), ownLanguage: own };
}
