import { expect, test } from 'vitest';
import { formatFigures, quantile, tally } from '../../../bin/proof/figures.ts';

test('a quantile lies linearly between the two nearest values, in any order', () => {
  expect(quantile([30, 10, 20], 0.5)).toBe(20);
  expect(quantile([10, 20], 0.25)).toBe(12.5);
  expect(quantile([], 0.5)).toBeNaN();
});

test('values are counted in the order in which they first come', () => {
  expect(tally(['b', 'a', 'b'])).toBe('2 × b, 1 × a');
});

test('a figure that was missed stands out', () => {
  const table = formatFigures([{ name: 'kills', goal: '0 lost', reached: '1 lost', isMet: false }]);

  expect(table).toContain('| kills | 0 lost | 1 lost | **no** |');
});
