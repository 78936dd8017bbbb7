import { describe, expect, test } from 'vitest';
import { getPriceShow } from '../../../../functions/calls/insurance-quote/get-price-show.ts';
import { textsKey } from '../../../../functions/domain/insurance/product-rows.ts';
import { exampleProduct } from '../../../../shared/insurance/example-product.ts';
import { onDay } from '../../../kit/insurance/applications.ts';
import { publishedRows, useInsurer } from '../../../kit/insurance/published.ts';

const { put } = useInsurer();

describe('getPriceShow', () => {
  test('shows what typical applications cost today', async () => {
    const answer = { start: { var: 'today' }, end: { end: [{ var: 'today' }, 1, 2] } };
    put(publishedRows({ examples: [{ id: 'weekend', answer, insured: [] }] }));
    put([
      { ...textsKey('travel-hk', 1, 'en_us'), texts: { ...exampleProduct.texts, examples: { weekend: 'A weekend' } } },
    ]);

    expect(await getPriceShow({ productCode: 'travel-hk', language: 'en_us' }, onDay())).toMatchObject({
      language: 'en_us',
      examples: [{ id: 'weekend', text: 'A weekend', prices: [{ plan: 'standard', total: 56_00 }] }],
    });
  });
});
