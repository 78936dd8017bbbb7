import { describe, expect, test } from 'vitest';
import { alignText } from '../../../../functions/domain/product-chat/page-places.ts';

/** What the page says at the places of the words. */
function onPage(text: string, page: string, words: string): string | undefined {
  const places = alignText(text, page);
  const from = text.indexOf(words);
  const known = places?.slice(from, from + words.length).filter((place) => place >= 0) ?? [];
  return known.length === 0 ? undefined : page.slice(Math.min(...known), Math.max(...known) + 1);
}

describe('the words of a passage are found on its page', () => {
  test.each([
    [
      'where a line ends within a word',
      'Die Versicherungsleistung gilt.',
      'Die Versicherungs-\nleistung gilt.',
      'gilt.',
    ],
    ['where lines were joined without a space', '行李遺失最高賠償。', '行李遺\n失最高\n賠償。', '最高賠償'],
    ['after the head of a table that is put before its rest', 'Plan | Price\nBasic | 40', 'Basic | 40', '40'],
  ])('%s', (_, text, page, words) => {
    expect(onPage(text, page, words)?.replaceAll('\n', '')).toBe(words);
  });

  test('but not those that stand elsewhere, nor any where the page says something else', () => {
    expect(onPage('Plan | Price\nBasic | 40', 'Basic | 40', 'Price')).toBeUndefined();
    expect(alignText('Basic | 40', 'Basic | 50')).toBeNull();
  });
});
