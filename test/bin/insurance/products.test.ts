import { describe, expect, test } from 'vitest';
import { checkProduct, type ProductFiles } from '../../../bin/insurance/product-files.ts';
import { priceText, titleOfCase } from '../../../bin/insurance/price-text.ts';
import type { Logic } from '../../../shared/insurance/logic.ts';
import { exampleProduct } from '../../../shared/insurance/example-product.ts';
import { ProductCase } from '../../../shared/insurance/product-cases.ts';
import { shippedCodes, shippedProduct } from '../../kit/insurance/products.ts';
import { today } from '../../kit/insurance/small-product.ts';

describe.each(shippedCodes)('%s', (code) => {
  test('holds what its cases, texts and wordings say', () => {
    expect(checkProduct(shippedProduct(code))).toEqual([]);
  });

  test('is found under its own code', () => {
    expect(shippedProduct(code).definition.code).toBe(code);
  });

  test('its English wording names every limit of every plan', () => {
    const { definition, wordings } = shippedProduct(code);
    const wording = wordings['en_us'] ?? '';
    const limits = definition.plans.flatMap(({ id, benefits }) =>
      benefits.flatMap(({ id: benefit, limit }) => sumsIn(limit).map((sum) => ({ at: `${id}.${benefit}`, sum }))),
    );

    expect(wording).not.toBe('');
    expect(limits.filter(({ sum }) => !names(wording, sum))).toEqual([]);
  });

  test('each case is of its own, under a title of its own', () => {
    const titles = shippedProduct(code).cases.map(({ title }) => title);

    expect(titles.length).toBeGreaterThanOrEqual(10);
    expect(new Set(titles).size).toBe(titles.length);
  });
});

/** A limit, or those that an expression chooses from; what is included or not covered has none. */
function sumsIn(limit: Logic): number[] {
  if (typeof limit === 'number') return limit > 0 ? [limit] : [];
  const isChoice = limit !== null && typeof limit === 'object' && !Array.isArray(limit) && Array.isArray(limit['if']);
  const branches = isChoice ? (limit['if'] as Logic[]) : [];
  // Conditions and results take turns; the last one is the result of none of them.
  return branches.filter((_, index) => index % 2 === 1 || index === branches.length - 1).flatMap(sumsIn);
}

/** With thousands separators, and not as a part of a larger number. */
function names(wording: string, sum: number): boolean {
  const written = sum.toLocaleString('en-US');
  return new RegExp(`(?<![0-9,.])${written.replaceAll('.', '\\.')}(?![0-9]|[,.][0-9])`).test(wording);
}

/** The example product as if it had been shipped. */
const files: ProductFiles = {
  definition: exampleProduct.definition,
  texts: { en_us: exampleProduct.texts },
  wordings: { en_us: '# Wayfarer' },
  cases: [
    ProductCase.parse({
      title: 'A week',
      today,
      answers: { answer: { start: '2026-12-20', end: '2026-12-26' }, applicant: {}, insured: [] },
      expects: { totals: { standard: 130 } },
    }),
  ],
};

describe('a product that does not hold', () => {
  test('one that does has no problems', () => {
    expect(checkProduct(files)).toEqual([]);
  });

  const [first] = files.cases;
  const wrong = ProductCase.parse({ ...first, expects: { totals: { standard: 131 } } });
  const { definition } = files;

  test.each<[string, Partial<ProductFiles>]>([
    ['texts/en_us.json is missing', { texts: {} }],
    ['wording/en_us.md is missing', { wordings: {} }],
    ['fr_fr is none of the languages', { wordings: { ...files.wordings, fr_fr: '# Voyage' } }],
    ['texts/en_us.json: plans.standard is missing', { texts: { en_us: { ...exampleProduct.texts, plans: {} } } }],
    ['case "A week": totals: expected {"standard":13100}, got {"standard":13000}', { cases: [wrong] }],
    ['cases.json has no case', { cases: [] }],
    [
      'lost is neither a question nor a fact',
      {
        definition: { ...definition, schedule: ['lost'] },
        texts: { en_us: { ...exampleProduct.texts, schedule: { lost: 'Lost' } } },
      },
    ],
  ])('%s', (problem, changes) => {
    expect(checkProduct({ ...files, ...changes })).toEqual([problem]);
  });

  test('an example without a price is told with the day', () => {
    const examples = [{ id: 'lost', answer: {}, insured: [] }];
    const texts = { en_us: { ...exampleProduct.texts, examples: { lost: 'Lost' } } };

    expect(checkProduct({ ...files, definition: { ...definition, examples }, texts })[0]).toBe(
      'examples on 2026-12-31: travel-hk: no days',
    );
  });
});

describe('a case in words', () => {
  const [week] = files.cases;
  if (week === undefined) throw new Error('There is a case.');

  test('is its breakdown, line by line', () => {
    expect(titleOfCase(week)).toBe('"A week" on 2026-11-22');
    expect(
      priceText(exampleProduct.definition, week)
        .split('\n')
        .map((line) => line.trim().replaceAll(/\s+/g, ' ')),
    ).toEqual(['accepted', 'standard', 'days HK$129.50', 'rounding HK$0.50', 'total HK$130.00']);
  });

  test('is what is wrong with its answers', () => {
    const late = ProductCase.parse({
      ...week,
      answers: { answer: { start: '2026-11-21' }, applicant: {}, insured: [] },
    });

    expect(priceText(exampleProduct.definition, late)).toBe('start: too_early\nend: required');
  });

  test('is the rule that declines it', () => {
    const underwriting = [{ id: 'war', per: 'policy' as const, when: true, decision: 'decline' as const }];

    expect(priceText({ ...exampleProduct.definition, underwriting }, week)).toBe('declined: war');
  });
});
