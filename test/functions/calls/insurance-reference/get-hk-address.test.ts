import { describe, expect, test } from 'vitest';
import { getHkAddress } from '../../../../functions/calls/insurance-reference/get-hk-address.ts';
import { callContext } from '../../../kit/call-context.ts';

describe('getHkAddress', () => {
  const find = async (text: string) => (await getHkAddress({ text }, callContext())).addresses;

  test('finds what holds every word typed so far, in English and in Chinese', async () => {
    const [english] = await find('kam wah queen');
    const [chinese] = await find('金華大廈');

    expect(english).toMatchObject({
      line: "Kam Wah Building, 88 Queen's Road Central",
      town: 'Central',
      region: 'Hong Kong Island',
      local: { line: '皇后大道中88號金華大廈', town: '中環', region: '香港島' },
    });
    expect(chinese).toEqual(english);
    expect(await find('kam wah nowhere')).toEqual([]);
  });

  test('answers twenty at most, and says that they are samples', async () => {
    expect((await find('road')).length).toBe(20);
    expect((await getHkAddress({ text: 'Central' }, callContext())).isSample).toBe(true);
  });
});
