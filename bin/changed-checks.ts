/** The checks of what differs from a commit: what is not tracked yet counts as changed. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { staticChecks } from './checks.ts';
import { countVitest, type Step } from './steps.ts';

const LINTED = /\.(?:ts|tsx|mjs)$/;

/** @throws when `base` is no commit of this repository */
export function changedChecks(base: string): (Step | readonly Step[])[] {
  const files = changedFiles(base).filter((file) => existsSync(file));
  const linted = files.filter((file) => LINTED.test(file));
  const whole = staticChecks.filter(({ name }) => name === 'types' || name === 'boundaries');
  const format: Step = {
    name: 'format',
    command: 'prettier',
    args: ['--check', '--log-level', 'warn', '--ignore-unknown', ...files],
  };
  const lint: Step = { name: 'lint', command: 'oxlint', args: ['--deny-warnings', ...linted] };
  const tests: Step = {
    name: 'tests',
    command: 'vitest',
    args: ['run', '--project', '!system', '--changed', base, '--passWithNoTests'],
    count: countVitest,
  };
  return [[...(files.length > 0 ? [format] : []), ...(linted.length > 0 ? [lint] : []), ...whole], tests];
}

function changedFiles(base: string): string[] {
  return [...git('diff', '--name-only', '--relative', base), ...git('ls-files', '--others', '--exclude-standard')];
}

function git(...words: string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${words.join(' ')} failed: ${stderr.trim()}`);
  return stdout.split('\n').filter(Boolean);
}
