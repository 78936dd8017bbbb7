import type { underwritingLogic as contract } from '../../../shared/calls/insurance-quote.ts';
import { openApplication } from '../../domain/insurance/applications.ts';
import { definitionOf } from '../../domain/insurance/find-product.ts';
import { rateRow, toRatedView } from '../../domain/insurance/quote-application.ts';
import type { Handler } from '../../kit/call-group.ts';

export const underwritingLogic: Handler<typeof contract> = async (input, { now }) => {
  const row = await openApplication(input, now);
  const { rated } = await rateRow(row, now);
  const definition = await definitionOf(row.productCode, row.version);
  const { problems, decision, reasons } = await toRatedView(rated, definition, row.language);
  return { problems, decision, reasons };
};
