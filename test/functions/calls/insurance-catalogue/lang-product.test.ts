import { describe, expect, test } from 'vitest';
import { langProduct } from '../../../../functions/calls/insurance-catalogue/lang-product.ts';
import { callContext } from '../../../kit/call-context.ts';
import { publishedRows, useInsurer } from '../../../kit/insurance/published.ts';

const { put } = useInsurer();

describe('langProduct', () => {
  test('gives all words in a language, or in the first', async () => {
    put(publishedRows({ languages: ['en_us', 'zh_hk'] }));
    const words = (language: 'zh_hk' | 'de_de') => langProduct({ productCode: 'travel-hk', language }, callContext());

    expect(await words('zh_hk')).toMatchObject({ language: 'zh_hk', texts: { tagline: 'in zh_hk' } });
    expect(await words('de_de')).toMatchObject({ language: 'en_us', texts: { tagline: 'in en_us' } });
  });

  test.each([
    ['en_gb', 'en_us'],
    ['de_ch', 'de_de'],
    ['zh_cn', 'zh_hk'],
    ['zh_hk', 'zh_hk'],
    ['th_th', 'zh_hk'],
  ] as const)(
    'gives who asks in %s the words in %s: their language as another country writes it, or the first',
    async (wanted, given) => {
      put(publishedRows({ languages: ['zh_hk', 'de_de', 'en_us'] }));

      expect(await langProduct({ productCode: 'travel-hk', language: wanted }, callContext())).toMatchObject({
        language: given,
      });
    },
  );

  test.each([
    ['zh_cn', 'en_us'],
    ['en_ca', 'en_us'],
  ] as const)('does not take one way of writing Chinese for the other: %s gets %s', async (wanted, given) => {
    put(publishedRows({ languages: ['en_us', 'zh_hk'] }));

    expect(await langProduct({ productCode: 'travel-hk', language: wanted }, callContext())).toMatchObject({
      language: given,
    });
  });

  test('knows no product that was never published', async () => {
    await expect(langProduct({ productCode: 'none', language: 'en_us' }, callContext())).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
