import { describe, expect, it } from 'vitest';
import { isLanguageValue, toBcp47 } from '../../../shared/places/languages.ts';
import { baseKey, languagesWithTexts, namespacesOf, placesIn, pluralForms, readTexts } from './locale-files.ts';

const others = languagesWithTexts().filter((language) => language !== 'en_us');

/** Each namespace of each language beside English. */
const pairs = others.flatMap((language) => namespacesOf(language).map((namespace) => [language, namespace] as const));

/** What every visitor and every new owner meets. */
const everywhere = ['account', 'app', 'errors', 'page'];

/** Names and tags that a plural form may leave out, because it says the number in words. */
const countable = ['count'];

function withoutCount(text: string): string[] {
  return placesIn(text).filter((place) => !countable.includes(place));
}

/**
 * The forms that a language tells numbers apart by (Unicode plural rules). The islands of the public page know one and
 * many and no more, so that they stay small; their texts are worded to be right for any number.
 */
function formsOf(language: string, namespace: string): string[] {
  if (namespace === 'page') return ['one', 'other'];
  if (!isLanguageValue(language)) throw new Error(`web/locales/${language} is none of the 42 languages. Rename it.`);
  return [...new Intl.PluralRules(toBcp47(language)).resolvedOptions().pluralCategories].sort();
}

describe('the texts', () => {
  it.each(languagesWithTexts())('in %s belong to one of the 42 languages', (language) => {
    expect(isLanguageValue(language)).toBe(true);
  });

  it.each(others)('in %s hold what everybody meets', (language) => {
    expect(namespacesOf(language)).toEqual(expect.arrayContaining(everywhere));
  });

  it.each(pairs)('in %s/%s have exactly the keys of English', (language, namespace) => {
    const keys = new Set([...readTexts(language, namespace).keys()].map(baseKey));
    const english = new Set([...readTexts('en_us', namespace).keys()].map(baseKey));

    expect([...keys].sort()).toEqual([...english].sort());
  });

  it.each(pairs)('in %s/%s have the places of English', (language, namespace) => {
    const english = new Map([...readTexts('en_us', namespace)].map(([key, text]) => [baseKey(key), text]));

    const wrong = [...readTexts(language, namespace)].filter(
      ([key, text]) => withoutCount(text).join() !== withoutCount(english.get(baseKey(key)) ?? '').join(),
    );

    expect(wrong).toEqual([]);
  });

  it.each(languagesWithTexts().flatMap((language) => namespacesOf(language).map((name) => [language, name] as const)))(
    'in %s/%s have every plural form of the language',
    (language, namespace) => {
      const missing = [...pluralForms(readTexts(language, namespace))].filter(([base, keys]) =>
        formsOf(language, namespace).some((form) => !keys.includes(`${base}_${form}`)),
      );

      expect(missing).toEqual([]);
    },
  );

  it.each(pairs)('in %s/%s are empty only where English is', (language, namespace) => {
    const english = readTexts('en_us', namespace);
    const empty = [...readTexts(language, namespace)].filter(([key, text]) => text.trim() === '' && english.get(key));

    expect(empty).toEqual([]);
  });
});
