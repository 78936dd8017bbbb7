import * as fc from 'fast-check';
import { expect } from 'vitest';

/** Any string at all, halves of surrogate pairs included. */
export const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.string());

const longLength = 200 * 1024;

const longTexts = ['a', '1', '-', '.', ' ', '@', 'a@a.', '\u0301', 'ﷺ', 'A1!a', '#fff'].map((part) =>
  part.repeat(Math.ceil(longLength / part.length)),
);

/** A rule must not throw on any string, and must be done with 200 KB of the worst in less than 50 ms. */
export function expectToStandAnyText(rule: (text: string) => unknown): void {
  fc.assert(
    fc.property(anyText, (text) => {
      rule(text);
    }),
  );
  for (const text of longTexts) expect(quickestOf(3, () => rule(text))).toBeLessThan(50);
}

/** Milliseconds of the quickest of some runs: what the work costs, not what else the machine is doing. */
function quickestOf(runs: number, work: () => unknown): number {
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.min(...times);
}
