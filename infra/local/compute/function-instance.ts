/** One execution environment: a worker thread that runs one event at a time, until it ends or is ended. */
import { randomUUID } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { FunctionDefinition } from './function-definition.ts';
import { FunctionError } from './function-error.ts';
import type { LogBook } from './log-book.ts';
import type { FromWorker, StreamHead, ToWorker, WorkerFailure, WorkerSettings } from './worker-messages.ts';

export type Invocation = {
  event: unknown;
  /** Where a streaming handler's answer goes. Without it a streaming handler is an error. */
  sink?: { head(head: StreamHead): void; chunk(bytes: Uint8Array): void };
  /** Whether it is refused, and does not wait, when its function already runs as often as it may at once. */
  isRefusedWhenBusy?: boolean;
  /** Whether a failure is shown in verbose mode only: it is tried again, or whoever asked tells of it. */
  isNotedOnly?: boolean;
  /** Fires when the client of a streamed answer goes away. */
  signal?: AbortSignal | undefined;
};

export type InstanceSettings = {
  definition: FunctionDefinition;
  /** The whole environment: variables of the template, credentials, endpoints. */
  environment: Record<string, string>;
  clockOffset: SharedArrayBuffer;
  logs: LogBook;
  /** A folder for compiled code. */
  compileCache?: string | undefined;
};

type Running = {
  id: string;
  invocation: Invocation;
  resolve(payload: unknown): void;
  reject(error: FunctionError): void;
};

/** Lambda's limit for requests and buffered answers, in bytes. */
const MAX_PAYLOAD = 6 * 1024 * 1024;
/** AWS gives ten seconds to load the code; machines with busy processors need more. */
const LOAD_TIMEOUT_MS = 60_000;
/**
 * For new objects, in megabytes. V8 would let it grow to a hundred in each thread before it looks for what is unused; with this, the
 * threads of twenty functions fit into a laptop.
 */
const YOUNG_GENERATION_MB = 24;

export class FunctionInstance {
  readonly #settings: InstanceSettings;
  readonly #worker: Worker;
  readonly #ready: Promise<void>;
  readonly #ended: Promise<void>;
  #running: Running | undefined;
  #deathCause: FunctionError | undefined;
  #isDead = false;

