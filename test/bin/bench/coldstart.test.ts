import { join } from 'node:path';
import { expect, test } from 'vitest';
import { benchColdStarts, formatColdStarts, measureColdStarts } from '../../../bin/bench/coldstart.ts';
import { makeHouse } from '../build/house.ts';

/** Milliseconds that the slow function keeps the processor busy as it loads. */
const BUSY_MS = 150;
const busy = `const end = performance.now() + ${BUSY_MS}; while (performance.now() < end); export const handler = () => 1;`;

test('what a function does as it loads counts, and is compared with the first in the list', () => {
  const rootDir = makeHouse({ 'hello.mjs': 'export const handler = () => 1;', 'busy.mjs': busy });
  const bundles = ['hello', 'busy'].map((name) => ({ name, file: join(rootDir, `${name}.mjs`) }));

  const [hello, slow] = measureColdStarts(bundles, { runs: 3 });

  expect(hello?.ratio).toBe(1);
  expect(slow?.importMs).toBeGreaterThanOrEqual(BUSY_MS);
  expect(slow?.ratio).toBeGreaterThan(1);
});

test('a function that does not start, or exports no handler, is an error that names it', () => {
  const rootDir = makeHouse({ 'broken.mjs': `throw new Error('no table');`, 'empty.mjs': '' });
  const measure = (name: string) => measureColdStarts([{ name, file: join(rootDir, `${name}.mjs`) }], { runs: 1 });

  expect(() => measure('broken')).toThrow(/broken did not start:.*no table/s);
  expect(() => measure('empty')).toThrow(/empty did not start:.*no handler/s);
});

test('a function gets the variables that it asks for', () => {
  const rootDir = makeHouse({
    'named.mjs': `if (process.env.TABLE !== 'pages') throw new Error('no table'); export const handler = () => 1;`,
  });
  const bundle = { name: 'named', file: join(rootDir, 'named.mjs'), environment: { TABLE: 'pages' } };

  expect(measureColdStarts([bundle], { runs: 1 })).toHaveLength(1);
});

test('the table has a row for each function', () => {
  const numbers = { sizeKilobytes: 1, importMs: 2.04, totalMs: 30, slowMs: 35, memoryMegabytes: 45.6 };

  const table = formatColdStarts([
    { name: 'hello', ...numbers, ratio: 1 },
    { name: 'account', ...numbers, totalMs: 60, ratio: 2 },
  ]);

  expect(table.split('\n').slice(2)).toEqual([
    '| hello | 1.0 | 2.0 | 30.0 | 35.0 | 46 | 1.00× |',
    '| account | 1.0 | 2.0 | 60.0 | 35.0 | 46 | 2.00× |',
  ]);
});

test('the bench bundles the functions and sets them beside an empty one', async () => {
  const rootDir = makeHouse({
    'functions/calls/agent/index.ts': 'export const handler = () => 1;',
    'functions/calls/billing/index.ts': 'export const handler = () => 1;',
  });

  const table = await benchColdStarts(rootDir, 1, ['billing']);

  expect(table.split('\n').map((line) => line.split('|')[1]?.trim())).toEqual([
    'function',
    '---',
    'hello world',
    'billing',
  ]);
});
