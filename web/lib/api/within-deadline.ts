import { abortedError, networkError } from './api-error.ts';

export type Deadline = {
  /** Fires when the caller gives up or the time is over. */
  signal: AbortSignal;
  /** Starts the time anew. */
  restart(): void;
};

/**
 * Gives what `action` gives. Rejects at once with ApiError `aborted` when the caller's signal fires, or `network` when
 * `milliseconds` are over.
 */
export async function withinDeadline<Result>(
  callerSignal: AbortSignal | undefined,
  milliseconds: number,
  action: (deadline: Deadline) => Promise<Result>,
): Promise<Result> {
  if (callerSignal?.aborted) throw abortedError(callerSignal.reason);
  const controller = new AbortController();
  const { promise: ended, reject } = Promise.withResolvers<never>();
  const end = (error: Error): void => {
    reject(error);
    controller.abort();
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => end(networkError(new Error(`Nothing came for ${milliseconds} ms.`))), milliseconds);
  };
  const onAbort = (): void => end(abortedError(callerSignal?.reason));
  callerSignal?.addEventListener('abort', onAbort);
  restart();
  try {
    return await Promise.race([action({ signal: controller.signal, restart }), ended]);
  } finally {
    clearTimeout(timer);
    callerSignal?.removeEventListener('abort', onAbort);
  }
}
