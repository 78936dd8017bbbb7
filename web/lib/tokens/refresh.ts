/**
 * What follows HTTP 201 (specification 2, section 4): the token is refreshed, on our own host or a local one only; the
 * new tokens are told to the mobile host, then the reload flag is raised. A failure, or more than ten refreshes that
 * led to nothing, ends at sign-in.
 */
import { networkError, signedOutError, ApiError } from '../api/api-error.ts';
import { sessionArea } from '../browser-storage.ts';
import { loadConfig } from '../config.ts';
import { tellHost } from '../host-bridge.ts';
import { ports } from '../ports.ts';
import { raiseReloadFlag } from '../session/reloads.ts';
import { goToSignIn } from '../sign-in.ts';
import { adoptStoredTokens, clearTokens, readTokens, type Tokens } from './token-store.ts';

export const MAX_REFRESHES = 10;

const COUNT_KEY = 'xpage-refreshes';

let refreshing: Promise<void> | null = null;

/**
 * Refreshes the token that the server found expired. Throws ApiError: `token_expired` on a foreign host, `signed_out`
 * when there is nothing left to refresh with (the person is on the way to sign-in), `network` when the identity
 * provider could not be asked and the tokens stay.
 */
export async function refreshTokens(expiredIdToken: string | null): Promise<void> {
  if (!(await isOwnOrLocalHost())) throw expiredHere();
  const stored = readTokens();
  if (!stored) return giveUp();
  // Another call or tab refreshed it while this request was on its way.
  if (stored.idToken !== expiredIdToken) {
    adoptStoredTokens();
    return;
  }
  refreshing ??= refreshOnce().finally(() => {
    refreshing = null;
  });
  await refreshing;
}

async function refreshOnce(): Promise<void> {
  if (!countRefresh()) {
    clearTokens();
    return giveUp();
  }
  const tokens = await askProvider();
  if (!tokens) return giveUp();
  if (ports.realm === 'owners') tellHost({ type: 'tokens', tokens });
  raiseReloadFlag();
}

async function askProvider(): Promise<Tokens | null> {
  try {
    const { refreshWithAmplify } = await import('./amplify-refresher.ts');
    return await refreshWithAmplify();
  } catch (error) {
    throw networkError(error);
  }
}

/** A token was accepted: refreshing works, and the count starts again. */
export function resetRefreshes(): void {
  if (sessionArea.get(COUNT_KEY) !== null) sessionArea.remove(COUNT_KEY);
}

/** False when ten refreshes in a row have led to nothing. */
function countRefresh(): boolean {
  const count = Number(sessionArea.get(COUNT_KEY) ?? 0);
  if (count >= MAX_REFRESHES) {
    sessionArea.remove(COUNT_KEY);
    return false;
  }
  sessionArea.set(COUNT_KEY, String(count + 1));
  return true;
}

function giveUp(): never {
  goToSignIn();
  throw signedOutError();
}

function expiredHere(): ApiError {
  return new ApiError({
    code: 'token_expired',
    status: 201,
    message: 'The sign-in has expired and can only be renewed on our own site. Please open it there.',
  });
}

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

async function isOwnOrLocalHost(): Promise<boolean> {
  const { hostname, host } = window.location;
  if (LOCAL_HOSTS.has(hostname)) return true;
  const { appOrigin } = await loadConfig();
  return host === new URL(appOrigin).host;
}
