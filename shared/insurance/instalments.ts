import type { Currency } from '../places/currencies.ts';
import { endDate } from '../rules/end-date.ts';
import type { InstalmentWay } from './definition.ts';
import { minorOf, multiply } from './money.ts';
import { holds, type Application } from './product.ts';

export type Instalment = {
  /** From 1. */
  number: number;
  /** `YYYY-MM-DD`. */
  due: string;
  /** Minor units. */
  amount: number;
};

export type InstalmentPlan = { id: string; instalments: readonly Instalment[]; total: number; surcharge: number };

/** In which parts an application can be paid. */
export function instalmentWays({ product, data }: Application): InstalmentWay[] {
  return product.definition.instalments.filter(({ when }) => holds(product, when, data));
}

/** How a total is paid in parts: equal ones, what is left over with the first, which is due on the day of purchase. */
export function splitPayment(
  { total, currency }: { total: number; currency: Currency },
  way: InstalmentWay,
  purchase: string,
): InstalmentPlan {
  const surcharge = multiply(total, way.surchargePercent / 100);
  const whole = total + surcharge;
  const unit = way.roundTo === undefined ? 1 : minorOf(way.roundTo, currency);
  const each = Math.floor(whole / way.count / unit) * unit;
  const instalments = Array.from({ length: way.count }, (_, index): Instalment => {
    const due = endDate({ start: purchase, unit: 3, length: index * way.everyMonths }) ?? purchase;
    return { number: index + 1, due, amount: index === 0 ? whole - each * (way.count - 1) : each };
  });
  return { id: way.id, instalments, total: whole, surcharge };
}
