import type { Money } from '../model/billing.ts';
import { minorDigits, type Currency } from '../places/currencies.ts';
import { holdSign } from './hold-sign.ts';

/** Currencies with a short sign that is no other one's, as `$`, `kr` and `¥` are. */
const ownSigns: ReadonlySet<Currency> = new Set<Currency>([
  'MYR',
  'THB',
  'IDR',
  'PLN',
  'CZK',
  'HUF',
  'RON',
  'RUB',
  'TRY',
  'KRW',
  'MNT',
  'VND',
]);

/** Money as it is written in a language: `1.290,00 €`, with western digits. @param tag BCP 47 @param zeros behind a whole amount */
export function moneyText(tag: string, { amount, currency }: Money, zeros: 'auto' | 'stripIfInteger' = 'auto'): string {
  const digits = minorDigits(currency);
  const exact = { minimumFractionDigits: digits, maximumFractionDigits: digits, trailingZeroDisplay: zeros };
  return holdSign(moneyFormat(tag, currency, exact).format(amount / 10 ** digits));
}

/** The sign of a currency as amounts in a language have it: `HK$`. @param tag BCP 47 */
export function currencySign(tag: string, currency: Currency): string {
  return signIn(moneyFormat(tag, currency));
}

/** Where a language has the three letters alone, the sign that people in the currency's country write: `RM`, `฿`, `Rp`. */
function moneyFormat(tag: string, currency: Currency, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const all: Intl.NumberFormatOptions = { style: 'currency', currency, numberingSystem: 'latn', ...options };
  const usual = new Intl.NumberFormat(tag, all);
  if (!ownSigns.has(currency) || signIn(usual) !== currency) return usual;
  return new Intl.NumberFormat(tag, { ...all, currencyDisplay: 'narrowSymbol' });
}

function signIn(format: Intl.NumberFormat): string {
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? '';
}
