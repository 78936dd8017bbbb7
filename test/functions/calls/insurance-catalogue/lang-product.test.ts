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

  test('knows no product that was never published', async () => {
    await expect(langProduct({ productCode: 'none', language: 'en_us' }, callContext())).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
