/** Runs functions as Lambda does: each in its own threads, one event at a time per thread, more threads on demand. */
import type { FunctionDefinition } from './function-definition.ts';
import { FunctionError } from './function-error.ts';
import { FunctionInstance, type InstanceSettings, type Invocation } from './function-instance.ts';
import { createIdleThreads, type IdleThreads } from './idle-threads.ts';
import type { LogBook, LogLine } from './log-book.ts';

export type PoolSettings = {
  functions: FunctionDefinition[];
  /** The whole environment of a function. Nothing of this process's own environment gets in. */
  environmentOf(definition: FunctionDefinition): Record<string, string>;
  /** One signed 64-bit integer: the shift of the clock in milliseconds. */
  clockOffset: SharedArrayBuffer;
  logs: LogBook;
  /** Told of each event that ended without an answer. */
  onFailure?(functionName: string): void;
  /** Threads at once for a function; further events wait. 4 unless given. */
  maxInstances?(definition: FunctionDefinition): number;
  /** After how long without an event a thread is ended; a minute unless given. */
  idleMs?: number;
  /** Threads without an event that are kept so long over all functions; 12 unless given. */
  maxIdle?: number;
  /** Threads of a function from which on it was asked by many at once; nine unless given. */
  burst?: number;
  /** After how long without an event a thread of a burst beyond those is ended, others at once; three seconds unless given. */
  surplusMs?: number;
  /** A folder for compiled code: a thread that finds its function's there starts in two thirds of the time. */
  compileCache?: string;
};

export type FunctionPool = {
  /**
   * The handler's result; undefined when it was streamed into `invocation.sink`. Throws FunctionError when it failed,
   * after noting the failure once, or when it was refused because the function is busy; plain Error when there is no
   * such function.
   */
  invoke(nameOrArn: string, invocation: Invocation): Promise<unknown>;
  definition(nameOrArn: string): FunctionDefinition;
  close(): Promise<void>;
};

/** What the API of Lambda calls it. */
export const THROTTLED = 'TooManyRequestsException';

const DEFAULT_MAX_INSTANCES = 4;
const DEFAULT_IDLE_MS = 60 * 1000;
const DEFAULT_MAX_IDLE = 12;
const DEFAULT_SURPLUS_MS = 3_000;
const DEFAULT_BURST = 9;

export function createFunctionPool(settings: PoolSettings): FunctionPool {
  // Worker threads share the time zone of the process, and Lambda's is UTC.
  process.env['TZ'] = 'UTC';
  const idle = createIdleThreads({
    most: settings.maxIdle ?? DEFAULT_MAX_IDLE,
    idleMs: settings.idleMs ?? DEFAULT_IDLE_MS,
    surplusMs: settings.surplusMs ?? DEFAULT_SURPLUS_MS,
  });
  const scalers = new Map(
    settings.functions.map((definition) => [definition.name, new Scaler(definition, settings, idle)]),
  );
  const find = (nameOrArn: string): Scaler => {
    const name = /:function:([^:]+)/.exec(nameOrArn)?.[1] ?? nameOrArn;
    const scaler = scalers.get(name);
    if (scaler) return scaler;
    throw new Error(
      `There is no function ${name} on this machine. Expected one of: ${[...scalers.keys()].join(', ')}.`,
    );
  };
  return {
    invoke: async (nameOrArn, invocation) => find(nameOrArn).invoke(invocation),
    definition: (nameOrArn) => find(nameOrArn).definition,
    close: async () => {
      await Promise.all([...scalers.values()].map((scaler) => scaler.close()));
    },
  };
}

type Waiter = { take(instance: FunctionInstance): void; giveUp(error: FunctionError): void };

/** The threads of one function. */
class Scaler {
  readonly definition: FunctionDefinition;
  readonly #settings: PoolSettings;
  readonly #max: number;
  readonly #all = new Set<FunctionInstance>();
  readonly #idle: FunctionInstance[] = [];
  readonly #idleThreads: IdleThreads;
  readonly #waiting: Waiter[] = [];
  #isClosed = false;

  constructor(definition: FunctionDefinition, settings: PoolSettings, idleThreads: IdleThreads) {
    this.definition = definition;
    this.#idleThreads = idleThreads;
    this.#settings = settings;
    this.#max = settings.maxInstances?.(definition) ?? DEFAULT_MAX_INSTANCES;
  }

  async invoke(invocation: Invocation): Promise<unknown> {
    const instance = await this.#acquire(invocation);
    try {
      return await instance.invoke(invocation);
    } catch (error) {
      if (!this.#isClosed) this.#report(error, invocation.isNotedOnly ? 'info' : 'error');
      throw error;
    } finally {
      this.#release(instance);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const waiter of this.#waiting.splice(0)) waiter.giveUp(closing());
    for (const instance of this.#idle.splice(0)) this.#idleThreads.take(instance);
    await Promise.all([...this.#all].map((instance) => instance.close()));
  }

  #acquire({ isRefusedWhenBusy = false }: Invocation): FunctionInstance | Promise<FunctionInstance> {
    if (this.#isClosed) throw closing();
    // The one that was used last, so that those which are too many stay unused and end.
    for (let instance = this.#idle.pop(); instance !== undefined; instance = this.#idle.pop()) {
      this.#idleThreads.take(instance);
      if (!instance.isDead) return instance;
      this.#all.delete(instance);
    }
    if (this.#all.size < this.#max) return this.#start();
    // The limit of a function without one of its own is this machine's, and AWS knows nothing of it.
    if (isRefusedWhenBusy && this.definition.reservedConcurrency !== null) throw tooMany();
    return new Promise((take, giveUp) => this.#waiting.push({ take, giveUp }));
  }

  #start(): FunctionInstance {
    const { clockOffset, logs, compileCache } = this.#settings;
    const environment = this.#settings.environmentOf(this.definition);
    const settings: InstanceSettings = { definition: this.definition, environment, clockOffset, logs, compileCache };
    const instance = new FunctionInstance(settings);
    this.#all.add(instance);
    return instance;
  }

  #release(instance: FunctionInstance): void {
    if (instance.isDead) this.#all.delete(instance);
    if (this.#isClosed) return;
    const next = this.#waiting.shift();
    if (next) next.take(instance.isDead ? this.#start() : instance);
    else if (!instance.isDead) this.#keep(instance);
  }

  #keep(instance: FunctionInstance): void {
    this.#idle.push(instance);
    const end = (): void => {
      this.#idle.splice(this.#idle.indexOf(instance), 1);
      this.#all.delete(instance);
      void instance.close();
    };
    this.#idleThreads.keep(instance, { isOfBurst: this.#all.size >= (this.#settings.burst ?? DEFAULT_BURST), end });
  }

  #report(error: unknown, level: LogLine['level']): void {
    const text = error instanceof FunctionError ? `${error.errorType}: ${error.stack ?? error.message}` : String(error);
    this.#settings.logs.add(this.definition.name, level, text);
    this.#settings.onFailure?.(this.definition.name);
  }
}

function tooMany(): FunctionError {
  return new FunctionError(THROTTLED, 'Rate Exceeded.');
}

function closing(): FunctionError {
  return new FunctionError('Runtime.Closing', 'The small cloud is shutting down.');
}
