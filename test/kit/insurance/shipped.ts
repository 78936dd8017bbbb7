/** Products as the project brings them, published by the insurer of a test. */
import { textsKey, wordingKey } from '../../../functions/domain/insurance/product-rows.ts';
import { shippedProduct } from './products.ts';
import { publishedRows } from './published.ts';

/** With their own texts and wordings. */
export function shippedRows(code: string) {
  const { definition, texts, wordings } = shippedProduct(code);
  const { version, languages } = definition;
  return [
    ...publishedRows(definition),
    ...languages.flatMap((language) => [
      { ...textsKey(code, version, language), texts: texts[language] },
      { ...wordingKey(code, version, language), wording: wordings[language] ?? '' },
    ]),
  ];
}
