import { describe, expect, test } from 'vitest';
import {
  addToList,
  orderList,
  removeFromList,
  restoreToList,
  slugFor,
  withSlug,
} from '../../../../functions/domain/products/change-list.ts';
import { noProducts, type ProductList } from '../../../../functions/domain/products/product-rows.ts';
import * as examples from '../../../../shared/calls/examples.ts';
import { MAX_PRODUCTS } from '../../../../shared/model/product.ts';

const list: ProductList = {
  products: [
    { productId: 'A', slugs: ['plan', 'old-plan'] },
    { productId: 'B', slugs: ['lamp'] },
  ],
  removed: [{ productId: 'C', slugs: ['box', 'old-box'] }],
  version: 4,
};

describe('the addresses of products', () => {
  test('stay with their product when it gets another one', () => {
    expect(withSlug(list, 'A', 'room').products[0]).toEqual({ productId: 'A', slugs: ['room', 'plan', 'old-plan'] });
    expect(withSlug(list, 'A', 'old-plan').products[0]).toEqual({ productId: 'A', slugs: ['old-plan', 'plan'] });
  });

  test.each(['plan', 'old-plan'])('are not given to two: %s', (slug) => {
    expect(() => withSlug(list, 'B', slug)).toThrow(expect.objectContaining({ code: 'slug_taken' }));
  });

  test('of a removed product can be had by another, and then no longer say that it is gone', () => {
    expect(withSlug(list, 'B', 'box').removed).toEqual([{ productId: 'C', slugs: ['old-box'] }]);
  });

  test('are made from the title where the owner chose none', () => {
    const content = { ...examples.productContent, title: 'Lamp' };

    expect(slugFor(list, 'D', content)).toBe('lamp-2');
    expect(slugFor(list, 'B', content)).toBe('lamp');
    expect(slugFor(list, 'D', { ...content, slug: 'mine' })).toBe('mine');
  });
});

describe('the list of products', () => {
  test(`takes no more than ${MAX_PRODUCTS}`, () => {
    const products = Array.from({ length: MAX_PRODUCTS }, (_, index) => ({
      productId: `${index}`,
      slugs: [`${index}`],
    }));

    expect(() => addToList({ ...noProducts, products }, 'X', 'x')).toThrow(
      expect.objectContaining({ code: 'products_full' }),
    );
  });

  test('remembers the addresses of what was removed, and gives them back', () => {
    const without = removeFromList(list, 'A');

    expect(without.removed[0]).toEqual({ productId: 'A', slugs: ['plan', 'old-plan'] });
    expect(restoreToList(without, 'A', 'Plan')).toEqual({
      ...list,
      products: [
        { productId: 'B', slugs: ['lamp'] },
        { productId: 'A', slugs: ['plan', 'old-plan'] },
      ],
    });
  });

  test('finds another address for what comes back when its own is taken', () => {
    const taken = withSlug(withSlug(list, 'B', 'box'), 'B', 'old-box');

    expect(restoreToList(taken, 'C', 'Box').products.at(-1)).toEqual({ productId: 'C', slugs: ['box-2'] });
  });

  test('is ordered as named; what is not named comes after, and what is not there is passed over', () => {
    expect(orderList(list, ['B', 'X']).products.map(({ productId }) => productId)).toEqual(['B', 'A']);
  });
});
