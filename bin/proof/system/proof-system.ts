/** Starts, kills and restarts the whole system in a process of its own, in a folder of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePorts } from './free-ports.ts';
import { makeSmallDisk, type SmallDisk } from './small-disk.ts';
import type { SystemDescription } from './system-description.ts';

/** Without a word, or with a chance to end what runs. */
export type EndSignal = 'SIGKILL' | 'SIGTERM';

export type ProofSystem = {
  /** Of the start that is running. */
  description(): SystemDescription;
  /** Of the serving process. */
  pid(): number;
  /** Ends it as a power cut would. */
  kill(signal: EndSignal): Promise<void>;
  /** Starts it again on the same state; resolves with the milliseconds until everything answered. */
  restart(): Promise<number>;
  /** The disk that its state is on, where a small one was asked for. */
  disk: SmallDisk | null;
  /** Ends it in order and removes its folder. */
  stop(): Promise<void>;
  /** The last of what it printed. */
  output(): string;
};

const rootDir = fileURLToPath(new URL('../../../', import.meta.url));
const script = fileURLToPath(new URL('serve.ts', import.meta.url));
const READY_MS = 120_000;
const KEPT_OUTPUT = 20_000;

export type SystemOptions = {
  /** Size of the disk that its state is on, in bytes; absent: the machine's own. */
  diskBytes?: number;
};

type Running = { child: ChildProcess; description: SystemDescription };

/** The folder is below `.build`: the bundles find native packages from there. */
export async function startProofSystem({ diskBytes }: SystemOptions = {}): Promise<ProofSystem> {
  const port = await findFreePorts();
  mkdirSync(join(rootDir, '.build'), { recursive: true });
  const folder = mkdtempSync(join(rootDir, '.build', 'proof-'));
  mkdirSync(join(folder, 'state'));
  const disk = diskBytes === undefined ? null : await makeSmallDisk(join(folder, 'state'), diskBytes);
  let output = '';
  const keep = (text: string): void => void (output = (output + text).slice(-KEPT_OUTPUT));
  let running = await start(folder, port, keep, disk);
  return {
    description: () => running.description,
    pid: () => running.child.pid ?? 0,
    kill: (signal) => end(running.child, signal),
    restart: async () => {
      const begin = performance.now();
      running = await start(folder, port, keep, disk);
      return performance.now() - begin;
    },
    stop: async () => {
      await end(running.child, 'SIGTERM');
      await disk?.release();
      rmSync(folder, { recursive: true, force: true });
    },
    output: () => output,
    disk,
  };
}

function start(folder: string, port: number, keep: (text: string) => void, disk: SmallDisk | null): Promise<Running> {
  const serve = [process.execPath, '--disable-warning=ExperimentalWarning', script, folder, String(port)];
  const [command = '', ...parameters] = disk?.within(serve, rootDir) ?? serve;
  const child = spawn(command, parameters, {
    cwd: rootDir,
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

async function end(child: ChildProcess, signal: EndSignal): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}
