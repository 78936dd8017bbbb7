import { describe, expect, test } from 'vitest';
import { getIdAddress } from '../../../../functions/calls/insurance-catalogue/get-id-address.ts';
import { callContext } from '../../../kit/call-context.ts';

describe('getIdAddress', () => {
  const find = async (text: string) => (await getIdAddress({ text }, callContext())).addresses;

  test('finds areas by words and by postcode', async () => {
    const menteng = { town: 'Menteng, Jakarta Pusat', region: 'DKI Jakarta', postcode: '10310' };

    expect(await find('menteng pusat')).toContainEqual(expect.objectContaining(menteng));
    expect(await find('10310')).toEqual([expect.objectContaining(menteng)]);
    expect(await find('nowhere at all')).toEqual([]);
  });
});
