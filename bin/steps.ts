/** Runs the project's checks and adds up what they counted. */
import { spawn } from 'node:child_process';

export type Step = {
  name: string;
  command: string;
  args: readonly string[];
  environment?: Record<string, string>;
  /** Reads passed and failed out of what the step printed; without it the step counts as one. */
  count?(output: string): Counts;
};

export type Counts = { passed: number; failed: number };

/** Of a step that failed, so many of its last lines are said again at the end: there its failures and sums stand. */
const LINES_AGAIN = 50;

/**
 * Runs every step even when one fails, so that a run names all that is wrong, and repeats at the end what the steps
 * that failed said last: a log is often kept by its end alone. Those of a group run side by side.
 */
export async function runSteps(groups: readonly (Step | readonly Step[])[]): Promise<Counts> {
  const total: Counts = { passed: 0, failed: 0 };
  const again: string[] = [];
  for (const group of groups) {
    for (const { name, counts, output } of await Promise.all([group].flat().map(runStep))) {
      total.passed += counts.passed;
      total.failed += counts.failed;
      if (counts.failed > 0) again.push(`${name} failed:`, ...output.trimEnd().split('\n').slice(-LINES_AGAIN), '');
    }
  }
  if (again.length > 0) console.log(again.join('\n'));
  return total;
}

async function runStep(step: Step): Promise<{ name: string; counts: Counts; output: string }> {
  console.log(`${step.name.padEnd(10)} …`);
  const start = performance.now();
  const { code, output } = await run(step);
  const seconds = (performance.now() - start) / 1_000;
  const counted = step.count?.(output) ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  // A step that ended badly without a failed test has failed as a whole.
  const counts = code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
  console.log(`${step.name.padEnd(10)} ${counts.passed} passed, ${counts.failed} failed (${seconds.toFixed(0)} s)\n`);
  return { name: step.name, counts, output };
}

function run({ command, args, environment }: Step): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const take = (chunk: Buffer, stream: NodeJS.WriteStream): void => {
      output += chunk.toString();
      stream.write(chunk);
    };
    child.stdout.on('data', (chunk: Buffer) => take(chunk, process.stdout));
    child.stderr.on('data', (chunk: Buffer) => take(chunk, process.stderr));
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

const plain = (text: string): string => text.replaceAll(/\u001B\[[0-9;]*m/g, '');

/** `Tests  3 failed | 812 passed (815)` */
export function countVitest(output: string): Counts {
  const line = /^\s*Tests\s+(.*)$/m.exec(plain(output))?.[1] ?? '';
  return { passed: numberBefore(line, 'passed'), failed: numberBefore(line, 'failed') };
}

/** `  2 failed`, `  18 passed (1.2m)`, each on a line of its own; one that passed at its second try is named there. */
export function countPlaywright(output: string): Counts {
  const text = plain(output);
  return {
    passed: numberBefore(text, 'passed') + numberBefore(text, 'flaky'),
    failed: numberBefore(text, 'failed') + numberBefore(text, 'did not run'),
  };
}

function numberBefore(text: string, word: string): number {
  return Number([...text.matchAll(new RegExp(`(\\d+) ${word}`, 'g'))].at(-1)?.[1] ?? 0);
}
