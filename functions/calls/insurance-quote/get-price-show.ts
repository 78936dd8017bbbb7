import type { getPriceShow as contract } from '../../../shared/calls/insurance-quote.ts';
import { priceExamples } from '../../../shared/insurance/examples.ts';
import { todayOf } from '../../domain/insurance/applications.ts';
import { currentDefinition, textsOf } from '../../domain/insurance/find-product.ts';
import { toPriceView } from '../../domain/insurance/quote-application.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getPriceShow: Handler<typeof contract> = async ({ productCode, language: wanted }, { now }) => {
  const definition = await currentDefinition(productCode);
  const { language, texts } = await textsOf(definition, wanted);
  const examples = priceExamples(definition, todayOf(definition, now)).map(({ id, prices }) => ({
    id,
    text: texts.examples[id] ?? '',
    prices: prices.map(toPriceView),
  }));
  return { language, examples };
};
