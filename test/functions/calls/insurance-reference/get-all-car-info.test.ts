import { describe, expect, test } from 'vitest';
import { getAllCarInfo } from '../../../../functions/calls/insurance-reference/get-all-car-info.ts';
import { callContext } from '../../../kit/call-context.ts';

describe('getAllCarInfo', () => {
  const list = async (wanted: { model?: string; year?: number }) =>
    (await getAllCarInfo({ country: 'MY', make: 'Perodua', ...wanted }, callContext())).cars;

  test('lists cars by make, and fewer by model and year', async () => {
    const [all, axias, one] = await Promise.all([
      list({}),
      list({ model: 'Axia' }),
      list({ model: 'Axia', year: 2020 }),
    ]);

    expect(new Set(all.map(({ model }) => model)).size).toBeGreaterThan(2);
    expect(axias.map(({ year }) => year)).toEqual(axias.map((_, index) => 2014 + index));
    expect(one).toEqual(axias.filter(({ year }) => year === 2020));
  });
});
