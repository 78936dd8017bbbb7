import { describe, expect, test } from 'vitest';
import { getProduct } from '../../../../functions/calls/insurance-catalogue/get-product.ts';
import { callContext } from '../../../kit/call-context.ts';
import { publishedRows, useInsurer } from '../../../kit/insurance/published.ts';

const { put } = useInsurer();

describe('getProduct', () => {
  test('shows one product', async () => {
    const card = await getProduct({ productCode: 'travel-hk', language: 'en_us' }, callContext());

    expect(card).toMatchObject({ code: 'travel-hk', name: 'Wayfarer Travel', country: 'HK', from: null });
  });

  test('knows none that is not on sale', async () => {
    put(publishedRows({ onSale: { from: '2027-01-01', until: null } }));
    await expect(getProduct({ productCode: 'travel-hk', language: 'en_us' }, callContext())).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
