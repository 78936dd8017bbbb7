/**
 * A small disk of its own for the state of a system: a tmpfs in a mount namespace, which needs no administrator. It lives
 * as long as the process that holds the namespace, so it outlives a system that is killed. Linux alone has such.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

export type SmallDisk = {
  /** What to start in place of `command`, so that it sees the disk, and runs in the folder `cwd`. */
  within(command: readonly string[], cwd: string): string[];
  /** Takes what is free, to the last page. */
  fill(): void;
  /** Gives back what `fill` took. */
  free(): void;
  /** Removes the disk with all that is on it. */
  release(): Promise<void>;
};

const MOUNT = 'mount -t tmpfs -o size="$1" tmpfs "$2" && echo mounted && exec cat';
/** A tmpfs takes whole pages of memory: the last ones one by one. */
const STEPS = [1_048_576, 4_096];

/** `folder` must exist and be empty; `bytes` is the size of the disk. Throws where the machine allows no such namespace. */
export async function makeSmallDisk(folder: string, bytes: number): Promise<SmallDisk> {
  const arguments_ = ['--user', '--map-root-user', '--mount', 'sh', '-c', MOUNT, 'sh', String(bytes), folder];
  const holder = spawn('unshare', arguments_, { stdio: ['pipe', 'pipe', 'pipe'] });
  const ended = once(holder, 'close');
  const problem: Buffer[] = [];
  holder.stderr.on('data', (chunk: Buffer) => problem.push(chunk));
  const isMounted = await Promise.race([once(holder.stdout, 'data').then(() => true), ended.then(() => false)]);
  if (!isMounted) throw new Error(`This machine makes no small disk: ${Buffer.concat(problem).toString().trim()}`);
  const ballast = join(`/proc/${holder.pid}/root`, folder, 'ballast');
  return {
    within: (command, cwd) => {
      const namespaces = ['--user', '--mount', '--preserve-credentials', '--target', String(holder.pid)];
      return ['nsenter', ...namespaces, `--wdns=${cwd}`, '--', ...command];
    },
    fill: () => fillFile(ballast),
    free: () => rmSync(ballast, { force: true }),
    release: async () => {
      holder.stdin.end();
      await ended;
    },
  };
}

function fillFile(file: string): void {
  const descriptor = openSync(file, 'a', 0o600);
  try {
    for (const step of STEPS) writeUntilFull(descriptor, Buffer.alloc(step));
  } finally {
    closeSync(descriptor);
  }
}

function writeUntilFull(descriptor: number, chunk: Buffer): void {
  try {
    while (writeSync(descriptor, chunk) === chunk.length);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
