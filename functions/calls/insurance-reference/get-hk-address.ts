import type { getHkAddress as contract } from '../../../shared/calls/insurance-reference.ts';
import { lookupProvider } from '../../domain/insurance/lookups/lookup-provider.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getHkAddress: Handler<typeof contract> = async ({ text }) => {
  const { isSample, findHkAddresses } = await lookupProvider();
  return { isSample, addresses: await findHkAddresses(text) };
};
