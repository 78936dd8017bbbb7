import { expect, test } from 'vitest';
import { measureQuotes } from '../../../bin/proof/insurance/quote-speed.ts';
import { shippedCodes } from '../../kit/insurance/products.ts';

test('quotes of the largest product are timed on each core', async () => {
  const speed = await measureQuotes({ cores: 2, milliseconds: 100 });

  expect(shippedCodes).toContain(speed.product);
  expect(speed.rows).toBeGreaterThan(0);
  expect(speed.quotes).toBe(Math.round(speed.perSecond / 10));
  expect(speed.p95Ms).toBeGreaterThan(0);
});
