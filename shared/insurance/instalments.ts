import { endDate } from '../rules/end-date.ts';
import type { InstalmentWay } from './definition.ts';
import { multiply } from './money.ts';

export type Instalment = {
  /** From 1. */
  number: number;
  /** `YYYY-MM-DD`. */
  due: string;
  /** Minor units. */
  amount: number;
};

export type InstalmentPlan = { id: string; instalments: readonly Instalment[]; total: number; surcharge: number };

/** How a total is paid in parts: equal ones, what is left over with the first, which is due on the day of purchase. */
export function splitPayment(total: number, way: InstalmentWay, purchase: string): InstalmentPlan {
  const surcharge = multiply(total, way.surchargePercent / 100);
  const whole = total + surcharge;
  const each = Math.floor(whole / way.count);
  const instalments = Array.from({ length: way.count }, (_, index): Instalment => {
    const due = endDate({ start: purchase, unit: 3, length: index * way.everyMonths }) ?? purchase;
    return { number: index + 1, due, amount: index === 0 ? whole - each * (way.count - 1) : each };
  });
  return { id: way.id, instalments, total: whole, surcharge };
}
