import { describe, expect, test } from 'vitest';
import { checkProduct } from '../../../functions/domain/insurance/check-product.ts';
import { priceText, titleOfCase } from '../../../bin/insurance/price-text.ts';
import { ProductCase } from '../../../shared/insurance/product-cases.ts';
import type { Logic } from '../../../shared/insurance/logic.ts';
import { exampleContent, shippedCodes, shippedProduct } from '../../kit/insurance/products.ts';

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

describe('a case in words', () => {
  const [week] = exampleContent.cases;
  if (week === undefined) throw new Error('There is a case.');

  test('is its breakdown, line by line', () => {
    expect(titleOfCase(week)).toBe('"A week" on 2026-11-22');
    expect(
      priceText(exampleContent.definition, week)
        .split('\n')
        .map((line) => line.trim().replaceAll(/\s+/g, ' ')),
    ).toEqual(['accepted', 'standard', 'days HK$129.50', 'rounding HK$0.50', 'total HK$130.00']);
  });

  test('is what is wrong with its answers', () => {
    const late = ProductCase.parse({
      ...week,
      answers: { answer: { start: '2026-11-21' }, applicant: {}, insured: [] },
    });

    expect(priceText(exampleContent.definition, late)).toBe('start: too_early\nend: required');
  });

  test('is the rule that declines it', () => {
    const underwriting = [{ id: 'war', per: 'policy' as const, when: true, decision: 'decline' as const }];

    expect(priceText({ ...exampleContent.definition, underwriting }, week)).toBe('declined: war');
  });
});
