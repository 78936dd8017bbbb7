import { expect, test } from 'vitest';
import { pageTexts, translatedLanguages } from './sample-page.ts';

function flatten(value: unknown, path = ''): [key: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as Record<string, unknown>).flatMap(([key, inner]) => flatten(inner, `${path}.${key}`));
}

const english = flatten(pageTexts('en_us'));
const others = translatedLanguages.filter((language) => language !== 'en_us');

test.each(others)('%s has every text of the page and no other', (language) => {
  expect(flatten(pageTexts(language)).map(([key]) => key)).toEqual(english.map(([key]) => key));
});

test.each(translatedLanguages)('%s leaves no text empty', (language) => {
  expect(flatten(pageTexts(language)).filter(([, text]) => text.trim() === '')).toEqual([]);
});

test.each(others)('%s fills the same places as English', (language) => {
  const places = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).filter((place) => place !== '{{count}}').sort();
  const texts = new Map(flatten(pageTexts(language)));
  for (const [key, text] of english) expect([key, places(texts.get(key) ?? '')]).toEqual([key, places(text)]);
});

test.each(others)('%s is translated, but for names that stay as they are', (language) => {
  const texts = new Map(flatten(pageTexts(language)));
  const same = english
    .filter(([key, text]) => !key.startsWith('.channels') && texts.get(key) === text)
    .map(([key]) => key);
  const kept = ['.page.version', '.quote.name', '.share.whatsapp', '.share.text', '.report.spam'];
  expect(same.filter((key) => !kept.includes(key))).toEqual([]);
});

test('the words that the specification fixes are in the English texts', () => {
  const { quote, report, share, notice } = pageTexts('en_us');
  expect(quote.phoneInvalid).toBe('Please enter a valid phone number.');
  expect(quote.required).toBe('This field is required.');
  expect(quote.sent).toBe('Thanks for the request, an agent will contact you soon.');
  expect(report.emailInvalid).toBe('Please enter a valid email');
  expect(notice.failed).toBe('Poor internet connection');
  expect(share.copied.toLowerCase()).toBe('successfully copied');
});
