import type { OutputOf, InputOf } from '../../../shared/calls/define-call.ts';
import type { getProductQuote } from '../../../shared/calls/insurance-quote.ts';
import { productOf, readApplication } from '../../../shared/insurance/product.ts';
import { todayOf } from './applications.ts';
import { currentDefinition } from './find-product.ts';
import { rateAnswers, toRatedView } from './quote-application.ts';

/** Decision and prices for answers that are not kept, by the version that is sold now. */
export async function rateProduct(
  { productCode, language, answers }: InputOf<typeof getProductQuote>,
  now: Date,
): Promise<OutputOf<typeof getProductQuote>> {
  const definition = await currentDefinition(productCode);
  const moment = { today: todayOf(definition, now), plan: null };
  const application = readApplication(productOf(definition), answers, moment);
  const rated = await rateAnswers(definition, application, { voucher: null, now, row: null });
  return toRatedView(rated, definition, language);
}
