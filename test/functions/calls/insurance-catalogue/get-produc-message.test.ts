import { describe, expect, test } from 'vitest';
import { getProducMessage } from '../../../../functions/calls/insurance-catalogue/get-produc-message.ts';
import { callContext } from '../../../kit/call-context.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';

useInsurer();

describe('getProducMessage', () => {
  test('gives what a product says beside its form', async () => {
    expect(await getProducMessage({ productCode: 'travel-hk', language: 'en_us' }, callContext())).toEqual({
      language: 'en_us',
      summary: 'Travel insurance for people who live in Hong Kong.',
      notice: 'The price holds for 14 days.',
      declaration: 'What I have said is true and complete.',
    });
  });
});
