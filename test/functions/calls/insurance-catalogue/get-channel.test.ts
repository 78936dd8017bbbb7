import { describe, expect, test } from 'vitest';
import { getChannel } from '../../../../functions/calls/insurance-catalogue/get-channel.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { callContext } from '../../../kit/call-context.ts';
import { CHANNEL, channelRows, useInsurer } from '../../../kit/insurance/published.ts';

const { put } = useInsurer();

describe('getChannel', () => {
  test('shows a channel with its insurer, and nothing of its domains', async () => {
    expect(await getChannel({ channelCode: CHANNEL }, callContext())).toEqual({
      channelCode: CHANNEL,
      name: 'Harbour & Vale',
      companyId: accountId,
      companyName: 'Nordic Cover',
      logo: null,
      languages: ['en_us', 'zh_hk'],
      isDirect: true,
    });
  });

  test('knows none that is off', async () => {
    put(channelRows({ isOn: false }));
    await expect(getChannel({ channelCode: CHANNEL }, callContext())).rejects.toMatchObject({ code: 'not_found' });
  });
});
