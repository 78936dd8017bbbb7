import { describe, expect, test } from 'vitest';
import { productList } from '../../../../functions/calls/insurance-catalogue/product-list.ts';
import { personRow } from '../../../kit/company.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { callContext } from '../../../kit/call-context.ts';
import { CHANNEL, channelRows, publishedRows, useInsurer } from '../../../kit/insurance/published.ts';

const { put } = useInsurer();

describe('productList', () => {
  const list = (language: 'en_us' | 'zh_hk' | 'de_de' = 'en_us') =>
    productList({ channelCode: CHANNEL, language }, callContext());

  test('shows what is on sale in the channel, in its order', async () => {
    put([
      ...publishedRows({ code: 'pet-gb' }),
      ...publishedRows({ code: 'later', onSale: { from: '2026-03-11', until: null } }),
      ...publishedRows({ code: 'over', onSale: { from: '2025-01-01', until: '2026-03-09' } }),
      ...channelRows({ products: ['pet-gb', 'later', 'over', 'gone', 'travel-hk'] }),
    ]);

    expect((await list()).products.map(({ code }) => code)).toEqual(['pet-gb', 'travel-hk']);
  });

  test('speaks the language where the product has it, else the product’s first', async () => {
    put(publishedRows({ languages: ['en_us', 'zh_hk'] }));
    const spoken = async (language: 'zh_hk' | 'de_de') => (await list(language)).products.map((card) => card.tagline);

    expect(await spoken('zh_hk')).toEqual(['in zh_hk']);
    expect(await spoken('de_de')).toEqual(['in en_us']);
  });

  test('tells the lowest price of the examples, and none without examples', async () => {
    const answer = { start: { var: 'today' }, end: { end: [{ var: 'today' }, 1, 2] } };
    expect((await list()).products[0]?.from).toBeNull();

    put(publishedRows({ code: 'with', examples: [{ id: 'weekend', answer, insured: [] }] }));
    put(channelRows({ products: ['with'] }));
    expect((await list()).products[0]?.from).toEqual({ amount: 56_00, currency: 'HKD' });
  });

  test('knows no channel that is off, or whose insurer is no more', async () => {
    put(channelRows({ isOn: false }));
    await expect(list()).rejects.toMatchObject({ code: 'not_found' });
    put([...channelRows(), personRow({ status: 'deleted', companyId: accountId, companyRole: 'admin' })]);
    await expect(list()).rejects.toMatchObject({ code: 'not_found' });
  });
});
