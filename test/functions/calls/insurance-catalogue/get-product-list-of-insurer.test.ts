import { describe, expect, test } from 'vitest';
import { getProductListOfInsurer } from '../../../../functions/calls/insurance-catalogue/get-product-list-of-insurer.ts';
import { accountId, otherAccountId } from '../../../kit/id-tokens.ts';
import { callContext } from '../../../kit/call-context.ts';
import { publishedRows, useInsurer } from '../../../kit/insurance/published.ts';

const { put } = useInsurer();

describe('getProductListOfInsurer', () => {
  const list = (companyId: string) => getProductListOfInsurer({ companyId, language: 'en_us' }, callContext());

  test('shows all products of an insurer that are on sale, and no other’s', async () => {
    put([...publishedRows({ code: 'pet-gb' }), ...publishedRows({ code: 'motor-my' }, otherAccountId)]);

    expect((await list(accountId)).products.map(({ code }) => code)).toEqual(['pet-gb', 'travel-hk']);
    expect((await list('nobody')).products).toEqual([]);
  });
});
