import type { quotes as contract } from '../../../shared/calls/insurance-quote.ts';
import { priceChanges } from '../../domain/insurance/price-changes.ts';
import { openApplication } from '../../domain/insurance/applications.ts';
import { quoteApplication, toApplicationView } from '../../domain/insurance/quote-application.ts';
import type { Handler } from '../../kit/call-group.ts';

export const quotes: Handler<typeof contract> = async (input, context) => {
  const { row, problems, former } = await quoteApplication(await openApplication(input, context.now), context);
  return {
    application: await toApplicationView(row, context.now),
    problems,
    changes: problems.length > 0 || row.changes !== null ? [] : priceChanges(former, row.quote),
  };
};
