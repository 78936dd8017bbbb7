import { abortedError, networkError } from './api-error.ts';

/**
 * Gives what `action` gives. Rejects at once with ApiError `aborted` when the caller's signal fires, or `network` when
 * the time is over; in both cases the signal that `action` got fires, too.
 */
export async function withinDeadline<Result>(
  callerSignal: AbortSignal | undefined,
  deadlineMs: number,
  action: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  if (callerSignal?.aborted) throw abortedError(callerSignal.reason);
  const controller = new AbortController();
  const { promise: ended, reject } = Promise.withResolvers<never>();
  const end = (error: Error): void => {
    reject(error);
    controller.abort();
  };
  const onAbort = (): void => end(abortedError(callerSignal?.reason));
  const timer = setTimeout(() => end(networkError(new Error(`No answer in ${deadlineMs} ms.`))), deadlineMs);
  callerSignal?.addEventListener('abort', onAbort);
  try {
    return await Promise.race([action(controller.signal), ended]);
  } finally {
    clearTimeout(timer);
    callerSignal?.removeEventListener('abort', onAbort);
  }
}
