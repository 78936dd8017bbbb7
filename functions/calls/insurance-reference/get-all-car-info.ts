import type { getAllCarInfo as contract } from '../../../shared/calls/insurance-reference.ts';
import { lookupProvider } from '../../domain/insurance/lookups/lookup-provider.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getAllCarInfo: Handler<typeof contract> = async ({ country, ...wanted }) => {
  const { isSample, findCars } = await lookupProvider();
  return { isSample, cars: await findCars(country, wanted) };
};
