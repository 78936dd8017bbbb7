/**
 * What runs in a process of its own for each package, in the place of Lambda's runtime for Node: loads the handler that
 * the template names, and gives it one event after the other. It imports nothing of this repository.
 * Source: AWS Lambda developer guide, "Building Lambda functions with Node.js".
 */
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import type { Answer, Failure, Order, Work } from './orders.ts';

type Handler = (event: unknown, streamOrContext: unknown, context?: unknown) => unknown;
type Loaded = Record<string, unknown>;

const STREAMING = Symbol.for('aws.lambda.runtime.handler.streaming');
const folder = process.env['LAMBDA_TASK_ROOT'] ?? '';
let handler: Handler | undefined;

/** Collects what a streaming handler writes. */
class ResponseStream extends Writable {
  statusCode = 200;
  readonly chunks: Buffer[] = [];

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.chunks.push(chunk);
    done();
  }
}

Object.assign(globalThis, {
  awslambda: {
    streamifyResponse: (streaming: Handler) => Object.assign(streaming, { [STREAMING]: 'response' }),
    HttpResponseStream: {
      from: (stream: ResponseStream, { statusCode }: { statusCode: number }) => Object.assign(stream, { statusCode }),
    },
  },
});

process.on('message', (order: Order) => void answer(order));

async function answer(order: Order): Promise<void> {
  const started = performance.now();
  let done: Pick<Answer, 'result' | 'failure'>;
  try {
    done = { result: await carryOut(order) };
  } catch (error) {
    done = { failure: describe(error) };
  }
  const told: Answer = { ...done, milliseconds: performance.now() - started };
  process.send?.(told);
}

function carryOut(order: Order): Promise<unknown> {
  if (order.kind === 'load') return load(order.handler);
  if (order.kind === 'invoke') return invoke(order.event, order.timeoutSeconds);
  if (order.kind === 'load-parts') return loadParts();
  return workWith(order.file, order.input);
}

/** `index.handler` is the export `handler` of `index.mjs`, `index.js` or `index.cjs`. */
async function load(named: string): Promise<string> {
  const dot = named.lastIndexOf('.');
  const files = ['.mjs', '.js', '.cjs'].map((ending) => join(folder, named.slice(0, dot) + ending));
  const file = files.find((candidate) => existsSync(candidate));
  if (file === undefined) throw new Error(`The template names ${named}, and none of ${files.join(', ')} is there.`);
  const found = ((await import(pathToFileURL(file).href)) as Loaded)[named.slice(dot + 1)];
  if (typeof found !== 'function') throw new Error(`The template names ${named}, which is no function in ${file}.`);
  handler = found as Handler;
  return typeof found;
}

async function invoke(event: unknown, timeoutSeconds: number): Promise<unknown> {
  if (!handler) throw new Error('The handler has to be loaded before it is invoked.');
  const endsAt = performance.now() + timeoutSeconds * 1_000;
  const context = {
    awsRequestId: '00000000-0000-4000-8000-000000000000',
    functionName: process.env['AWS_LAMBDA_FUNCTION_NAME'],
    memoryLimitInMB: process.env['AWS_LAMBDA_FUNCTION_MEMORY_SIZE'],
    getRemainingTimeInMillis: () => Math.max(0, endsAt - performance.now()),
  };
  if (!(STREAMING in handler)) return (await handler(event, context)) ?? null;
  const stream = new ResponseStream();
  await handler(event, stream, context);
  if (!stream.writableFinished) await new Promise((resolve) => void stream.once('finish', resolve));
  return { statusCode: stream.statusCode, body: Buffer.concat(stream.chunks).toString() };
}

/** What a first request would load later: each file that the bundler cut off. */
async function loadParts(): Promise<number> {
  const parts = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
  for (const part of parts) await import(pathToFileURL(join(folder, part)).href);
  return parts.length;
}

async function workWith(file: string, input: string): Promise<unknown> {
  const { work } = (await import(pathToFileURL(file).href)) as { work: Work };
  const { resolve } = createRequire(join(folder, 'index.mjs'));
  return work((name) => import(pathToFileURL(resolve(name)).href), input);
}

function describe(error: unknown): Failure {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), stack: '' };
  return { name: error.name, message: error.message, stack: error.stack ?? '' };
}
