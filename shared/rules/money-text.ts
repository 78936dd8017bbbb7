import type { Money } from '../model/billing.ts';
import { minorDigits } from '../places/currencies.ts';

/** Money as it is written in a language: `1.290,00 €`. @param tag BCP 47 */
export function moneyText(tag: string, { amount, currency }: Money): string {
  const digits = minorDigits(currency);
  const exact = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(tag, { style: 'currency', currency, ...exact }).format(amount / 10 ** digits);
}
