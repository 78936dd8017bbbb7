import { describe, expect, test } from 'vitest';
import { getDirectPageInfo } from '../../../../functions/calls/insurance-catalogue/get-direct-page-info.ts';
import { callContext } from '../../../kit/call-context.ts';
import { CHANNEL, channelRows, useInsurer } from '../../../kit/insurance/published.ts';

const { put } = useInsurer();

describe('getDirectPageInfo', () => {
  const open = () => getDirectPageInfo({ channelCode: CHANNEL, language: 'en_us' }, callContext());

  test('shows channel, insurer and products to who comes without an agent', async () => {
    const { channel, products } = await open();

    expect(channel).toMatchObject({ name: 'Harbour & Vale', companyName: 'Nordic Cover', isDirect: true });
    expect(products.map(({ name }) => name)).toEqual(['Wayfarer Travel']);
  });

  test('is not there where the channel sells through agents only', async () => {
    put(channelRows({ isDirect: false }));
    await expect(open()).rejects.toMatchObject({ code: 'not_found' });
  });
});
