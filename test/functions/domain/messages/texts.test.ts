import { describe, expect, test } from 'vitest';
import { fill, mailTexts } from '../../../../functions/domain/messages/texts.ts';
import { languageValues, type LanguageValue } from '../../../../shared/places/languages.ts';

const english = mailTexts('en_us').texts;
const names = Object.keys(english) as (keyof typeof english)[];
const places = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();
const translated: LanguageValue[] = languageValues.filter((language) => mailTexts(language).texts !== english);

describe('the words of mails', () => {
  test('are there in German, Arabic and Chinese besides English', () => {
    expect(new Set(translated.map((language) => language.slice(0, 2)))).toEqual(new Set(['de', 'ar', 'zh']));
  });

  test.each(translated)('are complete in %s, with the places of the English ones', (language) => {
    const { texts } = mailTexts(language);

    expect(Object.keys(texts)).toEqual(names);
    for (const name of names) {
      expect(texts[name].trim(), name).not.toBe('');
      expect(texts[name], name).not.toBe(english[name]);
      expect(places(texts[name]), name).toEqual(places(english[name]));
    }
  });

  test.each(languageValues)('have a direction in %s', (language) => {
    expect(mailTexts(language).direction).toBe(language.startsWith('ar') ? 'rtl' : 'ltr');
  });
});

describe('filling', () => {
  test.each([
    ['{name} wrote', { name: 'Tom' }, 'Tom wrote'],
    ['{name} wrote', {}, ' wrote'],
    ['{name}', { name: ' Tom\r\nBcc:\u2028x ' }, 'Tom Bcc: x'],
    ['{name}', { name: '{page}', page: 'x' }, '{page}'],
    ['{name}', { name: '$& $1' }, '$& $1'],
  ])('%j with %j gives %j', (text, values, filled) => {
    expect(fill(text, values as Record<string, string>)).toBe(filled);
  });
});
