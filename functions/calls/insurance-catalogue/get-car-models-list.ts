import type { getCarModelsList as contract } from '../../../shared/calls/insurance-catalogue.ts';
import { lookupProvider } from '../../domain/insurance/lookups/lookup-provider.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getCarModelsList: Handler<typeof contract> = async ({ country, make }) => {
  const { isSample, listModels } = await lookupProvider();
  return { isSample, models: await listModels(country, make) };
};
