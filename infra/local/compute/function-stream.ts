/** Invokes a streaming function: the head when it is known, then the body as a stream. */
import { Readable } from 'node:stream';
import { FunctionError } from './function-error.ts';
import type { FunctionPool } from './function-pool.ts';
import type { StreamHead } from './worker-messages.ts';

export type StreamedAnswer = { head: StreamHead; body: Readable };

/**
 * Resolves as soon as the handler sends its head. Destroying the body tells the handler that its client left.
 * Rejects with FunctionError when the handler fails before; a later failure destroys the body.
 */
export async function invokeStreaming(
  pool: FunctionPool,
  nameOrArn: string,
  event: unknown,
  signal: AbortSignal,
): Promise<StreamedAnswer> {
  const left = new AbortController();
  const body = new Readable({
    read: () => undefined,
    destroy: (error, done) => {
      left.abort();
      done(error);
    },
  });
  const { promise: head, resolve, reject } = Promise.withResolvers<StreamHead>();
  const sink = { head: resolve, chunk: (bytes: Uint8Array) => void (body.destroyed || body.push(bytes)) };
  const invocation = { event, sink, signal: AbortSignal.any([signal, left.signal]) };
  pool.invoke(nameOrArn, invocation).then(
    () => {
      reject(new FunctionError('Runtime.NoAnswer', 'The handler ended without an answer.'));
      body.push(null);
    },
    (error: Error) => {
      reject(error);
      body.destroy(error);
    },
  );
  // The body may fail before anyone reads it; whoever waits for the head is told by the rejection.
  body.on('error', () => undefined);
  return { head: await head, body };
}
