/** The checks that need no running system, as steps. */
import type { Step } from './steps.ts';
import { countVitest } from './steps.ts';

export const staticChecks: Step[] = [
  { name: 'format', command: 'prettier', args: ['--check', '--log-level', 'warn', '.'] },
  { name: 'lint', command: 'oxlint', args: ['--deny-warnings'] },
  { name: 'types', command: 'tsc', args: ['-b'] },
  { name: 'boundaries', command: 'node', args: ['bin/boundaries.ts'] },
];

export const unitTests: Step = {
  name: 'tests',
  command: 'vitest',
  args: ['run', '--exclude', 'test/system/**'],
  count: countVitest,
};

/** Each file starts a whole system, so one at a time. */
export const systemTests: Step = {
  name: 'system',
  command: 'vitest',
  args: ['run', 'test/system', '--no-file-parallelism'],
  count: countVitest,
};
