/** The checks that need no running system, as steps. */
import { readdirSync } from 'node:fs';
import type { Step } from './steps.ts';
import { countVitest } from './steps.ts';

export const staticChecks: Step[] = [
  { name: 'format', command: 'prettier', args: ['--check', '--log-level', 'warn', '.'] },
  { name: 'lint', command: 'oxlint', args: ['--deny-warnings'] },
  { name: 'types', command: 'tsc', args: ['-b'] },
  { name: 'boundaries', command: 'node', args: ['bin/boundaries.ts'] },
];

/** Groups of calls whose tests put others in place of whole modules, which holds for everything that is loaded with them. */
const ofStandIns = ['document-chat', 'document-chat-editor', 'learning-portal'];

/**
 * Rules and calls: hundreds of small files whose tests leave nothing behind, so they share one load of what they import.
 * With a load of its own for each file they take seven times as long.
 */
const lightTests = [
  'test/shared',
  ...readdirSync('test/functions/calls')
    .filter((group) => !ofStandIns.includes(group))
    .map((group) => `test/functions/calls/${group}/`),
];

export const unitTests: Step[] = [
  { name: 'light', command: 'vitest', args: ['run', ...lightTests, '--no-isolate'], count: countVitest },
  {
    name: 'tests',
    command: 'vitest',
    args: [
      'run',
      ...['test/system', ...lightTests].flatMap((folder) => ['--exclude', `${folder.replace(/\/$/, '')}/**`]),
    ],
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
