/** What is to be paid for an application: from the quote that is kept with it, and from nothing that anybody sends (T49). */
import { instalmentWays, splitPayment } from '../../../../shared/insurance/instalments.ts';
import type { PriceView } from '../../../../shared/insurance/application.ts';
import type { ProductDefinition } from '../../../../shared/insurance/definition.ts';
import type { Money } from '../../../../shared/model/billing.ts';
import { AppError } from '../../../kit/app-error.ts';
import type { ApplicationRow, KeptQuote } from '../application-rows.ts';
import type { PolicyOrderRow } from '../policy-rows.ts';
import { todayOf } from '../applications.ts';
import { readWith } from '../quote-application.ts';

export type OrderPrice = {
  definition: ProductDefinition;
  /** Day where the product is sold. */
  today: string;
  quote: KeptQuote;
  price: PriceView;
  /** Of all parts together, with what paying in parts costs. */
  total: Money;
  /** The first part, or all of it. */
  dueNow: Money;
  /** Null for all at once. */
  instalments: PolicyOrderRow['instalments'];
};

/** Throws `quote_needed` while no plan with a price is chosen. */
export async function priceOrder(row: ApplicationRow, now: Date): Promise<OrderPrice> {
  const { quote } = row;
  const price = quote?.prices.find(({ plan }) => plan === row.plan);
  if (quote === null || price === undefined || row.state === 'draft') throw new AppError('quote_needed');
  const { definition, application } = await readWith(row, now);
  const { currency } = price;
  const today = todayOf(definition, now);
  if (row.changes !== null) return ofChange(quote, { definition, today, quote, price });
  const way = instalmentWays(application).find(({ id }) => id === row.instalments);
  const parts = way && splitPayment(price, way, today);
  const instalments = parts?.instalments.map(({ number, due, amount }) => ({
    ...{ number, due, money: { amount, currency }, paidOn: null },
  }));
  const total = { amount: parts?.total ?? price.total, currency };
  const dueNow = instalments?.[0]?.money ?? total;
  return { definition, today, quote, price, total, dueNow, instalments: instalments ?? null };
}

/** What is due for a change is paid at once. */
function ofChange(
  { changes }: KeptQuote,
  known: Pick<OrderPrice, 'definition' | 'today' | 'quote' | 'price'>,
): OrderPrice {
  const change = changes?.find(({ plan }) => plan === known.price.plan);
  if (change === undefined) throw new AppError('quote_needed');
  const total = { amount: change.due, currency: change.currency };
  return { ...known, total, dueNow: total, instalments: null };
}
