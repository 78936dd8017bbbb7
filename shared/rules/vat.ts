/**
 * Value added tax on what we sell: services supplied electronically by a limited company of the United Kingdom. They are
 * taxed where the buyer is: a consumer of the EU pays the rate of their country (Directive 2006/112/EC, articles 58 and
 * 369a ff.: One Stop Shop, non-Union scheme), a company of the EU owes the tax itself (articles 44 and 196), and elsewhere
 * none of these taxes is due.
 */
import type { Money } from '../model/billing.ts';

/**
 * Standard rates in percent as they are since 1 January 2026. Sources: European Commission, Taxes in Europe Database,
 * https://ec.europa.eu/taxation_customs/tedb ; HM Revenue & Customs, https://www.gov.uk/vat-rates .
 */
const UNITED_KINGDOM_PERCENT = 20;
const euRates: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 21,
  BG: 20,
  CY: 19,
  CZ: 21,
  DE: 19,
  DK: 25,
  EE: 24,
  ES: 21,
  FI: 25.5,
  FR: 20,
  GR: 24,
  HR: 25,
  HU: 27,
  IE: 23,
  IT: 22,
  LT: 21,
  LU: 17,
  LV: 21,
  MT: 18,
  NL: 21,
  PL: 23,
  PT: 23,
  RO: 21,
  SE: 25,
  SI: 22,
  SK: 23,
};

export type VatQuestion = {
  /** Of the buyer, ISO 3166-1 alpha-2. */
  country: string;
  /** Of the buyer, its form checked before; empty without one. */
  vatNumber: string;
};

export type Vat = {
  percent: number;
  /** The buyer owes the tax. */
  isReverseCharge: boolean;
  /** What the invoice has to say about it. */
  note: 'none' | 'reverse-charge' | 'outside';
};

export function vatOf({ country, vatNumber }: VatQuestion): Vat {
  if (country === 'GB') return { percent: UNITED_KINGDOM_PERCENT, isReverseCharge: false, note: 'none' };
  const percent = euRates[country];
  if (percent === undefined) return { percent: 0, isReverseCharge: false, note: 'outside' };
  if (vatNumber.trim() !== '') return { percent: 0, isReverseCharge: true, note: 'reverse-charge' };
  return { percent, isReverseCharge: false, note: 'none' };
}

/** The tax on a net price, rounded half up in minor units. Rates have one decimal at most. */
export function vatAmount({ amount, currency }: Money, percent: number): Money {
  const perMille = Math.round(percent * 10);
  return { amount: Math.floor((2 * amount * perMille + 1_000) / 2_000), currency };
}
