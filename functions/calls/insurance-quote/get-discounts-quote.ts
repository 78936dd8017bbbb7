import type { getDiscountsQuote as contract } from '../../../shared/calls/insurance-quote.ts';
import { openApplication } from '../../domain/insurance/applications.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getDiscountsQuote: Handler<typeof contract> = async (input, { now }) => {
  const { quote } = await openApplication(input, now);
  const plans = (quote?.prices ?? []).map(({ plan, currency, lines, total }) => {
    const discounts = lines
      .filter(({ kind }) => kind === 'discount' || kind === 'voucher')
      .map(({ id, amount }) => ({ id, amount }));
    const off = discounts.reduce((sum, { amount }) => sum + amount, 0);
    return { plan, currency, before: total - off, discounts, total };
  });
  return { plans };
};
