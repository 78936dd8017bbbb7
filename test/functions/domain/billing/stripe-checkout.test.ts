import { expect, test } from 'vitest';
import { localeOf } from '../../../../functions/domain/billing/providers/stripe-checkout.ts';
import { languageValues } from '../../../../shared/places/languages.ts';

/** What Stripe's page can be asked for (stripe-node, `Checkout.SessionCreateParams.Locale`). */
const known =
  'auto bg cs da de el en en-GB es es-419 et fi fil fr fr-CA hr hu id it ja ko lt lv ms mt nb nl pl pt pt-BR ro ru sk sl sv th tr vi zh zh-HK zh-TW';

test.each(languageValues)("Stripe's page knows what it is asked for in %s", (language) => {
  expect(known.split(' ')).toContain(localeOf(language));
});

test.each([
  ['de_at', 'de'],
  ['en_us', 'en'],
  ['es_mx', 'es-419'],
  ['zh_cn', 'zh'],
  ['zh_hk', 'zh-HK'],
  ['no_no', 'nb'],
  ['ar_sa', 'auto'],
  [undefined, 'auto'],
] as const)('for %s it is asked for in %s', (language, locale) => {
  expect(localeOf(language)).toBe(locale);
});
