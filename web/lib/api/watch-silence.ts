import { abortedError, networkError } from './api-error.ts';

/** The server sends a heartbeat every 10 seconds: after three that did not come the connection is dead. */
const SILENCE_MS = 35_000;

export type Silence = {
  /** Fires when the caller gives up or nothing has come for 35 seconds. */
  signal: AbortSignal;
  /** Something came. */
  reset(): void;
};

/** Gives what `action` gives; rejects at once with ApiError `aborted` or, after too long a silence, `network`. */
export async function watchSilence<Result>(
  callerSignal: AbortSignal | undefined,
  action: (silence: Silence) => Promise<Result>,
): Promise<Result> {
  if (callerSignal?.aborted) throw abortedError(callerSignal.reason);
  const controller = new AbortController();
  const { promise: ended, reject } = Promise.withResolvers<never>();
  const end = (error: Error): void => {
    reject(error);
    controller.abort();
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reset = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => end(networkError(new Error(`Nothing came for ${SILENCE_MS} ms.`))), SILENCE_MS);
  };
  const onAbort = (): void => end(abortedError(callerSignal?.reason));
  callerSignal?.addEventListener('abort', onAbort);
  reset();
  try {
    return await Promise.race([action({ signal: controller.signal, reset }), ended]);
  } finally {
    clearTimeout(timer);
    callerSignal?.removeEventListener('abort', onAbort);
  }
}
