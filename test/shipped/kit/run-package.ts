/**
 * Runs the package of a function as Lambda would: unpacked into a folder outside this repository, in a process of its own with
 * the template's handler, memory, environment and timeout, which may read nothing but its package and write nothing but
 * its temporary folder.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ShippedFunction } from './shipped-functions.ts';
import { bytesOfProcesses } from './bytes-of-processes.ts';
import { listFiles } from './list-files.ts';
import type { Answer, Order } from './orders.ts';

const RUNTIME = fileURLToPath(new URL('lambda-runtime.ts', import.meta.url));
/** The runtime itself, and what is done with the packages. */
const TEST_FOLDER = dirname(dirname(RUNTIME));
/** AWS gives ten seconds to load the code; machines with busy processors need more. */
const LOAD_SECONDS = 60;
const LOOK_MS = 100;
/** What every machine of Lambda tells of itself; `/usr` stays shut, where a machine of ours may have a browser. */
const SYSTEM = ['/proc', '/sys', '/etc', '/run'];

export type PackageReport = {
  /** Most memory of the process and its children at one time. */
  largestBytes: number;
  /** In the temporary folder at the end. */
  temporaryBytes: number;
  /** Files of the package that came, went or changed. */
  changedFiles: string[];
};

export type RunningPackage = {
  folder: string;
  /** Resolves with what the handler answered; its error is thrown with its name. */
  invoke(event: unknown): Promise<unknown>;
  /** Loads each part that the handler would load later, and answers how many there are. */
  loadParts(): Promise<unknown>;
  work(file: string, input: string): Promise<unknown>;
  /** What it printed. */
  log(): string;
  close(): Promise<PackageReport>;
};

export type Around = {
  /** Files of the folder of these tests that are loaded before the package. */
  preloaded?: readonly string[];
  variables?: Record<string, string>;
};

/** @param endpoint what stands in for AWS */
export async function runPackage(
  shipped: ShippedFunction,
  endpoint: string,
  around: Around = {},
): Promise<RunningPackage> {
  const place = realpathSync(mkdtempSync(join(tmpdir(), 'lambda-')));
  const folder = join(place, 'task');
  const temporary = join(place, 'tmp');
  cpSync(shipped.folder, folder, { recursive: true });
  mkdirSync(temporary);
  const before = listFiles(folder);
  const child = start(shipped, { folder, temporary, endpoint, ...around });
  const memory = watchMemory(child);
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (log += String(chunk)));
  const ask = (order: Order, seconds: number): Promise<unknown> => askChild(child, order, seconds, () => log);
  const clean = (): void => rmSync(place, { recursive: true, force: true });
  try {
    await ask({ kind: 'load', handler: shipped.handler }, LOAD_SECONDS);
  } catch (error) {
    memory.stop();
    await end(child);
    clean();
    throw error;
  }
  const { timeoutSeconds } = shipped;
  return {
    folder,
    invoke: (event) => ask({ kind: 'invoke', event, timeoutSeconds }, timeoutSeconds),
    loadParts: () => ask({ kind: 'load-parts' }, LOAD_SECONDS),
    work: (file, input) => ask({ kind: 'work', file, input }, timeoutSeconds),
    log: () => log,
    close: async () => {
      const largestBytes = memory.stop();
      await end(child);
      const temporaryBytes = [...listFiles(temporary).values()].reduce((sum, { bytes }) => sum + bytes, 0);
      const changedFiles = differences(before, listFiles(folder));
      clean();
      return { largestBytes, temporaryBytes, changedFiles };
    },
  };
}

type Start = Around & { folder: string; temporary: string; endpoint: string };

function start(shipped: ShippedFunction, { folder, temporary, endpoint, ...around }: Start): ChildProcess {
  const readable = [folder, temporary, TEST_FOLDER, ...SYSTEM].map((path) => `--allow-fs-read=${path}/`);
  const permissions = ['--permission', ...readable, `--allow-fs-write=${temporary}/`];
  return fork(RUNTIME, [], {
    cwd: folder,
    env: { ...environmentOf(shipped, folder), TMPDIR: temporary, AWS_ENDPOINT_URL: endpoint, ...around.variables },
    execArgv: [
      ...memoryArguments(shipped.memoryMegabytes),
      ...permissions,
      ...['--allow-addons', '--allow-child-process', '--allow-worker', '--allow-wasi'],
      ...(around.preloaded ?? []).flatMap((file) => ['--import', file]),
      '--disable-warning=ExperimentalWarning',
      '--disable-warning=SecurityWarning',
    ],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    serialization: 'advanced',
  });
}

/** As Lambda's runtime shares out the memory of a function between the young and the old part of V8's heap. */
function memoryArguments(megabytes: number): string[] {
  const young = Math.floor(megabytes / 10);
  return [`--max-semi-space-size=${Math.floor(young / 2)}`, `--max-old-space-size=${megabytes - young}`];
}

/** Source: AWS Lambda developer guide, "Defined runtime environment variables". */
function environmentOf(shipped: ShippedFunction, folder: string): Record<string, string> {
  return {
    ...shipped.environment,
    AWS_REGION: shipped.region,
    AWS_DEFAULT_REGION: shipped.region,
    AWS_ACCESS_KEY_ID: 'AKIAIOSFODNN7EXAMPLE',
    AWS_SECRET_ACCESS_KEY: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    AWS_SESSION_TOKEN: 'token',
    AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
    AWS_LAMBDA_FUNCTION_NAME: shipped.name,
    AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(shipped.memoryMegabytes),
    AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
    LAMBDA_TASK_ROOT: folder,
    _HANDLER: shipped.handler,
    LANG: 'en_US.UTF-8',
    TZ: ':UTC',
    PATH: '/var/lang/bin:/usr/local/bin:/usr/bin/:/bin:/opt/bin',
  };
}

async function askChild(child: ChildProcess, order: Order, seconds: number, log: () => string): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const timer = setTimeout(
    () => reject(new Error(`${order.kind} took longer than ${seconds} s.\n${log()}`)),
    seconds * 1_000,
  );
  const onExit = (code: number | null, signal: string | null): void =>
    reject(new Error(`The process ended during ${order.kind} with ${code ?? signal}.\n${log()}`));
  child.once('exit', onExit);
  child.once('message', resolve);
  child.send(order);
  try {
    const { failure, result } = await promise;
    if (!failure) return result;
    throw Object.assign(new Error(failure.message), failure);
  } finally {
    clearTimeout(timer);
    child.off('exit', onExit);
    child.off('message', resolve);
  }
}

function watchMemory(child: ChildProcess): { stop(): number } {
  let largest = 0;
  const look = (): void => void (largest = Math.max(largest, bytesOfProcesses(child.pid ?? 0)));
  const timer = setInterval(look, LOOK_MS);
  return {
    stop: () => {
      clearInterval(timer);
      look();
      return largest;
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

function differences(before: ReturnType<typeof listFiles>, after: ReturnType<typeof listFiles>): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => {
    const [was, is] = [before.get(name), after.get(name)];
    return was?.bytes !== is?.bytes || was?.changedAt !== is?.changedAt;
  });
}
