import { describe, expect, test } from 'vitest';
import { getPlateNumberInfo } from '../../../../functions/calls/insurance-catalogue/get-plate-number-info.ts';
import { callContext } from '../../../kit/call-context.ts';

describe('getPlateNumberInfo', () => {
  const find = async (country: 'MY' | 'TH', plate: string) =>
    (await getPlateNumberInfo({ country, plate }, callContext())).car;

  test('knows the car with a plate, however the plate is written', async () => {
    const car = { make: 'Perodua', model: 'Myvi', year: 2024, cc: 1_496 };

    expect(await find('MY', 'WXY 1234')).toMatchObject(car);
    expect(await find('MY', 'wxy-1234')).toMatchObject(car);
  });

  test('knows none of another country, and none that is not there', async () => {
    expect(await find('TH', 'WXY 1234')).toBeNull();
    expect(await find('MY', 'ABC 1')).toBeNull();
  });

  test('tells nothing of a holder', async () => {
    expect(Object.keys((await find('MY', 'VFA 1234')) ?? {}).toSorted()).toEqual([
      'body',
      'cc',
      'make',
      'model',
      'value',
      'year',
    ]);
  });
});
