import {
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminUserGlobalSignOutCommand,
  GetTokensFromRefreshTokenCommand,
  GlobalSignOutCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { refreshAuthTokens } from 'aws-amplify/auth/cognito';
import { decodeJWT } from 'aws-amplify/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addUser,
  allTokens,
  CLIENT_ID,
  POOL_ID,
  poolWith,
  signIn,
  startPools,
  type Pools,
  type SignedIn,
} from './cognito-kit.ts';

let pools: Pools;
beforeAll(async () => {
  pools = await startPools();
});
afterAll(() => pools.close());

async function refresh(from: Pools, RefreshToken: string): Promise<SignedIn> {
  const answer = await from.client.send(new GetTokensFromRefreshTokenCommand({ ClientId: CLIENT_ID, RefreshToken }));
  return allTokens(answer.AuthenticationResult);
}

function claimsOf(token: string): Record<string, unknown> {
  return decodeJWT(token).payload;
}

const REUSED = { name: 'RefreshTokenReuseException' };
const REVOKED = { name: 'NotAuthorizedException', message: 'Refresh Token has been revoked' };

describe('rotation', () => {
  it('gives a new refresh token each time and keeps the sign-in', async () => {
    const first = await signIn(pools, await addUser(pools));
    const second = await refresh(pools, first.RefreshToken);
    expect(second.RefreshToken).not.toBe(first.RefreshToken);
    expect(claimsOf(second.IdToken)['origin_jti']).toBe(claimsOf(first.IdToken)['origin_jti']);
    expect(claimsOf(second.IdToken)['auth_time']).toBe(claimsOf(first.IdToken)['auth_time']);
    await expect(refresh(pools, second.RefreshToken)).resolves.toBeDefined();
  });

  it('lets a client that lost the answer repeat the request during the grace period', async () => {
    const first = await signIn(pools, await addUser(pools));
    await refresh(pools, first.RefreshToken);
    pools.advanceSeconds(59);
    const again = await refresh(pools, first.RefreshToken);
    await expect(refresh(pools, again.RefreshToken)).resolves.toBeDefined();
  });

  it('refuses the old token after the grace period, which repeated use does not prolong', async () => {
    const first = await signIn(pools, await addUser(pools));
    const second = await refresh(pools, first.RefreshToken);
    pools.advanceSeconds(40);
    await refresh(pools, first.RefreshToken);
    pools.advanceSeconds(20);
    await expect(refresh(pools, first.RefreshToken)).rejects.toMatchObject(REUSED);
    await expect(refresh(pools, second.RefreshToken)).resolves.toBeDefined();
  });

  it('without grace refuses the old token at once, also of two requests at the same time', async () => {
    const strict = await startPools({
      pools: [poolWith({}, { RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 0 } })],
    });
    const first = await signIn(strict, await addUser(strict));
    const outcomes = await Promise.allSettled([
      refresh(strict, first.RefreshToken),
      refresh(strict, first.RefreshToken),
    ]);
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
    expect(outcomes.find((outcome) => outcome.status === 'rejected')?.reason).toMatchObject(REUSED);
    await strict.close();
  });

  it('never moves the end of the sign-in', async () => {
    const first = await signIn(pools, await addUser(pools));
    pools.advanceSeconds(19 * 86_400);
    const second = await refresh(pools, first.RefreshToken);
    pools.advanceSeconds(86_400);
    const late = refresh(pools, second.RefreshToken);
    await expect(late).rejects.toMatchObject({ name: 'NotAuthorizedException', message: 'Refresh Token has expired' });
  });

  it('that is off keeps the one refresh token in use', async () => {
    const plain = await startPools({ pools: [poolWith({}, { RefreshTokenRotation: { Feature: 'DISABLED' } })] });
    const first = await signIn(plain, await addUser(plain));
    const command = new GetTokensFromRefreshTokenCommand({ ClientId: CLIENT_ID, RefreshToken: first.RefreshToken });
    const { AuthenticationResult } = await plain.client.send(command);
    expect(AuthenticationResult?.AccessToken).toEqual(expect.any(String));
    expect(AuthenticationResult?.RefreshToken).toBeUndefined();
    await expect(plain.client.send(command)).resolves.toBeDefined();
    await plain.close();
  });
});

