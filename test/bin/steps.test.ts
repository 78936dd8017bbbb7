import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { countPlaywright, countVitest, runSteps } from '../../bin/steps.ts';

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

test('a run goes on after a failure, and says at its end again what failed', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue(undefined);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const step = (name: string, script: string) => ({ name, command: process.execPath, args: ['-e', script] });

  const counts = await runSteps([
    step('first', 'console.log("line 7 is wrong"); process.exit(1)'),
    step('second', 'console.log("all is well")'),
  ]);
  const said = log.mock.calls.flat();
  vi.restoreAllMocks();

  expect(counts).toEqual({ passed: 1, failed: 1 });
  expect(said.at(-1)).toBe('first failed:\nline 7 is wrong\n');
});

test('the steps of a group run side by side, and each is counted', async () => {
  vi.spyOn(console, 'log').mockReturnValue(undefined);
  const folder = mkdtempSync(join(tmpdir(), 'steps-'));
  /** Ends well only when the other one runs at the same time. */
  const meet = (own: string, other: string) => ({
    name: own,
    command: process.execPath,
    args: [
      '-e',
      `const fs = require('node:fs'), at = (name) => ${JSON.stringify(folder)} + '/' + name;
       fs.writeFileSync(at('${own}'), '');
       const late = setTimeout(() => process.exit(1), 20_000);
       const look = setInterval(() => fs.existsSync(at('${other}')) && (clearTimeout(late), clearInterval(look)), 10);`,
    ],
  });

  const counts = await runSteps([[meet('one', 'other'), meet('other', 'one')]]);
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });

  expect(counts).toEqual({ passed: 2, failed: 0 });
});
