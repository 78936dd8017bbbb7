import type { getAddress as contract } from '../../../shared/calls/insurance-reference.ts';
import { lookupProvider } from '../../domain/insurance/lookups/lookup-provider.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getAddress: Handler<typeof contract> = async ({ postcode }) => {
  const { isSample, findGbAddresses } = await lookupProvider();
  return { isSample, addresses: await findGbAddresses(postcode) };
};
