/**
 * What the paid plans cost (specification 1, section 7): net, a month, in minor units. Chosen for each currency, never
 * converted, so that no price moves with a rate.
 */
import { countryByAbbr } from '../places/countries.ts';
import { currencies, type Currency } from '../places/currencies.ts';
import type { PaidPlanId } from './account.ts';
import { MONTHS_PAID_IN_A_YEAR, type Cycle, type Money } from './billing.ts';

const row = (individual: number, pro: number, team1: number, team2: number): Record<PaidPlanId, number> => ({
  individual,
  pro,
  team1,
  team2,
});

export const monthlyPrices: Record<Currency, Record<PaidPlanId, number>> = {
  USD: row(12_00, 29_00, 99_00, 189_00),
  CAD: row(16_00, 39_00, 135_00, 259_00),
  MXN: row(209_00, 499_00, 1_699_00, 3_249_00),
  BRL: row(59_00, 149_00, 499_00, 959_00),
  AED: row(45_00, 109_00, 365_00, 699_00),
  SAR: row(45_00, 109_00, 369_00, 699_00),
  GBP: row(10_00, 25_00, 85_00, 159_00),
  EUR: row(12_00, 29_00, 99_00, 189_00),
  CHF: row(12_00, 29_00, 99_00, 189_00),
  DKK: row(89_00, 219_00, 739_00, 1_399_00),
  NOK: row(129_00, 319_00, 1_099_00, 2_099_00),
  SEK: row(129_00, 319_00, 1_099_00, 2_099_00),
  PLN: row(49_00, 119_00, 419_00, 799_00),
  CZK: row(289_00, 699_00, 2_399_00, 4_599_00),
  HUF: row(4_690_00, 11_490_00, 38_990_00, 74_900_00),
  RON: row(59_00, 145_00, 495_00, 945_00),
  RUB: row(990_00, 2_390_00, 7_990_00, 14_990_00),
  TRY: row(399_00, 969_00, 3_290_00, 6_290_00),
  CNY: row(79_00, 199_00, 669_00, 1_289_00),
  HKD: row(95_00, 228_00, 780_00, 1_480_00),
  MOP: row(98_00, 235_00, 800_00, 1_520_00),
  JPY: row(1_800, 4_300, 14_800, 28_000),
  KRW: row(15_900, 38_900, 129_000, 249_000),
  MNT: row(39_900_00, 98_900_00, 335_000_00, 639_000_00),
  THB: row(399_00, 979_00, 3_290_00, 6_290_00),
  IDR: row(179_000_00, 449_000_00, 1_499_000_00, 2_890_000_00),
  VND: row(289_000, 699_000, 2_390_000, 4_590_000),
  MYR: row(49_00, 125_00, 429_00, 819_00),
  SGD: row(16_00, 39_00, 135_00, 255_00),
  AUD: row(18_00, 45_00, 149_00, 285_00),
};

/** The currency of a country outside the service's. */
const ELSEWHERE: Currency = 'USD';

export function currencyOf(country: string): Currency {
  const code = countryByAbbr(country)?.currencyCode;
  return currencies.find((currency) => currency === code) ?? ELSEWHERE;
}

/** The net price of one cycle; a year costs ten months. */
export function priceOf(planId: PaidPlanId, cycle: Cycle, currency: Currency): Money {
  const month = monthlyPrices[currency][planId];
  return { amount: cycle === 'yearly' ? month * MONTHS_PAID_IN_A_YEAR : month, currency };
}
