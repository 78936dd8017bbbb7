import { describe, expect, test } from 'vitest';
import { getChannelCodeOfDomain, getChannelOrThrow } from '../../../../functions/domain/insurance/find-channel.ts';
import { saveChannel } from '../../../../functions/domain/insurance/save-channel.ts';
import type { ChannelContent } from '../../../../shared/insurance/channel.ts';
import { NOW } from '../../../kit/call-context.ts';
import { accountId, otherAccountId } from '../../../kit/id-tokens.ts';
import { CHANNEL, DOMAIN, publishedRows, useInsurer } from '../../../kit/insurance/published.ts';

const { put } = useInsurer();

const content = (changes: Partial<ChannelContent> = {}): ChannelContent => ({
  ...{ channelCode: 'new-channel', name: 'New', products: ['travel-hk'], languages: ['en_us'] },
  ...{ domains: ['new.example.com'], isDirect: true, isOn: true },
  ...changes,
});

const save = (changes: Partial<ChannelContent> = {}, companyId = accountId) =>
  saveChannel(companyId, content(changes), NOW);

describe('saveChannel', () => {
  test('opens a channel under its code and its domains', async () => {
    await save();

    expect((await getChannelOrThrow('new-channel')).view).toMatchObject({ name: 'New', companyId: accountId });
    expect(await getChannelCodeOfDomain('new.example.com')).toBe('new-channel');
  });

  test('changes one of its own: domains that it left lead nowhere', async () => {
    await save();
    await save({ domains: ['newer.example.com'], name: 'Newer' });

    expect(await getChannelCodeOfDomain('newer.example.com')).toBe('new-channel');
    await expect(getChannelCodeOfDomain('new.example.com')).rejects.toMatchObject({ code: 'not_found' });
  });

  test('takes neither the code nor a domain of another', async () => {
    put(publishedRows({ code: 'pet-gb' }, otherAccountId));
    const ofOther = { products: ['pet-gb'] };

    await expect(save({ ...ofOther, channelCode: CHANNEL }, otherAccountId)).rejects.toMatchObject({
      code: 'channel_taken',
    });
    await expect(save({ ...ofOther, domains: [DOMAIN] }, otherAccountId)).rejects.toMatchObject({
      code: 'channel_taken',
    });
    expect(await getChannelCodeOfDomain(DOMAIN)).toBe(CHANNEL);
  });

  test('sells no products of another insurer', async () => {
    await expect(save({}, otherAccountId)).rejects.toMatchObject({ code: 'not_found' });
    await expect(save({ products: ['none'] })).rejects.toMatchObject({ code: 'not_found' });
  });
});
