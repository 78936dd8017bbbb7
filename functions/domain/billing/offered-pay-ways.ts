/** Which ways of paying are offered to whom: what the stage has a provider for, and the provider takes. */
import type { PayWay } from '../../../shared/model/billing.ts';
import type { Currency } from '../../../shared/places/currencies.ts';
import { environment } from '../../kit/environment.ts';

/**
 * Currencies that PayPal takes from payers of any country, without forints: those it takes only whole, and tax makes parts
 * of them (developer.paypal.com/reference/currency-codes).
 */
const payPalCurrencies: readonly Currency[] = [
  'AUD',
  'CAD',
  'CHF',
  'CZK',
  'DKK',
  'EUR',
  'GBP',
  'HKD',
  'JPY',
  'MXN',
  'NOK',
  'PLN',
  'SEK',
  'SGD',
  'THB',
  'USD',
];

const takes: Record<PayWay, (country: string, currency: Currency) => boolean> = {
  card: () => true,
  paypal: (_, currency) => payPalCurrencies.includes(currency),
  gopay: (country, currency) => country === 'ID' && currency === 'IDR',
};

/** In the order in which they are shown. @param country ISO 3166-1 alpha-2 */
export function offeredPayWays(country: string, currency: Currency): PayWay[] {
  const here = environment.payWays();
  return (['card', 'paypal', 'gopay'] as const).filter((way) => here.includes(way) && takes[way](country, currency));
}
