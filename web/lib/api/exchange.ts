/** Sends a request and follows the protocol's rules for its answer (specification 2, section 4). */
import { sessionArea } from '../browser-storage.ts';
import { ports } from '../ports.ts';
import { dropSession } from '../session/ensure-session.ts';
import { resetReloads } from '../session/reloads.ts';
import { readSession } from '../session/session-store.ts';
import { forgetSignIn } from '../remembered-sign-in.ts';
import { goToSignIn } from '../sign-in.ts';
import { refreshTokens, resetRefreshes } from '../tokens/refresh.ts';
import { clearTokens } from '../tokens/token-store.ts';
import { ApiError, Cleared, signedOutError } from './api-error.ts';
import type { PreparedRequest } from './prepare-request.ts';
import { isSuccess, readAnswer, REFRESH_STATUS, type Answer } from './read-answer.ts';
import { sendRequest, type Sent } from './send-request.ts';
import { warnUnderConstruction } from './under-construction.ts';

/** What a caller gets: the data of a success, or the open response of a stream or a file. */
export type Outcome = { data: unknown; stream: null } | { data: null; stream: Response };

/** Throws ApiError, or Cleared. `runTry` sets the time limit of each try. */
export async function exchange(
  request: PreparedRequest,
  runTry: <Result>(action: (signal: AbortSignal) => Promise<Result>) => Promise<Result>,
): Promise<Outcome> {
  const first = await runTry((signal) => tryOnce(request, signal));
  if (first.answer === null || !(await isWorthAnotherTry(first.sent, first.answer))) return conclude(first);
  return conclude(await runTry((signal) => tryOnce(request, signal)));
}

type Try = { sent: Sent; answer: Answer | null };

async function tryOnce(request: PreparedRequest, signal: AbortSignal): Promise<Try> {
  const sent = await sendRequest(request, signal);
  return { sent, answer: isStream(sent.response) ? null : await readAnswer(sent.response) };
}

function isStream(response: Response): boolean {
  return (
    response.status === 200 &&
    /^(?:text\/event-stream|application\/pdf)/.test(response.headers.get('content-type') ?? '')
  );
}

async function isWorthAnotherTry({ authorization, session }: Sent, answer: Answer): Promise<boolean> {
  if (answer.httpStatus === REFRESH_STATUS && authorization.isStored) {
    await refreshTokens(authorization.value);
    return true;
  }
  // Another tab renewed the session between signing and sending: the cookies were of the new one.
  return answer.status === 104 && session !== null && !session.inHeaders && isReplaced(session.sign);
}

function isReplaced(sign: string): boolean {
  const current = readSession();
  return current !== null && current.sign !== sign;
}

function conclude({ sent, answer }: Try): Outcome {
  if (answer === null) {
    noteSuccess(sent);
    return { data: null, stream: sent.response };
  }
  if (isSuccess(answer)) {
    noteSuccess(sent);
    return { data: answer.data, stream: null };
  }
  throw failureOf(sent, answer);
}

function noteSuccess({ authorization }: Sent): void {
  resetReloads();
  if (authorization.isStored && authorization.value !== null) resetRefreshes();
}

function failureOf(sent: Sent, answer: Answer): Error {
  if (answer.httpStatus === REFRESH_STATUS) {
    return new ApiError({ code: 'token_expired', status: REFRESH_STATUS, message: 'The sign-in has expired.' });
  }
  if (answer.status === 104 || answer.status === 401) return clear(sent, answer, answer.status);
  if (answer.status === 60404) void warnUnderConstruction();
  return answer.toError();
}

const REFUSED_KEY = 'xpage-refused-token';

/**
 * Whether this very token was refused before. The first time a fresh signing session may heal it; the second time the
 * sign-in has ended, even while other calls still accept the token for a minute.
 */
function isRefusedAgain(token: string | null): boolean {
  // The end of a token is the end of its signature: it tells tokens apart and opens nothing.
  const mark = token?.slice(-16) ?? '';
  const isAgain = sessionArea.get(REFUSED_KEY) === mark;
  sessionArea.set(REFUSED_KEY, mark);
  return isAgain;
}

/** Once the reload flag has been raised five times in vain, the failure is shown instead. */
function clear({ session, authorization }: Sent, answer: Answer, status: 104 | 401): Error {
  const isOver = status === 401 && authorization.isStored && isRefusedAgain(authorization.value);
  if (!isOver && (!session || dropSession(session))) return new Cleared(status);
  if (status === 104 || !authorization.isStored) return answer.toError();
  // Ended from elsewhere: what could begin it again goes along.
  if (status === 401 && ports.realm === 'owners') void forgetSignIn();
  clearTokens();
  goToSignIn();
  return signedOutError();
}
