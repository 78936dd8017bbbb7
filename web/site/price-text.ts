/** Prices of the plans as the pricing page writes them, at the build and in the browser; amounts in minor units. */
import type { Money } from '../../shared/model/billing.ts';
import { monthOf } from '../lib/plan-parts.ts';
import { fillText } from '../pages/page-texts.ts';
import { moneyText } from '../../shared/rules/money-text.ts';

/** Of each plan, the net price of a month and of a year. */
export type PlanPrices = Readonly<Record<string, { monthly: number; yearly: number }>>;

/** "€12". @param tag BCP 47 */
export function priceText(price: Money, tag: string): string {
  return moneyText(tag, price, 'stripIfInteger');
}

/** "a year, €10 a month". @param text with a place for the month */
export function yearText(text: string, year: Money, tag: string): string {
  return fillText(text, { month: moneyText(tag, monthOf(year)) });
}