  constructor(settings: InstanceSettings) {
    this.#settings = settings;
    this.#worker = startWorker(settings);
    const { promise: ready, resolve: markReady, reject: failReady } = Promise.withResolvers<void>();
    const { promise: ended, resolve: markEnded } = Promise.withResolvers<void>();
    this.#ready = ready;
    this.#ended = ended;
    // Whoever invokes sees the rejection; without an invocation nobody has to.
    ready.catch(() => undefined);
    const loading = setTimeout(() => this.#kill(timedOut(LOAD_TIMEOUT_MS / 1000)), LOAD_TIMEOUT_MS);
    this.#worker.on('message', (message: FromWorker) => {
      if (message.kind === 'ready') {
        clearTimeout(loading);
        markReady();
      } else if (message.kind === 'unloadable') this.#kill(toError(message.failure));
      else this.#receive(message);
    });
    this.#worker.on('error', (error: NodeJS.ErrnoException) => {
      this.#deathCause ??= crashError(error, settings.definition.memoryMb);
    });
    this.#worker.on('exit', (code) => {
      clearTimeout(loading);
      this.#isDead = true;
      const cause = this.#deathCause ?? exitError(code);
      failReady(cause);
      this.#running?.reject(cause);
      markEnded();
    });
  }

  get isDead(): boolean {
    return this.#isDead || this.#deathCause !== undefined;
  }

  /** Resolves with the handler's result (undefined when it was streamed). Rejects with FunctionError. */
  async invoke(invocation: Invocation): Promise<unknown> {
    const event = JSON.stringify(invocation.event);
    if (Buffer.byteLength(event) > MAX_PAYLOAD) throw tooLarge('RequestEntityTooLargeException', 'Request');
    await this.#ready;
    const id = randomUUID();
    const timeoutMs = this.#settings.definition.timeoutSeconds * 1000;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.#running = { id, invocation, resolve, reject };
    const timer = setTimeout(() => this.#kill(timedOut(timeoutMs / 1000)), timeoutMs);
    const abort = (): void => this.#send({ kind: 'abort', id });
    invocation.signal?.addEventListener('abort', abort);
    this.#send({ kind: 'invoke', id, event, timeoutMs });
    if (invocation.signal?.aborted) abort();
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      invocation.signal?.removeEventListener('abort', abort);
      this.#running = undefined;
    }
  }

  /** Ends the thread and waits for its end. */
  async close(): Promise<void> {
    void this.#worker.terminate();
    await this.#ended;
  }

  #receive(message: Exclude<FromWorker, { kind: 'ready' | 'unloadable' }>): void {
    const running = this.#running;
    if (running?.id !== message.id) return;
    const { sink } = running.invocation;
    if (message.kind === 'head') sink?.head(message.head);
    else if (message.kind === 'chunk') sink?.chunk(message.bytes);
    else if (message.kind === 'failure') running.reject(toError(message.failure));
    else this.#finish(running, message.payload);
  }

  #finish(running: Running, payload: string | undefined): void {
    if ((payload === undefined) !== (running.invocation.sink !== undefined)) {
      running.reject(wrongMode(payload === undefined));
    } else if (payload === undefined) running.resolve(undefined);
    else if (Buffer.byteLength(payload) > MAX_PAYLOAD) {
      running.reject(tooLarge('Function.ResponseSizeTooLarge', 'Response'));
    } else running.resolve(JSON.parse(payload));
  }

  #kill(cause: FunctionError): void {
    this.#deathCause ??= cause;
    // The caller is told at once; ending a thread that is busy can take a while.
    this.#running?.reject(cause);
    void this.#worker.terminate();
  }

  #send(message: ToWorker): void {
    this.#worker.postMessage(message);
  }
}

function startWorker({ definition, environment, clockOffset, logs, compileCache }: InstanceSettings): Worker {
  const workerData: WorkerSettings = {
    file: definition.file,
    exportName: definition.exportName,
    functionName: definition.name,
    functionArn: definition.arn,
    memoryMb: definition.memoryMb,
    clockOffset,
  };
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    // Node reads the folder as the thread starts; the thread removes it from the environment before the function is loaded.
    env: compileCache === undefined ? environment : { ...environment, NODE_COMPILE_CACHE: compileCache },
    argv: [],
    workerData,
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: definition.memoryMb, maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
  });
  logs.follow(definition.name, 'info', worker.stdout);
  logs.follow(definition.name, 'error', worker.stderr);
  return worker;
}

function toError({ errorType, message, stack }: WorkerFailure): FunctionError {
  return new FunctionError(errorType, message, stack);
}

function timedOut(seconds: number): FunctionError {
  return new FunctionError('Sandbox.Timedout', `Task timed out after ${seconds.toFixed(2)} seconds`);
}

function exitError(code: number): FunctionError {
  const cause =
    code === 0 ? 'Runtime exited without providing a reason' : `Runtime exited with error: exit status ${code}`;
  return new FunctionError('Runtime.ExitError', cause);
}

function crashError(error: NodeJS.ErrnoException, memoryMb: number): FunctionError {
  if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') {
    return new FunctionError('Runtime.OutOfMemory', `The function used more than its ${memoryMb} MB of memory`);
  }
  return new FunctionError('Runtime.UnhandledError', String(error?.message ?? error), error?.stack);
}

function wrongMode(isStreaming: boolean): FunctionError {
  const problem = isStreaming
    ? 'The handler streams its answer, but was invoked for a buffered one'
    : 'The handler answers buffered, but was invoked for a stream';
  return new FunctionError('Runtime.WrongInvokeMode', `${problem}. Make the route and the handler agree.`);
}

function tooLarge(errorType: string, what: string): FunctionError {
  return new FunctionError(
    errorType,
    `${what} payload size exceeded maximum allowed payload size (${MAX_PAYLOAD} bytes).`,
  );
}
