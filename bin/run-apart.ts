/**
 * Runs a module in a process of its own, whose memory is free again when it ends. Bundlers and the CDK take gigabytes, and what
 * serves the system afterwards lives for hours.
 */
import { spawn } from 'node:child_process';
import type { Progress } from './progress.ts';

export type ApartOptions = {
  /** From the root. */
  module: string;
  words?: readonly string[];
  rootDir: string;
  environment?: Record<string, string>;
  progress: Progress;
};

/** What the module tells its parent: how far it is, and what came of it. */
type Report = { kind: 'progress'; step: string; detail: string } | { kind: 'result'; result: unknown };

/**
 * esbuild is written in Go, which by itself collects garbage each time that its memory has doubled. With a limit in place of
 * that it collects when it has to, which takes a third less time, and stays below it.
 */
const frugalGo = { GOGC: 'off', GOMEMLIMIT: '700MiB' };

/** Gives what the module reported last. Throws when it failed; it has printed why. */
export async function runApart({ module, words = [], rootDir, environment, progress }: ApartOptions): Promise<unknown> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', module, ...words], {
    cwd: rootDir,
    env: { ...frugalGo, ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const end = (): boolean => child.kill();
  process.once('exit', end);
  let result: unknown;
  child.on('message', (report: Report) => {
    if (report.kind === 'progress') progress(report.step, report.detail, 'under way');
    else result = report.result;
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  process.off('exit', end);
  if (code === 0) return result;
  throw new Error(`${module} failed: what is wrong stands in the lines above.`);
}

/** For the module: how far it is. Goes nowhere when nobody started it with `runApart`. */
export const tellProgress: Progress = (step, detail) => void tell({ kind: 'progress', step, detail });

/** For the module: what came of it. To be waited for before the process ends. */
export function tellResult(result: unknown): Promise<void> {
  return tell({ kind: 'result', result });
}

async function tell(report: Report): Promise<void> {
  await new Promise<void>((resolve) => {
    if (process.send) process.send(report, undefined, undefined, () => resolve());
    else resolve();
  });
}
