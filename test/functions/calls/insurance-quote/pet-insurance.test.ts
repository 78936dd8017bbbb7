import { describe, expect, test } from 'vitest';
import { petInsurance } from '../../../../functions/calls/insurance-quote/pet-insurance.ts';
import { onDay, threeDays } from '../../../kit/insurance/applications.ts';
import { publishedRows, useInsurer } from '../../../kit/insurance/published.ts';

const { put } = useInsurer();

describe('petInsurance', () => {
  const rate = (productCode: string) => petInsurance({ productCode, language: 'en_us', answers: threeDays }, onDay());

  test('quotes what insures pets, and nothing else', async () => {
    put(publishedRows({ code: 'pet-gb', line: 'pet' }));

    expect((await rate('pet-gb')).prices).toMatchObject([{ total: 56_00 }]);
    await expect(rate('travel-hk')).rejects.toMatchObject({ code: 'not_found' });
  });
});
