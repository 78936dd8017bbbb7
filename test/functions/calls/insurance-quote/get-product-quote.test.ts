import { describe, expect, test } from 'vitest';
import { getProductQuote } from '../../../../functions/calls/insurance-quote/get-product-quote.ts';
import { getProductQuote as contract } from '../../../../shared/calls/insurance-quote.ts';
import { onDay, threeDays } from '../../../kit/insurance/applications.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';

useInsurer();

describe('getProductQuote', () => {
  const rate = (answers = threeDays) =>
    getProductQuote({ productCode: 'travel-hk', language: 'en_us', answers }, onDay());

  test('decides and prices answers that are not kept', async () => {
    expect(await rate()).toMatchObject({
      ...{ problems: [], decision: 'accept', reasons: [], validUntil: '2026-03-24' },
      prices: [{ plan: 'standard', total: 56_00 }],
    });
  });

  test('says what is wrong in place of a price', async () => {
    expect(await rate({ ...threeDays, answer: {} })).toMatchObject({
      problems: [
        { question: 'start', code: 'required' },
        { question: 'end', code: 'required' },
      ],
      decision: null,
      prices: [],
    });
  });

  test('takes no price, plan or decision from who asks', () => {
    const input = { productCode: 'travel-hk', language: 'en_us', answers: threeDays };

    for (const field of ['price', 'total', 'decision', 'version']) {
      expect(contract.input.safeParse({ ...input, [field]: 1 }).success).toBe(false);
    }
  });
});
