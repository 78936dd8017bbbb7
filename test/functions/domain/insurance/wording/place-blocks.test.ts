import { expect, test } from 'vitest';
import { placeBlocks } from '../../../../../functions/domain/insurance/wording/place-blocks.ts';

const block = (kind: 'heading' | 'paragraph' | 'list' | 'table', ...lines: string[]) => ({
  kind,
  level: 0,
  lines: lines.map((text) => ({ text })),
});

const pageOf = (blocks: ReturnType<typeof block>[], pages: string[]) => {
  const { placed, lost } = placeBlocks(blocks, pages);
  return { pages: placed.map(({ page }) => page), lost: lost.length };
};

test('finds each part on its page, in order, however lines, signs and figures of lists are read', () => {
  const blocks = [
    block('heading', '1 Baggage'),
    block('list', '1. What is late'),
    block('table', 'Baggage | Basic', 'Late | 100'),
    block('paragraph', 'Up to HK$3,000 for each item.'),
  ];

  expect(
    pageOf(blocks, ['1\nBaggage\nWhat is\nlate 1.', 'Basic Baggage\nLate\n100', 'Up to HK$3,000\nfor each item.']),
  ).toEqual({
    pages: [1, 1, 2, 3],
    lost: 0,
  });
});

test('finds by most of its words what is read in another order, and says what no page has', () => {
  const blocks = [block('paragraph', 'ندفع قيمة الأمتعة المفقودة كاملة'), block('paragraph', 'Nowhere to be found')];

  expect(pageOf(blocks, ['غير ذلك', 'كاملة\nندفع قيمة الأمتعة المفقودة'])).toEqual({ pages: [2, 2], lost: 1 });
});
