/**
 * A Lambda execution environment in a worker thread: loads the handler once, then runs one event at a time.
 * Source: AWS Lambda developer guide, "Building Lambda functions with Node.js" and "Response streaming".
 */
import { flushCompileCache } from 'node:module';
import { performance } from 'node:perf_hooks';
import { Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { shiftDate } from './shifted-date.ts';
import type { FromWorker, StreamHead, ToWorker, WorkerFailure, WorkerSettings } from './worker-messages.ts';

type Handler = (event: unknown, streamOrContext: unknown, context?: unknown) => unknown;
type Invocation = Extract<ToWorker, { kind: 'invoke' }>;

/** The mark that `awslambda.streamifyResponse` leaves on a handler, as in the real runtime. */
const STREAMING = Symbol.for('aws.lambda.runtime.handler.streaming');
const OCTETS: StreamHead = { statusCode: 200, headers: { 'content-type': 'application/octet-stream' } };

/** The stream that a streaming handler writes to; its head goes first, once. */
class ResponseStream extends Writable {
  readonly #id: string;
  #isHeadSent = false;

  constructor(id: string) {
    super();
    this.#id = id;
  }

  sendHead(head: StreamHead): void {
    if (this.#isHeadSent) return;
    this.#isHeadSent = true;
    send({ kind: 'head', id: this.#id, head });
  }

  setContentType(type: string): void {
    this.sendHead({ statusCode: 200, headers: { 'content-type': type } });
  }

  override _write(chunk: Uint8Array, _encoding: string, done: () => void): void {
    this.sendHead(OCTETS);
    send({ kind: 'chunk', id: this.#id, bytes: Uint8Array.from(chunk) });
    done();
  }

  override _final(done: () => void): void {
    this.sendHead(OCTETS);
    done();
  }
}

const settings = workerData as WorkerSettings;
let openStream: { id: string; stream: ResponseStream } | undefined;

// Of the thread, not of the function (function-instance.ts).
delete process.env['NODE_COMPILE_CACHE'];
shiftDate(settings.clockOffset);
Object.assign(globalThis, {
  awslambda: {
    streamifyResponse: (handler: Handler) => Object.assign(handler, { [STREAMING]: 'response' }),
    HttpResponseStream: {
      from: (stream: ResponseStream, head: StreamHead) => {
        stream.sendHead(head);
        return stream;
      },
    },
  },
});

await start();

async function start(): Promise<void> {
  try {
    const handler = await loadHandler();
    parentPort?.on('message', (message: ToWorker) => {
      if (message.kind === 'invoke') void run(handler, message);
      else if (openStream?.id === message.id) openStream.stream.destroy();
    });
    send({ kind: 'ready' });
    // Left to itself, Node keeps it until the thread ends, and the next thread starts before that.
    flushCompileCache();
  } catch (error) {
    send({ kind: 'unloadable', failure: describe(error) });
  }
}

async function loadHandler(): Promise<Handler> {
  const module = (await import(pathToFileURL(settings.file).href)) as Record<string, unknown>;
  const handler = module[settings.exportName];
  if (typeof handler === 'function') return handler as Handler;
  throw Object.assign(new Error(`${settings.exportName} is not exported by ${settings.file}`), {
    name: 'Runtime.HandlerNotFound',
  });
}

async function run(handler: Handler, invocation: Invocation): Promise<void> {
  const { id } = invocation;
  const event: unknown = JSON.parse(invocation.event);
  const context = makeContext(invocation);
  try {
    if (STREAMING in handler) {
      await runStreaming(handler, event, context, id);
      send({ kind: 'result', id });
    } else {
      send({ kind: 'result', id, payload: JSON.stringify((await handler(event, context)) ?? null) });
    }
  } catch (error) {
    send({ kind: 'failure', id, failure: describe(error) });
  } finally {
    openStream = undefined;
  }
}

async function runStreaming(handler: Handler, event: unknown, context: unknown, id: string): Promise<void> {
  const stream = new ResponseStream(id);
  openStream = { id, stream };
  // A handler that writes on after its client left is told by `close` and by the callbacks of its writes.
  stream.on('error', () => undefined);
  await handler(event, stream, context);
  if (stream.destroyed || stream.writableFinished) return;
  await new Promise<void>((resolve) => {
    stream.once('close', resolve);
    if (!stream.writableEnded) stream.end();
  });
}

function makeContext({ id, timeoutMs }: Invocation): Record<string, unknown> {
  const endsAt = performance.now() + timeoutMs;
  return {
    awsRequestId: id,
    functionName: settings.functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: settings.functionArn,
    memoryLimitInMB: String(settings.memoryMb),
    logGroupName: `/aws/lambda/${settings.functionName}`,
    logStreamName: 'local',
    callbackWaitsForEmptyEventLoop: true,
    getRemainingTimeInMillis: () => Math.max(0, Math.round(endsAt - performance.now())),
  };
}

function describe(error: unknown): WorkerFailure {
  if (!(error instanceof Error)) return { errorType: 'Error', message: String(error), stack: String(error) };
  return { errorType: error.name, message: error.message, stack: error.stack ?? error.message };
}

function send(message: FromWorker): void {
  parentPort?.postMessage(message);
}
