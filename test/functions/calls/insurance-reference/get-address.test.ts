import { describe, expect, test } from 'vitest';
import { getAddress } from '../../../../functions/calls/insurance-reference/get-address.ts';
import { callContext } from '../../../kit/call-context.ts';

describe('getAddress', () => {
  const find = async (postcode: string) => (await getAddress({ postcode }, callContext())).addresses;

  test('finds the addresses of a postcode, however it is written', async () => {
    const lines = (await find('SW1A 9ZZ')).map(({ line }) => line);

    expect(lines).toContain('4 Example Mews');
    expect((await find('sw1a9zz')).map(({ line }) => line)).toEqual(lines);
    expect(await find('ZZ99 9ZZ')).toEqual([]);
  });
});
