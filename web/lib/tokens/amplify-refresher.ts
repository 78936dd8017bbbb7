/**
 * Refreshing the tokens with the identity provider, by Amplify over our own token store. Loaded when a token is first
 * refreshed and never by visitors: it is 26 KB.
 *
 * The lock is held for a while after the write: another tab's view of local storage may lag behind the lock, and with
 * rotation a refresh token that is used twice ends the session.
 */
import { Amplify } from 'aws-amplify';
import { decodeJWT, fetchAuthSession } from 'aws-amplify/auth';
import { refreshAuthTokens, TokenOrchestrator } from 'aws-amplify/auth/cognito';
import { loadConfig } from '../config.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import { adoptStoredTokens, clearTokens, readTokens, storeTokens, type Tokens } from './token-store.ts';

type AuthTokenStore = Parameters<TokenOrchestrator['setAuthTokenStore']>[0];
type TokenRefresher = Parameters<TokenOrchestrator['setTokenRefresher']>[0];
type CognitoAuthTokens = Awaited<ReturnType<TokenRefresher>>;

const HOLD_LOCK_MS = 100;

/** The store knows one account; Amplify wants a name for it. */
const USERNAME = 'owner';

/** Server time minus this device's in milliseconds, as the last refresh saw it. */
let clockDrift = 0;

let configuring: Promise<void> | null = null;

/**
 * Makes new tokens and stores them. Null: the session is over and the tokens are gone. Throws when the provider could
 * not be asked (offline, throttled, failing); the tokens stay.
 */
export async function refreshWithAmplify(): Promise<Tokens | null> {
  configuring ??= configure().catch((error: unknown) => {
    configuring = null;
    throw error;
  });
  await configuring;
  try {
    await fetchAuthSession({ forceRefresh: true });
  } catch (error) {
    // Amplify cleared the tokens where the failure was final: that is an answer, not an error.
    if (readTokens()) throw error;
  }
  return readTokens();
}

async function configure(): Promise<void> {
  const { userPoolEndpoint } = await loadConfig();
  const Cognito = { ...poolOf(readTokens()), ...(userPoolEndpoint ? { userPoolEndpoint } : {}) };
  const tokenProvider = new TokenOrchestrator();
  tokenProvider.setAuthConfig({ Cognito });
  tokenProvider.setAuthTokenStore(store);
  tokenProvider.setTokenRefresher(refreshInTurn);
  Amplify.configure({ Auth: { Cognito } }, { Auth: { tokenProvider } });
}

/** An id token says itself which pool and which client it is of (claims `iss` and `aud`). */
function poolOf(tokens: Tokens | null): { userPoolId: string; userPoolClientId: string } {
  if (!tokens) throw signedOut();
  const { iss: issuer = '', aud: client = '' } = decodeJWT(tokens.idToken).payload;
  return { userPoolId: issuer.slice(issuer.lastIndexOf('/') + 1), userPoolClientId: String(client) };
}

const store: AuthTokenStore = {
  loadTokens: async () => {
    const tokens = readTokens();
    return tokens ? toAmplify(tokens) : null;
  },
  // The refresher has written them already, inside the lock.
  storeTokens: async () => undefined,
  clearTokens: async () => clearTokens(),
  getLastAuthUser: async () => USERNAME,
  setKeyValueStorage: () => undefined,
  getDeviceMetadata: async () => null,
  clearDeviceMetadata: async () => undefined,
  setOAuthMetadata: async () => undefined,
  getOAuthMetadata: async () => null,
};

const refreshInTurn: TokenRefresher = (request) => oneAtATime('token-refresh', () => refreshOrAdopt(request));

async function refreshOrAdopt(request: Parameters<TokenRefresher>[0]): Promise<CognitoAuthTokens> {
  const current = readTokens();
  if (!current) throw signedOut();
  if (current.accessToken !== request.tokens.accessToken.toString()) return toAmplify(adoptStoredTokens() ?? current);
  const fresh = await refreshAuthTokens(request);
  // Signed out while the provider answered: the new tokens must not bring the session back.
  if (!readTokens()) throw signedOut();
  clockDrift = fresh.clockDrift;
  storeTokens(toStored(fresh, current));
  await new Promise((resolve) => setTimeout(resolve, HOLD_LOCK_MS));
  return fresh;
}

function toAmplify({ accessToken, idToken, refreshToken }: Tokens): CognitoAuthTokens {
  return {
    accessToken: decodeJWT(accessToken),
    idToken: decodeJWT(idToken),
    refreshToken,
    clockDrift,
    username: USERNAME,
  };
}

function toStored(fresh: CognitoAuthTokens, before: Tokens): Tokens {
  return {
    accessToken: fresh.accessToken.toString(),
    idToken: fresh.idToken?.toString() ?? before.idToken,
    refreshToken: fresh.refreshToken ?? before.refreshToken,
  };
}

/** The name by which Amplify knows that there is nothing to keep. */
function signedOut(): Error {
  return Object.assign(new Error('Signed out while the tokens were refreshed.'), { name: 'NotAuthorizedException' });
}
