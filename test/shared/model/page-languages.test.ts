import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as examples from '../../../shared/calls/examples.ts';
import {
  inLanguage,
  isMachineTranslated,
  isWanted,
  pairOf,
  progressOf,
  withPairs,
  type Translation,
} from '../../../shared/model/page-languages.ts';
import { PublicPage } from '../../../shared/model/page.ts';
import { translatableTexts, type PageContent } from '../../../shared/model/translatable-texts.ts';
import { textFingerprint } from '../../../shared/rules/text-fingerprint.ts';

const content: PageContent = {
  page: PublicPage.parse(examples.publicPage),
  standardReply: 'Leave your number.',
  posts: [examples.post],
  products: [examples.product],
};
const texts = translatableTexts(content);
const title = texts.find(({ path }) => path === 'profile/title');
const translation = (by: Translation['by'], of: string, text = 'Innenarchitektin'): Record<string, Translation> => ({
  'profile/title': { text, by, of: textFingerprint(of) },
});
/** Everything but texts: keys in their order, ids, numbers, links. */
const shapeOf = (value: PageContent): string =>
  JSON.stringify(value, (key, one: unknown) =>
    typeof one === 'string' && !/(?:[iI]d|link|value|path|At)$/.test(key) ? '' : one,
  );

describe('the texts of a page', () => {
  test('are listed once each, in an order that stays, and none that is empty', () => {
    expect(new Set(texts.map(({ path }) => path)).size).toBe(texts.length);
    expect(texts.map(({ text }) => text)).not.toContain('');
    expect(texts.map(({ path }) => path)).toEqual([
      'profile/displayName',
      'profile/title',
      'profile/tagline',
      'profile/location',
      'profile/aboutMe',
      'profile/description',
      'features/f1/title',
      'features/f1/text',
      'offers/o1/title',
      'offers/o1/text',
      'offers/o1/price',
      'assistant/name',
      'assistant/morning',
      'assistant/afternoon',
      'assistant/evening',
      'assistant/standardReply',
      `news/${examples.post.postId}/title`,
      `news/${examples.post.postId}/text`,
      ...['title', 'price', 'summary', 'description'].map((field) => `products/${examples.product.productId}/${field}`),
    ]);
  });

  test('are the same without translations', () => {
    expect(inLanguage(content, {})).toEqual(content);
    expect(withPairs(content, [])).toEqual(content);
  });

  test('in any words leave order, ids, links and everything else as they are', () => {
    const words = fc.array(fc.string({ minLength: 1, maxLength: 40 }), {
      minLength: texts.length,
      maxLength: texts.length,
    });
    fc.assert(
      fc.property(words, (written) => {
        const translations = Object.fromEntries(
          texts.map(({ path }, index) => [path, { text: written[index] ?? '', by: 'owner' as const, of: '' }]),
        );
        const shown = inLanguage(content, translations);
        expect(shapeOf(shown)).toBe(shapeOf(content));
        expect(translatableTexts(shown).every(({ text }) => written.includes(text))).toBe(true);
      }),
    );
  });

  test('of a path that names a part of all objects are not taken from it', () => {
    const page = { ...content.page, offers: examples.offers.map((offer) => ({ ...offer, id: '__proto__' })) };
    expect(inLanguage({ ...content, page }, {})).toEqual({ ...content, page });
  });
});

describe('a translation', () => {
  const shownWith = (found: Record<string, Translation>): string => inLanguage(content, found).page.profile.title;

  test.each([
    ['of the model, made from this text', translation('model', 'Interior designer'), 'Innenarchitektin', 'model'],
    ['of the model, made from another text', translation('model', 'Designer'), 'Interior designer', 'missing'],
    ['that the model could not make', translation('nobody', 'Interior designer', ''), 'Interior designer', 'failed'],
    ['that it could not make of another text', translation('nobody', 'Designer', ''), 'Interior designer', 'missing'],
    ['of the owner, made from this text', translation('owner', 'Interior designer'), 'Innenarchitektin', 'owner'],
    ['of the owner, made from another text', translation('owner', 'Designer'), 'Innenarchitektin', 'changed'],
    ['that nobody made', {}, 'Interior designer', 'missing'],
  ] as const)('%s', (_, found, shown, state) => {
    expect(title && pairOf(title, found).state).toBe(state);
    expect(shownWith(found)).toBe(shown);
    expect(title && isWanted(title, found)).toBe(state === 'missing');
  });

  test('of a name is not asked for', () => {
    const name = texts.find(({ path }) => path === 'profile/displayName');
    expect(name && pairOf(name, {}).state).toBe('name');
    expect(name && isWanted(name, {})).toBe(false);
  });

  test('is told as the model’s only where the page shows one of the model', () => {
    expect(isMachineTranslated(content, translation('model', 'Interior designer'))).toBe(true);
    expect(isMachineTranslated(content, translation('model', 'Designer'))).toBe(false);
    expect(isMachineTranslated(content, translation('owner', 'Interior designer'))).toBe(false);
  });

  test('counts for the language unless it is missing or failed', () => {
    const pairs = texts.map((text) => pairOf(text, translation('model', 'Interior designer')));
    expect(progressOf('de_de', pairs)).toEqual({ language: 'de_de', translated: 3, texts: texts.length });
  });
});

test('a fingerprint tells texts apart that differ in one letter, and is the same for the same text', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), (text, at) => {
      const other = `${text.slice(0, at % (text.length + 1))}x${text.slice(at % (text.length + 1))}`;
      expect(textFingerprint(text)).toBe(textFingerprint(text));
      expect(textFingerprint(other)).not.toBe(textFingerprint(text));
    }),
  );
});
