import { expect, test } from 'vitest';
import { serviceConstants } from '../../../shared/legal/service-constants.ts';
import { languageValues } from '../../../shared/places/languages.ts';
import { readTexts } from '../../../web/text-files.ts';

const { trialDays, minimumAge, interactionDays } = serviceConstants;

/** Screens that say a figure of the service in words of their own. */
const texts = [
  ['account', ['signUp', 'text'], trialDays],
  ['account', ['finish', 'adult'], minimumAge],
  ['history', ['intro'], interactionDays],
] as const;

test.each(texts)('%s %j says %i in every language, as the legal documents do', (namespace, keys, figure) => {
  const textIn = (language: (typeof languageValues)[number]): unknown =>
    keys.reduce<unknown>((tree, key) => (tree as Record<string, unknown>)[key], readTexts(language, namespace));

  expect(languageValues.filter((language) => !String(textIn(language)).includes(String(figure)))).toEqual([]);
});
