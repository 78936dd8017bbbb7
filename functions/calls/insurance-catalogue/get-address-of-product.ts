import type { getAddressOfProduct as contract } from '../../../shared/calls/insurance-catalogue.ts';
import { currentDefinition } from '../../domain/insurance/find-product.ts';
import { findAddresses } from '../../domain/insurance/lookups/find-addresses.ts';
import { lookupProvider } from '../../domain/insurance/lookups/lookup-provider.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getAddressOfProduct: Handler<typeof contract> = async ({ productCode, text }) => {
  const { country } = await currentDefinition(productCode);
  const provider = await lookupProvider();
  return { isSample: provider.isSample, addresses: await findAddresses(provider, country, text) };
};