describe('a refresh token', () => {
  it('is refused when nobody issued it or another client did', async () => {
    const other = { ...poolWith().clients[0], id: 'otherclient00000000000001' };
    const two = await startPools({ pools: [poolWith({ clients: [...poolWith().clients, other] })] });
    const { RefreshToken } = await signIn(two, await addUser(two));
    const invalid = { name: 'NotAuthorizedException', message: 'Invalid Refresh Token' };
    await expect(refresh(two, 'made-up')).rejects.toMatchObject(invalid);
    const command = new GetTokensFromRefreshTokenCommand({ ClientId: other.id, RefreshToken });
    await expect(two.client.send(command)).rejects.toMatchObject(invalid);
    await two.close();
  });

  it('of a disabled user is refused, and stays so when the user is enabled again', async () => {
    const email = await addUser(pools);
    const { RefreshToken } = await signIn(pools, email);
    const user = { UserPoolId: POOL_ID, Username: email };
    await pools.client.send(new AdminDisableUserCommand(user));
    await expect(refresh(pools, RefreshToken)).rejects.toMatchObject({ message: 'User is disabled.' });
    await pools.client.send(new AdminEnableUserCommand(user));
    await expect(refresh(pools, RefreshToken)).rejects.toMatchObject(REVOKED);
  });

  it('of a deleted user is refused, also when a new user has the address', async () => {
    const email = await addUser(pools);
    const { RefreshToken } = await signIn(pools, email);
    await pools.client.send(new AdminDeleteUserCommand({ UserPoolId: POOL_ID, Username: email }));
    await addUser(pools, email);
    await expect(refresh(pools, RefreshToken)).rejects.toMatchObject({ message: 'Invalid Refresh Token' });
  });
});

describe('signing out', () => {
  it('by an administrator ends all sign-ins of the user and leaves those of others', async () => {
    const email = await addUser(pools);
    const [one, two] = [await signIn(pools, email), await signIn(pools, email)];
    const neighbour = await signIn(pools, await addUser(pools));
    await pools.client.send(new AdminUserGlobalSignOutCommand({ UserPoolId: POOL_ID, Username: email }));
    await expect(refresh(pools, one.RefreshToken)).rejects.toMatchObject(REVOKED);
    await expect(refresh(pools, two.RefreshToken)).rejects.toMatchObject(REVOKED);
    await expect(refresh(pools, neighbour.RefreshToken)).resolves.toBeDefined();
    await expect(signIn(pools, email)).resolves.toBeDefined();
  });

  it('by the user with an access token ends all its sign-ins, and that token with them', async () => {
    const email = await addUser(pools);
    const [one, two] = [await signIn(pools, email), await signIn(pools, email)];
    const command = new GlobalSignOutCommand({ AccessToken: one.AccessToken });
    await pools.client.send(command);
    await expect(refresh(pools, two.RefreshToken)).rejects.toMatchObject(REVOKED);
    await expect(pools.client.send(command)).rejects.toMatchObject({ message: 'Access Token has been revoked' });
  });

  it.each([
    ['an id token', 'Invalid Access Token'],
    ['a forged access token', 'Invalid Access Token'],
    ['an expired access token', 'Access Token has expired'],
  ])('does not take %s', async (kind, message) => {
    const { AccessToken, IdToken, RefreshToken } = await signIn(pools, await addUser(pools));
    const forged = `${AccessToken.split('.').slice(0, 2).join('.')}.${IdToken.split('.')[2]}`;
    if (kind === 'an expired access token') pools.advanceSeconds(15 * 60);
    const token = { 'an id token': IdToken, 'a forged access token': forged }[kind] ?? AccessToken;
    const call = pools.client.send(new GlobalSignOutCommand({ AccessToken: token }));
    await expect(call).rejects.toMatchObject({ name: 'NotAuthorizedException', message });
    await expect(refresh(pools, RefreshToken)).resolves.toBeDefined();
  });
});

