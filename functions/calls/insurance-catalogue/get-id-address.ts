import type { getIdAddress as contract } from '../../../shared/calls/insurance-catalogue.ts';
import { lookupProvider } from '../../domain/insurance/lookups/lookup-provider.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getIdAddress: Handler<typeof contract> = async ({ text }) => {
  const { isSample, findIdAddresses } = await lookupProvider();
  return { isSample, addresses: await findIdAddresses(text) };
};
