import type { advancePayment as contract } from '../../../shared/calls/insurance-quote.ts';
import { instalmentWays, splitPayment } from '../../../shared/insurance/instalments.ts';
import { changeApplication, openApplication } from '../../domain/insurance/applications.ts';
import { readWith } from '../../domain/insurance/quote-application.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const advancePayment: Handler<typeof contract> = async ({ instalments: wanted, ...opened }, { now }) => {
  const row = await openApplication(opened, now);
  const { quote } = row;
  const price = quote?.prices.find(({ plan }) => plan === row.plan);
  if (price === undefined || row.state !== 'accepted') throw new AppError('quote_needed');
  const { application } = await readWith(row, now);
  // What a change costs is paid at once.
  const change = row.changes && quote?.changes?.find(({ plan }) => plan === row.plan);
  const offered = row.changes === null ? instalmentWays(application) : [];
  const ways = offered.map((way) => splitPayment(price, way, application.moment.today));
  const chosen = wanted === undefined ? row.instalments : wanted;
  const way = ways.find(({ id }) => id === chosen);
  if (chosen !== null && way === undefined) throw new AppError('not_found');
  if (chosen !== row.instalments) await changeApplication(row, { instalments: chosen }, now);
  const dueNow = way?.instalments[0]?.amount ?? change?.due ?? price.total;
  return {
    chosen,
    currency: price.currency,
    dueNow,
    ways: ways.map((one) => ({ ...one, instalments: [...one.instalments] })),
  };
};
