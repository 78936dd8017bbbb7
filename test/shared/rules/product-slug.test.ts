import { describe, expect, test } from 'vitest';
import { languageValues } from '../../../shared/places/languages.ts';
import { checkProductSlug, MAX_SLUG, suggestProductSlug } from '../../../shared/rules/product-slug.ts';

describe('the address of a product', () => {
  test.each(['room-plan', 'plan2', '2', 'größe', 'دليل-البيت', '室內設計', 'план', 'คู่มือ'])('can be %s', (slug) => {
    expect(checkProductSlug(slug)).toBeUndefined();
  });

  test.each(['', ' ', '-plan', 'plan-', 'a--b', 'a b', 'a/b', '../x', 'plan.html', 'a_b', '%2e', 'a\u200bb', '👍'])(
    'cannot be %j',
    (slug) => {
      expect(checkProductSlug(slug)).toBe('slug_invalid');
    },
  );

  test('is no language code and no file of ours', () => {
    const taken = [...languageValues, 'card', 'contact', 'index', 'products', 'unavailable', ' Card '];

    expect(taken.filter((slug) => checkProductSlug(slug) !== 'slug_reserved')).toEqual([]);
  });

  test(`has at most ${MAX_SLUG} characters`, () => {
    expect(checkProductSlug('計'.repeat(MAX_SLUG))).toBeUndefined();
    expect(checkProductSlug('a'.repeat(MAX_SLUG + 1))).toBe('slug_too_long');
    expect(checkProductSlug('a'.repeat(100_000))).toBe('slug_too_long');
  });
});

describe('the address made from a title', () => {
  test.each([
    ['The Desk Guide (PDF)', 'the-desk-guide-pdf'],
    ['Leitfaden Berufsunfähigkeit', 'leitfaden-berufsunfahigkeit'],
    ['دليل البيت الأول في دبي', 'دليل-البيت-الأول-في-دبي'],
    ['模擬面試:九十分鐘', '模擬面試-九十分鐘'],
    ['☕️', 'product'],
    ['Card', 'card-2'],
  ])('%s is %s', (title, slug) => {
    expect(suggestProductSlug(title)).toBe(slug);
    expect(checkProductSlug(slug)).toBeUndefined();
  });

  test('is one that no other product has, and never too long', () => {
    const title = 'x'.repeat(80);
    const taken = new Set([suggestProductSlug(title), `${'x'.repeat(MAX_SLUG - 2)}-2`]);

    expect(suggestProductSlug('Plan', new Set(['plan', 'plan-2']))).toBe('plan-3');
    expect(suggestProductSlug(title, taken)).toBe(`${'x'.repeat(MAX_SLUG - 2)}-3`);
  });
});
