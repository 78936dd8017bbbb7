/** The currency that a provider names, in whatever case. */
import { currencies, type Currency } from '../../../../shared/places/currencies.ts';

/** Throws for a currency that we take no payment in. */
export function currencyOf(text: string): Currency {
  const currency = currencies.find((known) => known === text.toUpperCase());
  if (!currency) throw new Error(`A payment in ${text.toUpperCase()} is none of ours.`);
  return currency;
}
