import { describe, expect, test } from 'vitest';
import { getUnderwriting } from '../../../../functions/calls/insurance-catalogue/get-underwriting.ts';
import { textsKey } from '../../../../functions/domain/insurance/product-rows.ts';
import type { UnderwritingRule } from '../../../../shared/insurance/definition.ts';
import { exampleProduct } from '../../../../shared/insurance/example-product.ts';
import { callContext } from '../../../kit/call-context.ts';
import { publishedRows, useInsurer } from '../../../kit/insurance/published.ts';

const { put } = useInsurer();

describe('getUnderwriting', () => {
  test('says which applications are looked at or declined, in words', async () => {
    const rule: UnderwritingRule = {
      id: 'long',
      per: 'policy',
      when: { '>': [{ var: 'fact.days' }, 90] },
      decision: 'refer',
    };
    put(publishedRows({ underwriting: [rule] }));
    put([
      {
        ...textsKey('travel-hk', 1, 'en_us'),
        texts: { ...exampleProduct.texts, reasons: { long: 'We look at long trips.' } },
      },
    ]);

    expect(await getUnderwriting({ productCode: 'travel-hk', language: 'en_us' }, callContext())).toEqual({
      language: 'en_us',
      rules: [{ rule: 'long', decision: 'refer', text: 'We look at long trips.' }],
    });
  });
});
