/** Money as the providers write it. We keep minor units of ISO 4217; each of them has ideas of its own. */
import { minorDigits, type Currency } from '../../../../shared/places/currencies.ts';
import type { Money } from '../../../../shared/model/billing.ts';

/** PayPal: a decimal number as text, with as many digits as the currency has ("12.00", and "1200" for yen). */
export function toDecimal({ amount, currency }: Money): string {
  const digits = minorDigits(currency);
  if (digits === 0) return String(amount);
  const text = String(amount).padStart(digits + 1, '0');
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** The other way round. Throws for what is no amount of the currency. */
export function fromDecimal(text: string, currency: Currency): Money {
  const digits = minorDigits(currency);
  const [, whole, part = ''] = /^(\d{1,12})(?:\.(\d{1,3}))?$/.exec(text) ?? [];
  const isExact = /^0*$/.test(part.slice(digits));
  if (whole === undefined || !isExact) throw new Error(`The provider wrote an amount in ${currency} that is none.`);
  return { amount: Number(whole + part.slice(0, digits).padEnd(digits, '0')), currency };
}

/** Midtrans: whole rupiah, although ISO 4217 has sen. Throws for parts of a rupiah: nobody can pay them. */
export function toRupiah({ amount, currency }: Money): number {
  if (currency !== 'IDR' || amount % 100 !== 0) {
    throw new Error(`GoPay takes whole rupiah (multiples of 100 minor units), not ${amount} ${currency}.`);
  }
  return amount / 100;
}

/** Midtrans answers with "12000.00". */
export const fromRupiah = (text: string): Money => fromDecimal(text, 'IDR');
