import { describe, expect, test } from 'vitest';
import { domainGetId } from '../../../../functions/calls/insurance-catalogue/domain-get-id.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { callContext } from '../../../kit/call-context.ts';
import { CHANNEL, channelRows, DOMAIN, useInsurer } from '../../../kit/insurance/published.ts';

const { put } = useInsurer();

describe('domainGetId', () => {
  test('names the channel of a domain and its insurer', async () => {
    expect(await domainGetId({ domain: DOMAIN }, callContext())).toEqual({
      channelCode: CHANNEL,
      companyId: accountId,
    });
  });

  test('knows no domain that nobody entered, and none of a channel that is off', async () => {
    await expect(domainGetId({ domain: 'other.example.com' }, callContext())).rejects.toMatchObject({
      code: 'not_found',
    });
    put(channelRows({ isOn: false }));
    await expect(domainGetId({ domain: DOMAIN }, callContext())).rejects.toMatchObject({ code: 'not_found' });
  });
});
