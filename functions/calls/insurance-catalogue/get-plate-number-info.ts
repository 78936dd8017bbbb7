import type { getPlateNumberInfo as contract } from '../../../shared/calls/insurance-catalogue.ts';
import { lookupProvider } from '../../domain/insurance/lookups/lookup-provider.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getPlateNumberInfo: Handler<typeof contract> = async ({ country, plate }) => {
  const { isSample, findPlate } = await lookupProvider();
  return { isSample, car: await findPlate(country, plate) };
};
