import { describe, expect, test } from 'vitest';
import { getInsurerChannels } from '../../../../functions/calls/insurance-catalogue/get-insurer-channels.ts';
import { asEditor, asNobody, asStranger } from '../../../kit/company.ts';
import { CHANNEL, channelRows, useInsurer } from '../../../kit/insurance/published.ts';

const { put } = useInsurer();

describe('getInsurerChannels', () => {
  test('gives the company’s channels, also one that is off', async () => {
    put(channelRows({ channelCode: 'closed', domains: [], isOn: false }));
    const { channels } = await getInsurerChannels({}, asEditor());

    expect(channels.map(({ channelCode, isOn }) => [channelCode, isOn])).toEqual([
      ['closed', false],
      [CHANNEL, true],
    ]);
  });

  test('gives nobody another company’s', async () => {
    expect(await getInsurerChannels({}, asStranger())).toEqual({ channels: [] });
    await expect(getInsurerChannels({}, asNobody())).rejects.toMatchObject({ code: 'forbidden' });
  });
});
