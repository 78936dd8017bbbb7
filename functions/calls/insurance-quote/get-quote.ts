import type { getQuote as contract } from '../../../shared/calls/insurance-quote.ts';
import { openApplication } from '../../domain/insurance/applications.ts';
import { priceChanges } from '../../domain/insurance/price-changes.ts';
import { rateRow, toQuoteView } from '../../domain/insurance/quote-application.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getQuote: Handler<typeof contract> = async (input, { now }) => {
  const row = await openApplication(input, now);
  const { quote } = row;
  if (quote === null) return { quote: null, holds: false, changes: [] };
  const { today, rated, isOutdated } = await rateRow(row, now);
  const view = await toQuoteView(quote, row.productCode, row.language);
  return {
    quote: view,
    holds: row.state !== 'draft' && today <= quote.validUntil && !isOutdated,
    changes: row.changes === null ? priceChanges(quote, rated.quote) : [],
  };
};
