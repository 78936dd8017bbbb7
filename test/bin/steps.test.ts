import { expect, test } from 'vitest';
import { countPlaywright, countVitest } from '../../bin/steps.ts';

test.each([
  [' Test Files  1 passed (1)\n      Tests  812 passed (812)\n', { passed: 812, failed: 0 }],
  ['      Tests  3 failed | 812 passed (815)\n', { passed: 812, failed: 3 }],
  ['\u001B[2m      Tests \u001B[22m \u001B[1m\u001B[32m9 passed\u001B[39m\u001B[22m (9)', { passed: 9, failed: 0 }],
  ['no tests ran', { passed: 0, failed: 0 }],
])('vitest: %j', (output, counts) => {
  expect(countVitest(output)).toEqual(counts);
});

test.each([
  ['\n  18 passed (1.2m)\n', { passed: 18, failed: 0 }],
  ['  2 failed\n    [phone] › a.e2e.ts\n  16 passed (1.2m)\n', { passed: 16, failed: 2 }],
  ['  1 flaky\n  3 did not run\n  4 passed\n', { passed: 5, failed: 3 }],
])('playwright: one that did not run has failed: %j', (output, counts) => {
  expect(countPlaywright(output)).toEqual(counts);
});
