import { describe, expect, test } from 'vitest';
import { getProductBuild } from '../../../../functions/calls/insurance-catalogue/get-product-build.ts';
import { callContext } from '../../../kit/call-context.ts';
import { publishedRows, useInsurer } from '../../../kit/insurance/published.ts';

const { put } = useInsurer();

describe('getProductBuild', () => {
  const build = (version?: number) =>
    getProductBuild({ productCode: 'travel-hk', language: 'en_us', version }, callContext());

  test('gives definition and words of the version that is sold', async () => {
    put(publishedRows({ version: 2, quoteDays: 30 }));
    const { definition, texts } = await build();

    expect([definition.version, definition.quoteDays, texts.name]).toEqual([2, 30, 'Wayfarer Travel']);
  });

  test('gives an older version to who began with it', async () => {
    put(publishedRows({ version: 2, quoteDays: 30 }));

    expect((await build(1)).definition.quoteDays).toBe(14);
    await expect(build(3)).rejects.toMatchObject({ code: 'not_found' });
  });
});
