/** The checks that need no running system, as steps. */
import type { Step } from './steps.ts';
import { countVitest } from './steps.ts';

export const staticChecks: Step[] = [
  { name: 'format', command: 'prettier', args: ['--check', '--log-level', 'warn', '.'] },
  { name: 'lint', command: 'oxlint', args: ['--deny-warnings'] },
  { name: 'types', command: 'tsc', args: ['-b'] },
  { name: 'boundaries', command: 'node', args: ['bin/boundaries.ts'] },
];

/**
 * Rules and calls: hundreds of small files whose tests leave nothing behind, so they share one load of what they import.
 * With a load of its own for each file they take seven times as long.
 */
const lightTests = ['test/shared', 'test/functions/calls'];

export const unitTests: Step[] = [
  { name: 'light', command: 'vitest', args: ['run', ...lightTests, '--no-isolate'], count: countVitest },
  {
    name: 'tests',
    command: 'vitest',
    args: ['run', ...['test/system', ...lightTests].flatMap((folder) => ['--exclude', `${folder}/**`])],
    count: countVitest,
  },
];

/** Each file starts a whole system, so one at a time. */
export const systemTests: Step = {
  name: 'system',
  command: 'vitest',
  args: ['run', 'test/system', '--no-file-parallelism'],
  count: countVitest,
};
