import { describe, expect, test } from 'vitest';
import { checkProduct, type ProductContent } from '../../../../functions/domain/insurance/check-product.ts';
import { exampleProduct } from '../../../../shared/insurance/example-product.ts';
import { ProductCase } from '../../../../shared/insurance/product-cases.ts';
import { exampleContent } from '../../../kit/insurance/products.ts';

describe('a product that does not hold', () => {
  test('one that does has no problems', () => {
    expect(checkProduct(exampleContent)).toEqual([]);
  });

  const [first] = exampleContent.cases;
  const wrong = ProductCase.parse({ ...first, expects: { totals: { standard: 131 } } });
  const { definition } = exampleContent;

  test.each<[string, Partial<ProductContent>]>([
    ['texts/en_us.json is missing', { texts: {} }],
    ['wording/en_us.md is missing', { wordings: {} }],
    ['wording/en_us.md marks no section with {.exclusions}', { wordings: { en_us: '# Wayfarer' } }],
    ['fr_fr is none of the languages', { wordings: { ...exampleContent.wordings, fr_fr: '# Voyage' } }],
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
    expect(checkProduct({ ...exampleContent, ...changes })).toEqual([problem]);
  });

  test('an example without a price is told with the day', () => {
    const examples = [{ id: 'lost', answer: {}, insured: [] }];
    const texts = { en_us: { ...exampleProduct.texts, examples: { lost: 'Lost' } } };

    expect(checkProduct({ ...exampleContent, definition: { ...definition, examples }, texts })[0]).toBe(
      'examples on 2026-12-31: travel-hk: no days',
    );
  });
});
