import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminGetUserCommand,
  ListUserPoolsCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCognitoEngine } from '../../../../infra/local/engines/cognito.ts';
import { EngineError, type Need } from '../../../../infra/local/engines/engine.ts';
import {
  ACCOUNT,
  addUser,
  CLIENT_ID,
  freshEmail,
  POOL_ID,
  poolWith,
  REGION,
  signIn,
  startPools,
  type Pools,
} from './cognito/cognito-kit.ts';

let pools: Pools;
beforeAll(async () => {
  pools = await startPools();
});
afterAll(() => pools.close());

function verifierOf(tokenUse: 'id' | 'access') {
  const verifier = CognitoJwtVerifier.create({ userPoolId: POOL_ID, tokenUse, clientId: CLIENT_ID });
  verifier.cacheJwks(pools.engine.jwks(POOL_ID));
  return verifier;
}

describe('tokens', () => {
  it('are accepted by aws-jwt-verify with the key set of the pool and carry the claims of AWS', async () => {
    const email = await addUser(pools);
    for (const GroupName of ['readers', 'editors']) {
      await pools.client.send(new AdminAddUserToGroupCommand({ UserPoolId: POOL_ID, Username: email, GroupName }));
    }
    const tokens = await signIn(pools, email);
    const id = await verifierOf('id').verify(tokens.IdToken);
    const access = await verifierOf('access').verify(tokens.AccessToken);
    expect(id).toMatchObject({
      iss: `https://cognito-idp.${REGION}.amazonaws.com/${POOL_ID}`,
      aud: CLIENT_ID,
      token_use: 'id',
      email,
      email_verified: true,
      'cognito:username': id.sub,
      'cognito:groups': ['editors', 'readers'],
      'custom:ownerId': '01JZOWNER',
      event_id: expect.any(String),
      jti: expect.any(String),
    });
    expect(id.exp - id.iat).toBe(30 * 60);
    expect(access).toMatchObject({
      sub: id.sub,
      client_id: CLIENT_ID,
      token_use: 'access',
      scope: 'aws.cognito.signin.user.admin',
      username: id.sub,
      origin_jti: id.origin_jti,
      auth_time: id.auth_time,
    });
    expect(access.exp - access.iat).toBe(15 * 60);
    expect(access).not.toHaveProperty('email');
  });

  it('are refused by the verifier of another pool, which signs with its own key', async () => {
    const other = poolWith({ id: 'eu-central-1_staff00001', clients: [] });
    const both = await startPools({ pools: [poolWith(), other] });
    const tokens = await signIn(both, await addUser(both));
    const verifier = CognitoJwtVerifier.create({ userPoolId: POOL_ID, tokenUse: 'id', clientId: CLIENT_ID });
    verifier.cacheJwks(both.engine.jwks(other.id));
    await expect(verifier.verify(tokens.IdToken)).rejects.toThrow();
    await both.close();
  });

  it('have their public keys at the well-known address, and nothing but the public parts', async () => {
    const response = await fetch(`${pools.url}/${POOL_ID}/.well-known/jwks.json`);
    const jwks = await response.json();
    expect(jwks).toEqual(pools.engine.jwks(POOL_ID));
    expect(Object.keys(jwks.keys[0]).toSorted()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
    const missing = await fetch(`${pools.url}/eu-central-1_nobody/.well-known/jwks.json`);
    expect(missing.status).toBe(404);
  });
});

describe('requests', () => {
  it('for an operation that nobody here needs are refused as unknown', async () => {
    const call = pools.client.send(new ListUserPoolsCommand({ MaxResults: 1 }));
    await expect(call).rejects.toMatchObject({ name: 'UnknownOperationException' });
  });

  it('with a member that would have to be ignored are refused', async () => {
    const call = pools.client.send(
      new AdminCreateUserCommand({
        UserPoolId: POOL_ID,
        Username: freshEmail(),
        MessageAction: 'SUPPRESS',
        ForceAliasCreation: true,
      }),
    );
    await expect(call).rejects.toMatchObject({ name: 'InvalidParameterException' });
  });

  it('for a pool that the templates do not declare find nothing', async () => {
    const call = pools.client.send(new AdminGetUserCommand({ UserPoolId: 'eu-central-1_nobody', Username: 'x' }));
    await expect(call).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('of administrators need a permission on the pool by %s', async (verb) => {
    const asked: Need[] = [];
    const guarded = await startPools({}, { authorize: (_key, needs) => refuse(asked, needs) });
    const request: RequestInit = {
      method: verb,
      headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.AdminGetUser' },
      body: JSON.stringify({ UserPoolId: POOL_ID, Username: 'somebody@example.com' }),
    };
    const response = await fetch(guarded.url, request);
    expect(response.status).toBe(403);
    expect(asked).toEqual([{ action: 'cognito-idp:AdminGetUser', resource: poolWith().arn }]);
    await guarded.close();
  });

  function refuse(asked: Need[], needs: Need[]): void {
    asked.push(...needs);
    throw new EngineError('AccessDeniedException', 'Not authorized.', 403);
  }
});

describe('state', () => {
  it('outlives a restart: users, passwords, signing keys and refresh tokens', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cognito-'));
    const storeFile = join(folder, 'cognito.db');
    const first = await startPools({ storeFile });
    const email = await addUser(first);
    const before = await signIn(first, email);
    const keys = first.engine.jwks(POOL_ID);
    await first.close();
    const second = await startPools({ storeFile });
    expect(second.engine.jwks(POOL_ID)).toEqual(keys);
    await expect(signIn(second, email)).resolves.toBeDefined();
    const refreshed = await fetch(second.url, {
      method: 'POST',
      headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.GetTokensFromRefreshToken' },
      body: JSON.stringify({ ClientId: CLIENT_ID, RefreshToken: before.RefreshToken }),
    });
    expect(refreshed.status).toBe(200);
    await second.close();
    await rm(folder, { recursive: true });
  });

  it('names the signing key by its RFC 7638 thumbprint', () => {
    const [key] = pools.engine.jwks(POOL_ID).keys;
    const canonical = JSON.stringify({ e: key?.e, kty: 'RSA', n: key?.n });
    expect(key?.kid).toBe(createHash('sha256').update(canonical).digest('base64url'));
  });
});

describe('templates', () => {
  it('with a trigger that would never run here are refused at the start', () => {
    const LambdaConfig = { DefineAuthChallenge: 'arn:define', PreSignUp: 'arn:pre-sign-up' };
    const pool = { ...poolWith(), LambdaConfig };
    const start = () =>
      createCognitoEngine({ storeFile: ':memory:', clock: Date.now, region: REGION, account: ACCOUNT, pools: [pool] });
    expect(start).toThrow('PreSignUp');
  });
});
