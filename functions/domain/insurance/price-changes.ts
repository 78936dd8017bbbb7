import type * as z from 'zod';
import type { PriceChange } from '../../../shared/insurance/application.ts';
import type { KeptQuote } from './application-rows.ts';

/** Plans whose total differs between two quotes that both have them. */
export function priceChanges(
  before: Pick<KeptQuote, 'prices'> | null,
  now: Pick<KeptQuote, 'prices'> | null,
): z.infer<typeof PriceChange>[] {
  return (before?.prices ?? []).flatMap(({ plan, total, currency }) => {
    const other = now?.prices.find((price) => price.plan === plan);
    if (other === undefined || other.total === total) return [];
    return [{ plan, before: { amount: total, currency }, now: { amount: other.total, currency } }];
  });
}
