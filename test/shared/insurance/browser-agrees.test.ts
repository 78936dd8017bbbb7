import { afterAll, beforeAll, expect, test } from 'vitest';
import { amount } from '../../kit/amounts.ts';
import { openBrowserEngine, type BrowserEngine } from '../../kit/insurance/browser-engine.ts';
import { priceLines } from '../../kit/insurance/price-lines.ts';
import { shippedCodes, shippedProduct } from '../../kit/insurance/products.ts';

const draw = { seed: 6, count: amount(50, 10_000) };

const timeout = amount(60_000, 900_000);

let browser: BrowserEngine;

beforeAll(async () => {
  browser = await openBrowserEngine();
});

afterAll(() => browser.close());

test.each(shippedCodes)(
  '%s: a browser says the same as the server, to the cent and to the day',
  { timeout },
  async (code) => {
    const { definition } = shippedProduct(code);

    const here = priceLines(definition, draw);
    const there = await browser.priceLines(definition, draw);

    const differing = here.flatMap((line, index) =>
      line === there[index] ? [] : [{ here: line, there: there[index] }],
    );
    expect(differing.slice(0, 3)).toEqual([]);
    expect(there).toHaveLength(draw.count);
    expect(new Set(there).size).toBeGreaterThan(draw.count / 2);
  },
);
