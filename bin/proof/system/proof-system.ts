/** Starts, kills and restarts the whole system in a process of its own, in a folder of its own. */
import { fork, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePorts } from './free-ports.ts';
import type { SystemDescription } from './system-description.ts';

export type ProofSystem = {
  /** Of the start that is running. */
  description(): SystemDescription;
  /** Of the serving process. */
  pid(): number;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again on the same state; resolves with the milliseconds until everything answered. */
  restart(): Promise<number>;
  /** Ends it in order and removes its folder. */
  stop(): Promise<void>;
  /** The last of what it printed. */
  output(): string;
};

const rootDir = fileURLToPath(new URL('../../../', import.meta.url));
const script = fileURLToPath(new URL('serve.ts', import.meta.url));
const READY_MS = 120_000;
const KEPT_OUTPUT = 20_000;

type Running = { child: ChildProcess; description: SystemDescription };

/** The folder is below `.build`: the bundles find native packages from there. */
export async function startProofSystem(): Promise<ProofSystem> {
  const port = await findFreePorts();
  mkdirSync(join(rootDir, '.build'), { recursive: true });
  const folder = mkdtempSync(join(rootDir, '.build', 'proof-'));
  let output = '';
  const keep = (text: string): void => void (output = (output + text).slice(-KEPT_OUTPUT));
  let running = await start(folder, port, keep);
  return {
    description: () => running.description,
    pid: () => running.child.pid ?? 0,
    kill: () => end(running.child, 'SIGKILL'),
    restart: async () => {
      const begin = performance.now();
      running = await start(folder, port, keep);
      return performance.now() - begin;
    },
    stop: async () => {
      await end(running.child, 'SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
    output: () => output,
  };
}

function start(folder: string, port: number, keep: (text: string) => void): Promise<Running> {
  const child = fork(script, [folder, String(port)], {
    cwd: rootDir,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      printed = (printed + chunk.toString()).slice(-KEPT_OUTPUT);
      keep(chunk.toString());
    });
  }
  return new Promise((resolve, reject) => {
    const fail = (why: string): void => reject(new Error(`The system did not start: ${why}\n${printed}`));
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      fail(`not ready within ${READY_MS / 1_000} s`);
    }, READY_MS);
    child.once('close', (code) => fail(`it ended with ${code}`));
    child.once('message', (description) => {
      clearTimeout(timer);
      resolve({ child, description: description as SystemDescription });
    });
  });
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}
