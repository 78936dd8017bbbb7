import { describe, expect, test } from 'vitest';
import { getCarModelsList } from '../../../../functions/calls/insurance-catalogue/get-car-models-list.ts';
import { callContext } from '../../../kit/call-context.ts';

describe('getCarModelsList', () => {
  test('names the models of a make in a country', async () => {
    const { models } = await getCarModelsList({ country: 'MY', make: 'PERODUA' }, callContext());

    expect(models).toEqual(expect.arrayContaining(['Axia', 'Bezza']));
    expect((await getCarModelsList({ country: 'TH', make: 'Perodua' }, callContext())).models).toEqual([]);
  });
});
