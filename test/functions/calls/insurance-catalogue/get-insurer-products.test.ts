import { describe, expect, test } from 'vitest';
import { getInsurerProducts } from '../../../../functions/calls/insurance-catalogue/get-insurer-products.ts';
import { asEditor, asNobody, asStranger } from '../../../kit/company.ts';
import { publishedRows, useInsurer } from '../../../kit/insurance/published.ts';

const { put } = useInsurer();

describe('getInsurerProducts', () => {
  test('gives the company’s products, also those that are not on sale', async () => {
    put(publishedRows({ code: 'pet-gb', version: 3, onSale: { from: '2020-01-01', until: '2020-12-31' } }));
    const { products } = await getInsurerProducts({}, asEditor());

    expect(products.map(({ code, version, isOnSale }) => [code, version, isOnSale])).toEqual([
      ['pet-gb', 3, false],
      ['travel-hk', 1, true],
    ]);
  });

  test('gives nobody another company’s', async () => {
    expect(await getInsurerProducts({}, asStranger())).toEqual({ products: [] });
    await expect(getInsurerProducts({}, asNobody())).rejects.toMatchObject({ code: 'forbidden' });
  });
});
