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

/**
 * Screens and the client: in threads with a context each they cost less than half of what they do in processes. Files of
 * these names need a process of their own.
 */
const screenTests = ['test/web/app', 'test/web/lib'];
const inProcesses = 'bundle-size|sign-up';

const without = (patterns: readonly string[]): string[] => patterns.flatMap((pattern) => ['--exclude', pattern]);
const wholeFolders = ['test/system', ...lightTests].map((folder) => `${folder}/**`);
const screenFiles = screenTests.map((folder) => `${folder}/**/!(${inProcesses}).test.{ts,tsx}`);

export const unitTests: Step[] = [
  { name: 'light', command: 'vitest', args: ['run', ...lightTests, '--no-isolate'], count: countVitest },
  {
    name: 'screens',
    command: 'vitest',
    args: ['run', ...screenTests, '--pool=vmThreads', ...without([`**/@(${inProcesses}).test.{ts,tsx}`])],
    count: countVitest,
  },
  {
    name: 'tests',
    command: 'vitest',
    args: ['run', ...without([...wholeFolders, ...screenFiles])],
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
