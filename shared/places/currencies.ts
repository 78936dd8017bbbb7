/** The currencies of the service's countries: how many digits their minor unit has (ISO 4217). */
const rows = {
  USD: 2,
  CAD: 2,
  MXN: 2,
  BRL: 2,
  AED: 2,
  SAR: 2,
  GBP: 2,
  EUR: 2,
  CHF: 2,
  DKK: 2,
  NOK: 2,
  SEK: 2,
  PLN: 2,
  CZK: 2,
  HUF: 2,
  RON: 2,
  RUB: 2,
  TRY: 2,
  CNY: 2,
  HKD: 2,
  MOP: 2,
  JPY: 0,
  KRW: 0,
  MNT: 2,
  THB: 2,
  IDR: 2,
  VND: 0,
  MYR: 2,
  SGD: 2,
  AUD: 2,
} as const satisfies Record<string, 0 | 2 | 3>;

export type Currency = keyof typeof rows;

export const currencies = Object.keys(rows) as [Currency, ...Currency[]];

/** Digits after the decimal sign: 199 minor units are 1.99 in EUR and 199 in JPY. */
export function minorDigits(currency: Currency): number {
  return rows[currency];
}
