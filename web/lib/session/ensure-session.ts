/** The signing session that requests use: made when needed, one handshake at a time over all tabs. */
import { oneAtATime } from '../one-at-a-time.ts';
import { makeSession } from './handshake.ts';
import { areReloadsSpent, raiseReloadForSigning } from './reloads.ts';
import { readTimeDifference } from './server-time.ts';
import { clearSession, isSessionFresh, readSession, type SigningSession } from './session-store.ts';

let making: Promise<SigningSession> | null = null;

/**
 * The session to sign with. On any failure keys and header object are cleared, the reload flag is raised (at most five
 * times) and the failure is thrown.
 */
export async function ensureSession(): Promise<SigningSession> {
  return usableSession() ?? (await startMaking());
}

function usableSession(): SigningSession | null {
  return readTimeDifference() !== null && isSessionFresh() ? readSession() : null;
}

function startMaking(): Promise<SigningSession> {
  making ??= makeInTurn().finally(() => {
    making = null;
  });
  return making;
}

async function makeInTurn(): Promise<SigningSession> {
  try {
    // Another tab may have made one while this one waited.
    return await oneAtATime('xpage-handshake', async () => usableSession() ?? (await makeSession()));
  } catch (error) {
    clearSession();
    raiseReloadForSigning();
    throw error;
  }
}

/**
 * The server refused the request signed with `refused`: clears it and raises the reload flag. A session that has been
 * made since stays. False when the flag has been raised five times already, for every request that it was raised for.
 */
export function dropSession(refused: SigningSession): boolean {
  if (readSession()?.sign !== refused.sign) return !areReloadsSpent();
  clearSession();
  return raiseReloadForSigning();
}