describe('revoking', () => {
  it('a refresh token ends its sign-in, rotated tokens included, and no other', async () => {
    const email = await addUser(pools);
    const other = await signIn(pools, email);
    const first = await signIn(pools, email);
    const second = await refresh(pools, first.RefreshToken);
    await pools.client.send(new RevokeTokenCommand({ ClientId: CLIENT_ID, Token: first.RefreshToken }));
    await expect(refresh(pools, second.RefreshToken)).rejects.toMatchObject(REVOKED);
    await expect(refresh(pools, other.RefreshToken)).resolves.toBeDefined();
  });

  it('takes no access token, and nothing where the client has not enabled it', async () => {
    const { AccessToken } = await signIn(pools, await addUser(pools));
    const command = new RevokeTokenCommand({ ClientId: CLIENT_ID, Token: AccessToken });
    await expect(pools.client.send(command)).rejects.toMatchObject({ name: 'UnsupportedTokenTypeException' });
    const off = await startPools({ pools: [poolWith({}, { EnableTokenRevocation: false })] });
    await expect(off.client.send(command)).rejects.toMatchObject({ name: 'UnsupportedOperationException' });
    await off.close();
  });
});

describe('a browser', () => {
  const TARGET = 'AWSCognitoIdentityProviderService.GetTokensFromRefreshToken';

  function refreshFrom(origin: string, RefreshToken: string): Promise<Response> {
    return fetch(pools.url, {
      method: 'POST',
      headers: {
        origin,
        'content-type': 'application/x-amz-json-1.1',
        'cache-control': 'no-store',
        'x-amz-target': TARGET,
        'x-amz-user-agent': 'aws-amplify/6',
      },
      body: JSON.stringify({ ClientId: CLIENT_ID, RefreshToken }),
    });
  }

  it.each(['http://localhost:4173', 'http://127.0.0.1:4173'])(
    'on %s may refresh and read the answer',
    async (origin) => {
      const { RefreshToken } = await signIn(pools, await addUser(pools));
      const preflight = await fetch(pools.url, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'cache-control,content-type,x-amz-target,x-amz-user-agent',
        },
      });
      expect(preflight.status).toBe(200);
      expect(preflight.headers.get('access-control-allow-origin')).toBe(origin);
      expect(preflight.headers.get('access-control-allow-headers')).toContain('x-amz-target');
      const response = await refreshFrom(origin, RefreshToken);
      expect(response.headers.get('access-control-allow-origin')).toBe(origin);
      const answer = (await response.json()) as { AuthenticationResult?: object };
      expect(allTokens(answer.AuthenticationResult)).toBeDefined();
    },
  );

  it('may read why a refresh was refused', async () => {
    const response = await refreshFrom('http://localhost:4173', 'made-up');
    expect(response.status).toBe(400);
    expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:4173');
    expect(response.headers.get('x-amzn-errortype')).toBe('NotAuthorizedException');
  });

  it.each(['https://localhost:4173', 'http://localhost.example.com', 'http://evil.example', 'null'])(
    'on %s reads nothing',
    async (origin) => {
      const response = await refreshFrom(origin, 'made-up');
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  it('refreshes with the code of Amplify', async () => {
    const before = await signIn(pools, await addUser(pools));
    const tokens = {
      accessToken: decodeJWT(before.AccessToken),
      idToken: decodeJWT(before.IdToken),
      refreshToken: before.RefreshToken,
      clockDrift: 0,
      username: 'me',
    };
    const Cognito = { userPoolId: POOL_ID, userPoolClientId: CLIENT_ID, userPoolEndpoint: pools.url };
    const after = await refreshAuthTokens({ tokens, authConfig: { Cognito }, username: 'me' });
    expect(after.accessToken.payload.sub).toBe(tokens.accessToken.payload.sub);
    expect(after.refreshToken).not.toBe(before.RefreshToken);
  });
});
