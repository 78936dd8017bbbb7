import { describe, expect, it } from 'vitest';
import * as examples from '../../../../../../shared/calls/examples.ts';
import {
  beginProduct,
  cardsWith,
  isGoodProduct,
  isTouched,
  reopenProduct,
  suggestedSlug,
} from '../../../../../../web/app/areas/editor/products/open-product.ts';

const { product } = examples;

describe('a product that is being written', () => {
  it('loses something when it is closed only after something was typed', () => {
    const open = reopenProduct(product);

    expect(isTouched(open)).toBe(false);
    expect(isTouched({ ...open, content: { ...open.content, price: '' } })).toBe(true);
  });

  it('can be saved with a name alone, but not with a button that leads nowhere', () => {
    const { content } = beginProduct();

    expect(isGoodProduct(content)).toBe(false);
    expect(isGoodProduct({ ...content, title: 'Plan' })).toBe(true);
    expect(isGoodProduct({ ...content, title: 'Plan', button: 'link' })).toBe(false);
  });

  it('gets an address that none of the others has', () => {
    expect(suggestedSlug('Room plan', [product])).toBe('room-plan-2');
  });

  it('is shown in its place as it is typed, and not before it has a name', () => {
    const open = reopenProduct(product);
    const renamed = { ...open, content: { ...open.content, title: 'New' } };

    expect(cardsWith([product], renamed).map(({ title }) => title)).toEqual(['New']);
    expect(cardsWith([product], beginProduct())).toHaveLength(1);
    expect(cardsWith([{ ...product, status: 'hidden' }], null)).toEqual([]);
  });
});
