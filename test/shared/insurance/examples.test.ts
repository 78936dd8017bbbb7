import { expect, test } from 'vitest';
import { answersOf, priceExamples } from '../../../shared/insurance/examples.ts';
import { productOf } from '../../../shared/insurance/product.ts';
import { definitionWith } from '../../kit/insurance/small-product.ts';

const week = {
  id: 'week',
  answer: { start: { end: [{ var: 'today' }, 1, 14] }, end: { end: [{ var: 'today' }, 1, 20] } },
  insured: [],
};

test.each(['2026-11-22', '2028-02-29', '2026-12-31'])('an example costs the same on %s as on any day', (today) => {
  const [priced] = priceExamples(definitionWith({ examples: [week] }), today);

  // Seven days at 18.50, in whole dollars.
  expect(priced).toMatchObject({ id: 'week', prices: [{ plan: 'standard', total: 13_000 }] });
});

test('its answers are worked out from the day', () => {
  const definition = definitionWith({ examples: [week] });

  expect(answersOf(productOf(definition), week, '2026-12-20').answer).toEqual({
    start: '2027-01-03',
    end: '2027-01-09',
  });
});

test('what is no answer is refused', () => {
  const product = productOf(definitionWith({}));

  expect(() => answersOf(product, { ...week, answer: { start: { year: ['never'] } } }, '2026-12-20')).toThrow();
});
