/** What the screens say in a language, out of the files that the app reads. */
import { join } from 'node:path';
import { textChain, type LanguageValue } from '../../../shared/places/languages.ts';
import { namespacesOf, readTexts, type Texts } from '../../locales/locale-files.ts';

const LOCALES = join(import.meta.dirname, '../../../web/locales');

const read = new Map<LanguageValue, Texts>();

/** By `namespace:key`, those of a variant over those of the language that it departs from. */
export function ownTexts(language: LanguageValue): Texts {
  const known = read.get(language);
  if (known) return known;
  const all: Texts = new Map();
  read.set(language, all);
  for (const part of textChain(language)) {
    for (const namespace of namespacesOf(LOCALES, part)) {
      for (const [key, text] of readTexts(LOCALES, part, namespace)) all.set(`${namespace}:${key}`, text);
    }
  }
  return all;
}

/** `say('account:signUp.title')`. Throws when there is no such text. */
export type Say = (key: string) => string;

export const createSay =
  (texts: Texts): Say =>
  (key) => {
    const text = texts.get(key);
    if (text === undefined) throw new Error(`There is no text "${key}" in web/locales.`);
    return text;
  };
