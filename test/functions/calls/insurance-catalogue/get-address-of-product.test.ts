import { describe, expect, test } from 'vitest';
import { getAddressOfProduct } from '../../../../functions/calls/insurance-catalogue/get-address-of-product.ts';
import { forgetProducts } from '../../../../functions/domain/insurance/find-product.ts';
import { callContext } from '../../../kit/call-context.ts';
import { publishedRows, useInsurer } from '../../../kit/insurance/published.ts';

const { put } = useInsurer();

describe('getAddressOfProduct', () => {
  const find = async (country: string, text: string) => {
    put(publishedRows({ country }));
    forgetProducts();
    return (await getAddressOfProduct({ productCode: 'travel-hk', text }, callContext())).addresses;
  };

  test.each([
    ['HK', 'kam wah'],
    ['GB', 'SW1A 9ZZ'],
    ['ID', '10310'],
    ['TH', '10110'],
  ])('looks where the product is sold: %s', async (country, text) => {
    const addresses = await find(country, text);

    expect(addresses.length).toBeGreaterThan(0);
    expect(new Set(addresses.map((one) => one.country))).toEqual(new Set([country]));
  });

  test('finds none where nobody looks up', async () => {
    expect(await find('DE', '10110')).toEqual([]);
  });
});
