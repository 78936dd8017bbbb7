/** The claims of id and access tokens (developer guide, "Understanding user pool JSON web tokens"). */
import { randomUUID } from 'node:crypto';
import { nowSeconds, type CognitoContext } from './context.ts';
import { groupsOfUser } from './groups.ts';
import { tokenValiditySeconds, type ClientConfig, type PoolConfig } from './pool-config.ts';
import type { Claims } from './signing-keys.ts';
import type { User } from './user-store.ts';

/** One sign-in; every token that comes from it carries the same `origin_jti` and `auth_time`. */
export type SignIn = { family: string; authTimeSeconds: number };

export type TokenSet = { AccessToken: string; IdToken: string; TokenType: 'Bearer'; ExpiresIn: number };

export function issuerOf(context: CognitoContext, pool: PoolConfig): string {
  return `https://cognito-idp.${context.region}.amazonaws.com/${pool.id}`;
}

export function makeTokens(
  context: CognitoContext,
  pool: PoolConfig,
  client: ClientConfig,
  user: User,
  signIn: SignIn,
): TokenSet {
  const shared = sharedClaims(context, pool, user, signIn);
  return {
    AccessToken: context.keys.signToken(pool.id, accessClaims(shared, client, user)),
    IdToken: context.keys.signToken(pool.id, idClaims(shared, client, user)),
    TokenType: 'Bearer',
    ExpiresIn: tokenValiditySeconds(client, 'AccessToken'),
  };
}

type SharedClaims = Claims & { iat: number };

function sharedClaims(context: CognitoContext, pool: PoolConfig, user: User, signIn: SignIn): SharedClaims {
  const groups = groupsOfUser(context.store, pool, user).map((group) => group.GroupName);
  return {
    sub: user.sub,
    ...(groups.length > 0 ? { 'cognito:groups': groups } : {}),
    iss: issuerOf(context, pool),
    origin_jti: signIn.family,
    event_id: randomUUID(),
    auth_time: signIn.authTimeSeconds,
    iat: nowSeconds(context),
  };
}

function accessClaims(shared: SharedClaims, client: ClientConfig, user: User): Claims {
  return {
    ...shared,
    client_id: client.id,
    token_use: 'access',
    scope: 'aws.cognito.signin.user.admin',
    exp: shared.iat + tokenValiditySeconds(client, 'AccessToken'),
    jti: randomUUID(),
    username: user.username,
  };
}

function idClaims(shared: SharedClaims, client: ClientConfig, user: User): Claims {
  return {
    ...attributeClaims(user),
    ...shared,
    'cognito:username': user.username,
    aud: client.id,
    token_use: 'id',
    exp: shared.iat + tokenValiditySeconds(client, 'IdToken'),
    jti: randomUUID(),
  };
}

/** Attributes are strings; only the two `…_verified` ones become booleans in a token. */
function attributeClaims(user: User): Claims {
  const entries = Object.entries(user.attributes);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, name.endsWith('_verified') ? value === 'true' : value]),
  );
}
