/** The checks that need no running system, as steps. */
import type { Step } from './steps.ts';
import { countVitest } from './steps.ts';

export const staticChecks: Step[] = [
  { name: 'format', command: 'prettier', args: ['--check', '--log-level', 'warn', '.'] },
  { name: 'lint', command: 'oxlint', args: ['--deny-warnings'] },
  { name: 'types', command: 'tsc', args: ['-b'] },
  { name: 'boundaries', command: 'node', args: ['bin/boundaries.ts'] },
];

/** Without the running system; how files are run is in `vitest.config.ts`. */
export const unitTests: Step = {
  name: 'tests',
  command: 'vitest',
  args: ['run', '--project', '!system', '--project', '!shipped'],
  count: countVitest,
};

/** What is deployed, with the templates of all stages. */
export const synthesis: Step = { name: 'synth', command: 'node', args: ['bin/run.mjs', 'synth'] };

/** Of what the synthesis left: the packages by themselves, then the system as a whole. */
export const systemTests: Step = {
  name: 'system',
  command: 'vitest',
  args: ['run', '--project', 'shipped', '--project', 'system'],
  count: countVitest,
};
