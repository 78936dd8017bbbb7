import { describe, expect, test } from 'vitest';
import { BocgBlackArea } from '../../../../functions/calls/insurance-reference/bocg-black-area.ts';
import { callContext } from '../../../kit/call-context.ts';
import { publishedRows, useInsurer } from '../../../kit/insurance/published.ts';

const { put } = useInsurer();

describe('BocgBlackArea', () => {
  test('says whether a country is excluded', async () => {
    put(publishedRows({ excludedAreas: { question: 'start', countries: ['SY'] } }));
    const look = (country: string) => BocgBlackArea({ productCode: 'travel-hk', country }, callContext());

    expect(await look('SY')).toEqual({ isExcluded: true });
    expect(await look('JP')).toEqual({ isExcluded: false });
  });

  test('excludes nothing where the product names no areas', async () => {
    expect(await BocgBlackArea({ productCode: 'travel-hk', country: 'SY' }, callContext())).toEqual({
      isExcluded: false,
    });
    await expect(BocgBlackArea({ productCode: 'none', country: 'SY' }, callContext())).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
