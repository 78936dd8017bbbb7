import type { getCarMakeList as contract } from '../../../shared/calls/insurance-catalogue.ts';
import { lookupProvider } from '../../domain/insurance/lookups/lookup-provider.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getCarMakeList: Handler<typeof contract> = async ({ country }) => {
  const { isSample, listMakes } = await lookupProvider();
  return { isSample, makes: await listMakes(country) };
};
