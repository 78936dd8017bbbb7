/**
 * Requests that were sent without a connection: kept on the visitor's device until they get through. Each has the
 * idempotency key of its first try, so that one which did arrive isn't made twice.
 */
import { failureCode, sendQuoteRequest, type QuoteRequest } from './api.ts';
import { readJson, writeJson } from './safe-storage.ts';

export const KEPT_REQUESTS = 'xpage-kept-requests';

/** A request that is older than this has lost its point; its idempotency key ends sooner still. */
const KEPT_MS = 7 * 86_400_000;

/** More than this nobody types without a connection. */
const MOST_KEPT = 5;

type KeptRequest = { key: string; request: QuoteRequest; keptAt: number };

/** Whether it could be kept. */
export function keepRequest(key: string, request: QuoteRequest): boolean {
  const others = readKept().filter((kept) => kept.key !== key);
  return writeJson('localStorage', KEPT_REQUESTS, [...others, { key, request, keptAt: Date.now() }].slice(-MOST_KEPT));
}

/** Sends what is kept, oldest first; what the server refuses is dropped. Gives how many arrived. */
export async function sendKept(): Promise<number> {
  let sent = 0;
  for (const { key, request } of readKept()) {
    try {
      await sendQuoteRequest(request, key);
      sent += 1;
    } catch (error) {
      if (failureCode(error) === 'network') break;
    }
    drop(key);
  }
  return sent;
}

export function hasKept(): boolean {
  return readKept().length > 0;
}

function drop(key: string): void {
  const left = readKept().filter((kept) => kept.key !== key);
  writeJson('localStorage', KEPT_REQUESTS, left.length === 0 ? null : left);
}

function readKept(): KeptRequest[] {
  const stored = readJson('localStorage', KEPT_REQUESTS);
  if (!Array.isArray(stored)) return [];
  return (stored as KeptRequest[]).filter(({ keptAt }) => keptAt > Date.now() - KEPT_MS);
}
