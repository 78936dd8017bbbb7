import { describe, expect, test } from 'vitest';
import { getInsurerChannels } from '../../../../functions/calls/insurance-catalogue/get-insurer-channels.ts';
import { saveInsurerChannel } from '../../../../functions/calls/insurance-catalogue/save-insurer-channel.ts';
import type { ChannelContent } from '../../../../shared/insurance/channel.ts';
import { asEditor, asNobody } from '../../../kit/company.ts';
import { otherAccountId } from '../../../kit/id-tokens.ts';
import { CHANNEL, channelRows, DOMAIN, useInsurer } from '../../../kit/insurance/published.ts';

const { put } = useInsurer();

const content: ChannelContent = {
  ...{ channelCode: 'winter', name: 'Winter', products: ['travel-hk'], languages: ['en_us'] },
  ...{ domains: ['winter.example.com'], isDirect: true, isOn: true },
};
const save = (changes: Partial<ChannelContent> = {}, context = asEditor()) =>
  saveInsurerChannel({ channel: { ...content, ...changes } }, context);

describe('saveInsurerChannel', () => {
  test('opens a channel, and changes it', async () => {
    await save();
    const { channel } = await save({ isOn: false });

    expect(channel).toMatchObject({ channelCode: 'winter', isOn: false });
    expect((await getInsurerChannels({}, asEditor())).channels.map(({ channelCode }) => channelCode)).toContain(
      'winter',
    );
  });

  test('takes no domain and no code that is another channel’s', async () => {
    put(channelRows({ channelCode: 'theirs', companyId: otherAccountId, domains: ['theirs.example.com'] }));

    await expect(save({ domains: [DOMAIN] })).rejects.toMatchObject({ code: 'channel_taken' });
    await expect(save({ domains: ['theirs.example.com'] })).rejects.toMatchObject({ code: 'channel_taken' });
    await expect(save({ channelCode: 'theirs', domains: [] })).rejects.toMatchObject({ code: 'channel_taken' });
    expect((await save({ channelCode: CHANNEL, domains: [DOMAIN] })).channel.domains).toEqual([DOMAIN]);
  });

  test('sells the company’s own products alone', async () => {
    await expect(save({ products: ['pet-gb'] })).rejects.toMatchObject({ code: 'not_found' });
    await expect(save({}, asNobody())).rejects.toMatchObject({ code: 'forbidden' });
  });
});
