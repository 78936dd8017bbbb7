/**
 * A streaming call. When the connection is lost before the `done` event, the same input, and with it the same message
 * id, is sent again: the server answers the identical events, of which those that were delivered are skipped.
 */
import { abortedError, ApiError, malformedAnswerError, networkError } from './api-error.ts';
import type { CallEntry, CallName, InputOfCall, OutputOfCall } from './call-types.ts';
import { exchange } from './exchange.ts';
import { prepareRequest, type PreparedRequest } from './prepare-request.ts';
import { toError, toRecord } from './read-answer.ts';
import { readEvents, type RawEvent } from './read-events.ts';
import type { StreamEvent, StreamOptions } from './stream-types.ts';
import { withinDeadline } from './within-deadline.ts';

/** Waits before the first, second and third resumption, in milliseconds. */
const BACK_OFF_MS = [500, 1_000, 2_000];

/** The server sends a heartbeat every 10 seconds: after three that did not come the connection is lost. */
const SILENCE_MS = 35_000;

/**
 * Gives the data of `done`. Throws ApiError: the server's, from its envelope or an `error` event; `network` when the
 * connection was lost a fourth time; `aborted`. Throws Cleared like `sendCall`.
 */
export async function streamCall<Name extends CallName>(
  entry: CallEntry<Name>,
  input: InputOfCall<Name>,
  { onEvent, signal, ...options }: StreamOptions<Name>,
): Promise<OutputOfCall<Name>> {
  const request = prepareRequest(entry, input, options);
  const delivered = new Map<string, number>();
  for (let resumption = 0; ; resumption += 1) {
    try {
      return await runOnce(request, delivered, onEvent, signal);
    } catch (error) {
      const waitMs = BACK_OFF_MS[resumption];
      if (waitMs === undefined || !isLost(error)) throw error;
      await wait(waitMs, signal);
    }
  }
}

function isLost(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'network';
}

async function runOnce<Name extends CallName>(
  request: PreparedRequest,
  delivered: Map<string, number>,
  onEvent: StreamOptions<Name>['onEvent'],
  signal: AbortSignal | undefined,
): Promise<OutputOfCall<Name>> {
  const isNew = newEventsOnly(delivered);
  return withinDeadline(signal, SILENCE_MS, async (silence) => {
    const { stream } = await exchange(request, (action) => action(silence.signal));
    if (!stream) throw malformedAnswerError(200);
    for await (const event of eventsOf(stream, silence.restart)) {
      if (silence.signal.aborted) break;
      if (event.type === 'error') throw toError(toRecord(event.data), stream.status);
      // The server and this client share the contract: names and data are those of StreamEvent.
      if (isNew(event.type)) onEvent(event as StreamEvent<Name>);
      if (event.type === 'done') return event.data as OutputOfCall<Name>;
    }
    throw networkError(new Error('The stream ended before its last event.'));
  });
}

/** Every way in which reading fails means that the connection was lost. */
async function* eventsOf(stream: Response, onBytes: () => void): AsyncGenerator<RawEvent> {
  try {
    yield* readEvents(stream, onBytes);
  } catch (error) {
    throw networkError(error);
  }
}

/** Whether the next event of a type is new: the first ones of a resumed stream were delivered before. */
function newEventsOnly(delivered: Map<string, number>): (type: string) => boolean {
  const seen = new Map<string, number>();
  return (type) => {
    const count = (seen.get(type) ?? 0) + 1;
    seen.set(type, count);
    if (count <= (delivered.get(type) ?? 0)) return false;
    delivered.set(type, count);
    return true;
  };
}

async function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  const onAbort = (): void => reject(abortedError(signal?.reason));
  signal?.addEventListener('abort', onAbort);
  try {
    await promise;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  }
}
