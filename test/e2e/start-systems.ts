/** Starts the whole system once for each worker of the browser tests, as `npm start` does, and ends it afterwards. */
import { spawn, type ChildProcess } from 'node:child_process';
import { buildAll } from '../../bin/build/build-all.ts';
import { showProgress } from '../../bin/progress.ts';
import { runningState, systems, type TestSystem } from './kit/system.ts';

/** A machine that is busy otherwise takes its time; one that hangs still ends. */
const READY_MS = 600_000;

export default async function startSystems(): Promise<() => Promise<void>> {
  if (runningState !== undefined) return async () => undefined;
  // Once for all: side by side they would build the same.
  await buildAll({ rootDir: process.cwd(), progress: showProgress(process.stdout) });
  const stops = await Promise.all(systems.map(startSystem));
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}

async function startSystem({ port, stateDir }: TestSystem): Promise<() => Promise<void>> {
  const words = ['bin/commands/start.ts', '--port', String(port), '--state', stateDir, '--reset'];
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await ready(child);
  // Whatever its tests say then, this is why.
  const sayWhy = (code: number | null, signal: string | null): void =>
    console.error(`The system on port ${port} ended with ${signal ?? code}.`);
  child.once('close', sayWhy);
  child.stderr?.pipe(process.stderr);
  return async () => {
    child.off('close', sayWhy);
    const closed = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGTERM');
    await closed;
  };
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (why: string): void => reject(new Error(`The system did not start: ${why}\n${output}`));
    const timer = setTimeout(() => {
      child.kill('SIGTERM');
      fail(`not ready within ${READY_MS / 1_000} s`);
    }, READY_MS);
    const take = (chunk: Buffer): void => {
      output += chunk.toString();
      if (/^ready$/m.test(output)) {
        clearTimeout(timer);
        resolve();
      }
    };
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    child.once('close', (code) => {
      clearTimeout(timer);
      fail(`it ended with ${code}`);
    });
  });
}
