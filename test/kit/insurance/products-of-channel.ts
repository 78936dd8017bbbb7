/** What both calls that list a channel's products do. */
import { describe, expect, test } from 'vitest';
import type { CallContext } from '../../../functions/kit/context.ts';
import type { InputOf, OutputOf } from '../../../shared/calls/define-call.ts';
import type { productList as contract } from '../../../shared/calls/insurance-catalogue.ts';
import { callContext } from '../call-context.ts';
import { personRow } from '../company.ts';
import { accountId } from '../id-tokens.ts';
import { CHANNEL, channelRows, publishedRows, useInsurer } from './published.ts';

type List = (input: InputOf<typeof contract>, context: CallContext) => Promise<OutputOf<typeof contract>>;

/** To be called once in a test file. */
export function describeProductsOfChannel(name: string, call: List): void {
  const { put } = useInsurer();
  const list = (language: 'en_us' | 'zh_hk' | 'de_de' = 'en_us') =>
    call({ channelCode: CHANNEL, language }, callContext());

  describe(`the call ${name}`, () => {
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
}
