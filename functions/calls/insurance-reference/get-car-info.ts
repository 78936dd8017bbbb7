import type { getCarInfo as contract } from '../../../shared/calls/insurance-reference.ts';
import { lookupProvider } from '../../domain/insurance/lookups/lookup-provider.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getCarInfo: Handler<typeof contract> = async ({ country, ...car }) => {
  const { isSample, findCars } = await lookupProvider();
  const [found = null] = await findCars(country, car);
  return { isSample, car: found };
};
