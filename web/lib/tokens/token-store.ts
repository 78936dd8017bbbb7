/**
 * The tokens: the object `tokens` in local storage, shared by all tabs, and the id token in this tab's session storage
 * (specification 2, section 3). Customers have their own beside those of owners.
 */
import type { Tokens } from '../../../shared/model/account.ts';
import { localArea, sessionArea } from '../browser-storage.ts';
import { fromBase64Url } from '../crypto-base64.ts';
import { ports } from '../ports.ts';

export type { Tokens };

/** Owners' keys are the specified ones; a customer in the same browser is somebody else. */
const keys = {
  owners: { tokens: 'tokens', idToken: 'idToken' },
  customers: { tokens: 'customer-tokens', idToken: 'customer-idToken' },
} as const;

const tokensKey = (): string => keys[ports.realm].tokens;
const idTokenKey = (): string => keys[ports.realm].idToken;

const listeners = new Set<(tokens: Tokens | null) => void>();

/** Null when nobody is signed in, or when what is stored is damaged. */
export function readTokens(): Tokens | null {
  return parseTokens(localArea.get(tokensKey()));
}

/** The id token that requests carry: this tab's first, else the one of all tabs. */
export function readIdToken(): string | null {
  return sessionArea.get(idTokenKey()) ?? readTokens()?.idToken ?? null;
}

/**
 * The account that is signed in (the id token's `sub`), else null. Read without checking: for telling what is cached for
 * whom, never for rights.
 */
export function signedInAccount(): string | null {
  try {
    const payload = new TextDecoder().decode(fromBase64Url(readIdToken()?.split('.')[1] ?? ''));
    const { sub } = JSON.parse(payload) as Record<string, unknown>;
    return typeof sub === 'string' ? sub : null;
  } catch {
    return null;
  }
}

/** After sign-in, sign-up or refresh; one write, so that no tab ever sees half of it. */
export function storeTokens({ accessToken, idToken, refreshToken }: Tokens): void {
  const tokens: Tokens = { accessToken, idToken, refreshToken };
  localArea.set(tokensKey(), JSON.stringify(tokens));
  sessionArea.set(idTokenKey(), idToken);
  tell(tokens);
}

export function clearTokens(): void {
  localArea.remove(tokensKey());
  sessionArea.remove(idTokenKey());
  tell(null);
}

/** Takes over what another tab stored. */
export function adoptStoredTokens(): Tokens | null {
  const tokens = readTokens();
  if (tokens) sessionArea.set(idTokenKey(), tokens.idToken);
  else sessionArea.remove(idTokenKey());
  tell(tokens);
  return tokens;
}

/** Tells of sign-in, refresh and sign-out, in this tab and in others. Returns how to stop listening. */
export function onTokens(listener: (tokens: Tokens | null) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Follows the other tabs: a sign-out there ends this tab's session too. Returns how to stop. */
export function followOtherTabs(): () => void {
  const listener = ({ key }: StorageEvent): void => {
    // A null key: all of the storage was cleared.
    if (key === tokensKey() || key === null) adoptStoredTokens();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

function tell(tokens: Tokens | null): void {
  for (const listener of [...listeners]) listener(tokens);
}

/** Null for anything that is not three texts. */
export function parseTokens(text: string | null): Tokens | null {
  try {
    const { accessToken, idToken, refreshToken } = JSON.parse(text ?? 'null') as Record<string, unknown>;
    if (typeof accessToken !== 'string' || typeof idToken !== 'string' || typeof refreshToken !== 'string') return null;
    return { accessToken, idToken, refreshToken };
  } catch {
    return null;
  }
}
