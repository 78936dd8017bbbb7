import { describe, expect, test } from 'vitest';
import { getIpAddress } from '../../../../functions/calls/insurance-catalogue/get-ip-address.ts';
import { callContext } from '../../../kit/call-context.ts';

describe('getIpAddress', () => {
  test('tells the country that the edge sees, and no address', async () => {
    const { client } = callContext();
    const seen = await getIpAddress({}, callContext({ client: { ...client, country: 'HK' } }));

    expect(seen).toEqual({ country: 'HK' });
    expect(await getIpAddress({}, callContext())).toEqual({ country: null });
  });
});
