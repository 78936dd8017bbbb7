import type { zipCode as contract } from '../../../shared/calls/insurance-reference.ts';
import { lookupProvider } from '../../domain/insurance/lookups/lookup-provider.ts';
import type { Handler } from '../../kit/call-group.ts';

export const zipCode: Handler<typeof contract> = async ({ country, zip }) => {
  const { isSample, findZipCode } = await lookupProvider();
  return { isSample, addresses: await findZipCode(country, zip) };
};
