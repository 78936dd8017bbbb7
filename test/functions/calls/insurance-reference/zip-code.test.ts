import { describe, expect, test } from 'vitest';
import { zipCode } from '../../../../functions/calls/insurance-reference/zip-code.ts';
import { callContext } from '../../../kit/call-context.ts';

describe('zipCode', () => {
  const find = async (country: 'MY' | 'TH', zip: string) => (await zipCode({ country, zip }, callContext())).addresses;

  test('finds the areas of a postcode in its country, with their own names', async () => {
    expect((await find('TH', '10110')).map(({ town, local }) => [town, local?.town])).toContainEqual([
      'Khlong Toei',
      'คลองเตย',
    ]);
    expect(await find('MY', '10110')).not.toEqual(await find('TH', '10110'));
    expect(await find('TH', '00000')).toEqual([]);
  });
});
