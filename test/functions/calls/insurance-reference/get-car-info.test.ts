import { describe, expect, test } from 'vitest';
import { getCarInfo } from '../../../../functions/calls/insurance-reference/get-car-info.ts';
import { callContext } from '../../../kit/call-context.ts';

describe('getCarInfo', () => {
  const find = (model: string, year: number) =>
    getCarInfo({ country: 'MY', make: 'perodua', model, year }, callContext());

  test('tells size, body and value of a car of a year', async () => {
    expect(await find('Axia', 2015)).toEqual({
      isSample: true,
      car: { make: 'Perodua', model: 'Axia', year: 2015, cc: 998, body: 'hatchback', value: 19_500 },
    });
  });

  test('tells nothing of what was never sold', async () => {
    expect((await find('Axia', 2013)).car).toBeNull();
    expect((await find('None', 2020)).car).toBeNull();
    expect(
      (await getCarInfo({ country: 'TH', make: 'Perodua', model: 'Axia', year: 2015 }, callContext())).car,
    ).toBeNull();
  });
});
