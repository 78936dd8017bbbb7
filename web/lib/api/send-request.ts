/** One try of a request: signed and authorized at the last moment, sent, and sent once more when the network failed. */
import type { SigningSession } from '../session/session-store.ts';
import { signRequest } from '../session/sign-request.ts';
import { goToSignIn } from '../sign-in.ts';
import { authorizationFor, needsToken, type Authorization } from '../tokens/authorization.ts';
import { signedOutError } from './api-error.ts';
import { fetchOrNetworkError } from './fetch-or-network-error.ts';
import type { PreparedRequest } from './prepare-request.ts';

export type Sent = {
  response: Response;
  authorization: Authorization;
  /** What it was signed with; null for calls that are not signed. */
  session: SigningSession | null;
};

/** Throws ApiError: `network`, or `signed_out` when the call needs a stored token and there is none. */
export async function sendRequest(request: PreparedRequest, signal: AbortSignal): Promise<Sent> {
  const authorization = authorizationFor(request.entry, request.token);
  if (authorization.value === null && authorization.isStored && needsToken(request.entry)) {
    goToSignIn();
    throw signedOutError();
  }
  const { session, headers } = await sign(request);
  const init: RequestInit = {
    method: request.entry.method,
    headers: {
      ...request.headers,
      ...headers,
      ...(authorization.value === null ? {} : { authorization: authorization.value }),
    },
    body: request.body,
    ...(request.keepalive ? { keepalive: true } : {}),
    signal,
  };
  return { response: await fetchTwice(request, init, signal), authorization, session };
}

async function sign({
  entry,
  path,
  body,
}: PreparedRequest): Promise<Pick<Sent, 'session'> & { headers: Record<string, string> }> {
  if (entry.caller === 'unsigned') return { session: null, headers: {} };
  return signRequest({ method: entry.method, path, ...(entry.bodyHash ? { hashedBody: body ?? '' } : {}) });
}

/** Calls that only read are sent a second time when the network failed. */
async function fetchTwice(
  { entry, address }: PreparedRequest,
  init: RequestInit,
  signal: AbortSignal,
): Promise<Response> {
  try {
    return await fetchOrNetworkError(address, init);
  } catch (error) {
    if (!entry.repeatable || signal.aborted) throw error;
    return fetchOrNetworkError(address, init);
  }
}
