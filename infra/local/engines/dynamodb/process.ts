/**
 * The process that does DynamoDB's work: the `dynoxide` binary with an SQLite file. It is started again whenever it
 * ends, on the same port, and one that an earlier start left behind is ended first.
 */
import { execFileSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createConnection, createServer, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { cutLeash, spawnOnLeash } from './leash.ts';

export type DynamoProcess = {
  url: string;
  pid(): number | undefined;
  close(): Promise<void>;
};

export type DynamoProcessOptions = {
  /** The SQLite file. */
  file: string;
  /** Told when the process had to be started again. */
  onRestart(reason: string): void;
};

const START_TIMEOUT_MS = 20_000;
const RETRY_MS = 10;
/** Ends that come faster than this after a start are a fault that a restart does not heal. */
const MAX_QUICK_ENDS = 5;
const QUICK_MS = 1_000;

/** Throws, saying which package to install, when there is no binary for this platform. */
export async function startDynamoProcess(options: DynamoProcessOptions): Promise<DynamoProcess> {
  const binary = findBinary();
  const pidFile = `${options.file}.pid`;
  mkdirSync(dirname(options.file), { recursive: true });
  endLeftOver(pidFile, options.file);
  const port = await findFreePort();
  let child: ChildProcess | undefined;
  let isClosing = false;
  let quickEnds = 0;
  const start = (): void => {
    const startedAt = performance.now();
    child = spawnOnLeash(binary, ['serve', '--port', String(port), '--db-path', options.file], pidFile);
    child.once('exit', (code, signal) => {
      if (isClosing) return;
      quickEnds = performance.now() - startedAt < QUICK_MS ? quickEnds + 1 : 0;
      if (quickEnds >= MAX_QUICK_ENDS) return;
      options.onRestart(`The DynamoDB engine ended (${signal ?? `status ${code}`}) and is started again.`);
      start();
    });
  };
  start();
  await waitForPort(port, () => quickEnds < MAX_QUICK_ENDS);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: () => readPid(pidFile),
    close: async () => {
      isClosing = true;
      await end(child);
      rmSync(pidFile, { force: true });
    },
  };
}

/** Throws, saying in one sentence how to go on, when there is none for this platform. */
export function findBinary(platform = `${process.platform}-${process.arch}`): string {
  const name = `@dynoxide/${platform}`;
  try {
    const folder = dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
    return join(folder, process.platform === 'win32' ? 'dynoxide.exe' : 'dynoxide');
  } catch {
    throw new Error(
      `This machine (${platform}) has no DynamoDB engine: install one with "npm install --no-save ${name}@1.2.1", ` +
        'or run DynamoDB Local and start with LOCAL_DYNAMODB_URL=http://127.0.0.1:8000 in the environment.',
    );
  }
}

/** A process id may belong to something else by now: only a process that has our database file open is ended. */
function endLeftOver(pidFile: string, databaseFile: string): void {
  const pid = readPid(pidFile);
  if (pid === undefined || !commandOf(pid).includes(databaseFile)) return;
  process.kill(pid, 'SIGKILL');
}

function readPid(pidFile: string): number | undefined {
  try {
    return Number(readFileSync(pidFile, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

function commandOf(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

/** The binary prints port 0 when asked for any port, so one is picked first. */
async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function waitForPort(port: number, mayWait: () => boolean): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (performance.now() < deadline && mayWait()) {
    if (await answers(port)) return;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
  throw new Error(
    'The DynamoDB engine did not start. Is its database file damaged? Start with --reset to make it anew.',
  );
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

async function end(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const patience = setTimeout(() => cutLeash(child), 3_000);
  await ended;
  clearTimeout(patience);
}
