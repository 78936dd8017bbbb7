import { describe, expect, test } from 'vitest';
import { saveCompanyProduct } from '../../../../functions/calls/page-products/save-company-product.ts';
import { agencyKey } from '../../../../functions/domain/accounts/account-rows.ts';
import { listPageCards, findCompanyCards } from '../../../../functions/domain/agent-products/company-cards.ts';
import { saveChannel } from '../../../../functions/domain/insurance/save-channel.ts';
import { pageKey } from '../../../../functions/domain/pages/page-rows.ts';
import { ChannelContent } from '../../../../shared/insurance/channel.ts';
import { NOW } from '../../../kit/call-context.ts';
import { editorId } from '../../../kit/company.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { channelRows, publishedRows, useInsurer } from '../../../kit/insurance/published.ts';
import { payloadsIn } from '../../../kit/outbox-rows.ts';
import { asStranger, asTom } from '../../../kit/insurance/referrals.ts';

const memory = useInsurer();
const OFFER = 'harbour-vale~travel-hk';

const show = (isChosen = true, context = asTom()) => saveCompanyProduct({ productId: OFFER, isChosen }, context);
const titles = async (now = NOW) => (await listPageCards(editorId, now)).map(({ title }) => title);

describe('insurance on the page of an agent', () => {
  test('is offered by what the company sells, and stands on the page when it is chosen', async () => {
    const { products } = await show();

    expect(products.find(({ productId }) => productId === OFFER)).toMatchObject({
      ...{ company: 'Nordic Cover', isChosen: true, isAllowed: true, requiredLevel: null },
    });
    expect(await listPageCards(editorId, NOW)).toEqual([
      { productId: OFFER, source: 'insurance', title: 'Wayfarer Travel', summary: 'in en_us', photo: null },
    ]);
    await show(false);
    expect(await titles()).toEqual([]);
  });

  test('goes when the channel is off, and comes back with it', async () => {
    await show();
    memory.put(channelRows({ isOn: false }));
    expect(await titles()).toEqual([]);
    memory.put(channelRows());
    expect(await titles()).toEqual(['Wayfarer Travel']);
  });

  test('is drawn anew by each change of a channel', async () => {
    const [row] = channelRows({ isOn: false });
    await saveChannel(accountId, ChannelContent.strip().parse(row), NOW);

    const change = {
      action: 'republish-insurance',
      companyId: accountId,
      channelCode: 'harbour-vale',
      productCode: null,
    };
    expect(payloadsIn(memory.table())).toContainEqual(change);
  });

  test('goes when the channel sells it no more, and on the day after the last on which it is sold', async () => {
    await show();
    memory.put(channelRows({ products: [] }));
    expect(await titles()).toEqual([]);

    memory.put(channelRows());
    memory.put(publishedRows({ version: 2, onSale: { from: '2026-01-01', until: '2026-03-12' } }));
    // Midnight in Hong Kong.
    expect((await findCompanyCards(editorId, NOW)).levelsEndAt).toBe('2026-03-12T16:00:00.000Z');
    expect(await titles(new Date('2026-03-12T15:59:00.000Z'))).toEqual(['Wayfarer Travel']);
    expect(await titles(new Date('2026-03-12T16:00:00.000Z'))).toEqual([]);
  });

  test('goes with the tie to the company, and was never there for others', async () => {
    await show();
    const { pk, sk } = agencyKey(editorId);
    memory.table().rows.delete(`${pk} ${sk}`);
    expect(await titles()).toEqual([]);

    await expect(show(true, asStranger())).rejects.toThrow('not_found');
    expect(memory.table().row(pageKey(editorId))).toBeUndefined();
  });
});
