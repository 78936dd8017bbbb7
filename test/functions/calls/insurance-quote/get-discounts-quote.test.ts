import { describe, expect, test } from 'vitest';
import { getDiscountsQuote } from '../../../../functions/calls/insurance-quote/get-discounts-quote.ts';
import { findPriceByVoucher } from '../../../../functions/calls/insurance-quote/find-price-by-voucher.ts';
import type { RateStep } from '../../../../shared/insurance/definition.ts';
import { exampleProduct } from '../../../../shared/insurance/example-product.ts';
import { beginTrip, onDay, voucherRow } from '../../../kit/insurance/applications.ts';
import { publishedRows, useInsurer } from '../../../kit/insurance/published.ts';

const { put } = useInsurer();

describe('getDiscountsQuote', () => {
  test('says what each plan costs without discounts, what they take off, and what remains', async () => {
    put([voucherRow()]);
    const [base] = exampleProduct.definition.steps;
    const family: RateStep = { ...{ id: 'family', kind: 'percent', per: 'policy', value: -20, isDiscount: true } };
    put(publishedRows({ steps: [base as RateStep, family], roundPremiumTo: 0.01 }));
    const opened = await beginTrip();
    await findPriceByVoucher({ ...opened, code: 'GO10' }, onDay());

    expect(await getDiscountsQuote(opened, onDay())).toEqual({
      plans: [
        {
          ...{ plan: 'standard', currency: 'HKD', before: 55_50, total: 39_96 },
          discounts: [
            { id: 'family', amount: -11_10 },
            { id: 'GO10', amount: -4_44 },
          ],
        },
      ],
    });
  });

  test('has none before the first quote', async () => {
    expect(await getDiscountsQuote(await beginTrip(), onDay())).toEqual({ plans: [] });
  });
});
