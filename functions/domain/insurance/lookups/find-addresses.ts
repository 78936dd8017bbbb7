import type { FoundAddress } from '../../../../shared/insurance/lookups.ts';
import type { LookupProvider } from './lookup-provider.ts';

/** Addresses of a country in the way that it is asked: by words, or by postcode. None for countries that nobody looks up. */
export async function findAddresses(provider: LookupProvider, country: string, text: string): Promise<FoundAddress[]> {
  if (country === 'HK') return provider.findHkAddresses(text);
  if (country === 'ID') return provider.findIdAddresses(text);
  if (country === 'GB') return provider.findGbAddresses(text);
  if (country === 'MY' || country === 'TH') return provider.findZipCode(country, text.trim());
  return [];
}
