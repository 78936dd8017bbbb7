import { describe, expect, test } from 'vitest';
import { getLevy } from '../../../../functions/calls/payment/get-levy.ts';
import type { Charge } from '../../../../shared/insurance/definition.ts';
import { onDay } from '../../../kit/insurance/applications.ts';
import { publishedRows, useInsurer } from '../../../kit/insurance/published.ts';

const { put } = useInsurer();

const levy: Charge = {
  ...{ id: 'levy', kind: 'levy', of: 'premium', rounding: { unit: 0.01, mode: 'nearest' }, source: 'a rule' },
  rates: [{ from: '2018-01-01', percent: 0.1, fixed: 0, most: 100 }],
};

describe('getLevy', () => {
  test('works out what is charged on a premium', async () => {
    put(publishedRows({ charges: [levy] }));
    const premium = { amount: 1_000_00, currency: 'HKD' } as const;

    expect(await getLevy({ productCode: 'travel-hk', premium }, onDay())).toEqual({
      lines: [{ id: 'levy', kind: 'levy', amount: 1_00 }],
      total: { amount: 1_00, currency: 'HKD' },
    });
  });

  test('knows the product’s currency alone', async () => {
    const premium = { amount: 1_000_00, currency: 'EUR' } as const;

    await expect(getLevy({ productCode: 'travel-hk', premium }, onDay())).rejects.toMatchObject({
      code: 'input_invalid',
    });
    await expect(getLevy({ productCode: 'none', premium }, onDay())).rejects.toMatchObject({ code: 'not_found' });
  });
});
