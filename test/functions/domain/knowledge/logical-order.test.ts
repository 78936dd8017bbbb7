import { describe, expect, test } from 'vitest';
import { logicalText } from '../../../../functions/domain/knowledge/logical-order.ts';
import type { PageCharacter } from '../../../../functions/domain/knowledge/page-characters.ts';

const WIDTH = 5;
const RIGHT = /[\u0590-\u065f\u066e-\u06ef]/u;

/**
 * A line as a page shows it, from its right edge: words of Arabic and Hebrew run on to the left, all others stand as they
 * are. The characters come from left to right, as a file may tell them.
 */
function shown(...words: string[]): PageCharacter[] {
  const visual = words
    .map((word) => (RIGHT.test(word) ? [...word] : [...word].toReversed()))
    .flatMap((word, index) => (index === 0 ? word : [' ', ...word]))
    .toReversed();
  return visual.map((text, index) => ({
    text,
    left: index * WIDTH,
    right: (index + 1) * WIDTH,
    top: 10,
    bottom: 0,
    baseline: 2,
    size: 10,
    isBold: false,
    isTurned: false,
    isBreak: false,
    isGap: false,
  }));
}

describe('a line that runs from right to left is read', () => {
  test.each([
    ['with its figures', ['خلال', '14', 'يوماً'], 'خلال 14 يوماً'],
    ['with figures that have separators', ['مبلغ', '1,500.50', 'درهم'], 'مبلغ 1,500.50 درهم'],
    ['with a date with slashes, which runs from left to right', ['من', '01/03/2025'], 'من 01/03/2025'],
    ['with a date with hyphens, which Arabic runs from right to left', ['في', '2026-02-28'], 'في 28-02-2026'],
    ['with a date with hyphens, which Hebrew does not', ['ביום', '28-02-2026'], 'ביום 28-02-2026'],
    ['with a share, whose sign stands on the other side', ['نسبة', '%10', 'سنوياً'], 'نسبة 10% سنوياً'],
    ['with two figures in the order of the line', ['على', '800', '4321'], 'على 800 4321'],
    ['with a name of several words', ['نظام', 'Harbour Connect Pro', 'مع'], 'نظام Harbour Connect Pro مع'],
    ['with a model', ['نموذج', 'HX-200'], 'نموذج HX-200'],
    ['with an address', ['البريد', 'help@example.ae'], 'البريد help@example.ae'],
    ['with a figure and its unit', ['بطارية', '5000', 'mAh', 'فقط'], 'بطارية 5000 mAh فقط'],
    ['with a standard and its number', ['معيار', 'ISO 9001', 'فقط'], 'معيار ISO 9001 فقط'],
    ['with figures of its own script', ['كل', '٢٤', 'ساعة'], 'كل ٢٤ ساعة'],
  ])('%s', (_, words, text) => {
    expect(logicalText(shown(...words), true)).toBe(text);
  });

  test('whatever order the file tells it in', () => {
    const line = shown('مبلغ', '1,500', 'درهم');

    expect(logicalText(line.toReversed(), true)).toBe('مبلغ 1,500 درهم');
  });
});

test('a line that runs from left to right is read with the Arabic words in it', () => {
  const line = shown('cover', 'تأمين', 'المنزل', 'called', 'product', 'Our');

  expect(logicalText(line, false)).toBe('Our product called تأمين المنزل cover');
});
