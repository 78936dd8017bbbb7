import { describe, expect, test } from 'vitest';
import { getCarMakeList } from '../../../../functions/calls/insurance-catalogue/get-car-make-list.ts';
import { callContext } from '../../../kit/call-context.ts';

describe('getCarMakeList', () => {
  test('names the makes of a country in order, once each', async () => {
    const { isSample, makes } = await getCarMakeList({ country: 'MY' }, callContext());

    expect(isSample).toBe(true);
    expect(makes).toContain('Perodua');
    expect(makes).toEqual([...new Set(makes)].toSorted());
    expect((await getCarMakeList({ country: 'TH' }, callContext())).makes).not.toContain('Perodua');
  });
});
