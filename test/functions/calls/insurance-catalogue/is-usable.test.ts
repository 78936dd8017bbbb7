import { describe, expect, test } from 'vitest';
import { isUsable } from '../../../../functions/calls/insurance-catalogue/is-usable.ts';
import { callContext } from '../../../kit/call-context.ts';
import { CHANNEL, channelRows, publishedRows, useInsurer } from '../../../kit/insurance/published.ts';

const { put } = useInsurer();

describe('isUsable', () => {
  const look = (channelCode?: string) => isUsable({ productCode: 'travel-hk', channelCode }, callContext());

  test('says yes for what is on sale, and from and until when it is', async () => {
    expect(await look()).toEqual({ isUsable: true, from: '2026-01-01', until: null });
    put(publishedRows({ version: 2, onSale: { from: '2026-01-01', until: '2026-03-09' } }));
    expect(await look()).toEqual({ isUsable: false, from: '2026-01-01', until: '2026-03-09' });
  });

  test('counts days where the product is sold: Hong Kong is a day ahead in the evening', async () => {
    put(publishedRows({ version: 2, onSale: { from: '2026-03-11', until: null } }));
    const evening = callContext({ now: new Date('2026-03-10T16:00:00.000Z') });

    expect((await look()).isUsable).toBe(false);
    expect((await isUsable({ productCode: 'travel-hk' }, evening)).isUsable).toBe(true);
  });

  test('says no where the channel does not sell it', async () => {
    expect((await look(CHANNEL)).isUsable).toBe(true);
    put(channelRows({ products: [] }));
    expect((await look(CHANNEL)).isUsable).toBe(false);
  });
});
