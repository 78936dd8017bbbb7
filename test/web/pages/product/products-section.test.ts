// @vitest-environment happy-dom
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import * as examples from '../../../../shared/calls/examples.ts';
import { templateIds } from '../../../../shared/model/page.ts';
import { PRODUCTS_ON_PAGE, type ProductCard } from '../../../../shared/model/product.ts';
import { renderPage } from '../../../../web/pages/render-page.tsx';
import { sampleInput } from '../sample-page.ts';

const cardsOf = (count: number): ProductCard[] =>
  Array.from({ length: count }, (_, index) => ({
    ...examples.productCard,
    productId: `P${index}`,
    slug: `plan-${index}`,
    title: `Plan ${index}`,
  }));
const draw = (template: (typeof templateIds)[number], products: ProductCard[]) =>
  renderPage(sampleInput({ design: { template } }, { products }));

/** As the edge sends it. */
const bytes = (html: string): number =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

describe.each(templateIds)('products on %s', (template) => {
  test('are cards that lead to their own pages', () => {
    const document = new DOMParser().parseFromString(draw(template, cardsOf(3)), 'text/html');
    const links = [...document.querySelectorAll('#products h3 a')].map((link) => link.getAttribute('href'));

    expect(links).toEqual(['/mara/plan-0', '/mara/plan-1', '/mara/plan-2']);
  });

  test('of a company lead to the chat over its documents', () => {
    const card: ProductCard = {
      ...{ productId: '01JGFJJZ00000000000000000P', source: 'company', agencyName: 'nordic-cover' },
      ...{ title: 'Travel cover', summary: 'For journeys.', photo: null },
    };
    const document = new DOMParser().parseFromString(draw(template, [card]), 'text/html');
    const link = document.querySelector('#products h3 a');

    expect(link?.getAttribute('href')).toBe('/chat/mara/nordic-cover/01JGFJJZ00000000000000000P/en_us');
    expect(document.querySelector('#products .price')?.textContent).toBe('Ask its documents');
  });

  test(`are the first ${PRODUCTS_ON_PAGE}, with the way to all`, () => {
    const html = draw(template, cardsOf(PRODUCTS_ON_PAGE + 1));

    expect(html).not.toContain(`Plan ${PRODUCTS_ON_PAGE}`);
    expect(html).toContain('href="/mara/products"');
    expect(draw(template, cardsOf(PRODUCTS_ON_PAGE))).not.toContain('href="/mara/products"');
  });

  test('cost nothing where there are none, and beside their words at most 150 bytes for three', () => {
    const without = renderPage(sampleInput({ design: { template } }));
    const three = cardsOf(3).map((card) => ({ ...card, price: '', summary: '' }));

    expect(draw(template, [])).toBe(without);
    expect(bytes(draw(template, three)) - bytes(without)).toBeLessThanOrEqual(150);
  });
});
