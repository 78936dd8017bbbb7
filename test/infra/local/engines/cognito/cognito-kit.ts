/** Starts user pools for a test and talks to them with the client that the functions use. */
import {
  AdminCreateUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  type AuthenticationResultType,
} from '@aws-sdk/client-cognito-identity-provider';
import {
  createCognitoEngine,
  type CognitoEngine,
  type CognitoOptions,
} from '../../../../../infra/local/engines/cognito.ts';
import type { ClientConfig, PoolConfig } from '../../../../../infra/local/engines/cognito/pool-config.ts';
import { serveEngine, type EngineSurroundings } from '../../../../../infra/local/engines/serve-engine.ts';

export const REGION = 'eu-central-1';
export const ACCOUNT = '111122223333';
export const POOL_ID = 'eu-central-1_owners001';
export const CLIENT_ID = 'ownersclient0000000000001';
export const PASSWORD = 'Correct-Horse-9';

const CLIENT: ClientConfig = {
  id: CLIENT_ID,
  ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_CUSTOM_AUTH'],
  AccessTokenValidity: 15,
  IdTokenValidity: 30,
  RefreshTokenValidity: 20,
  TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'days' },
  RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 60 },
  EnableTokenRevocation: true,
  PreventUserExistenceErrors: 'ENABLED',
};

const POOL: PoolConfig = {
  id: POOL_ID,
  name: 'owners',
  arn: `arn:aws:cognito-idp:${REGION}:${ACCOUNT}:userpool/${POOL_ID}`,
  UsernameAttributes: ['email'],
  Schema: [
    { Name: 'ownerId', AttributeDataType: 'String', Mutable: false, StringAttributeConstraints: { MaxLength: '26' } },
  ],
  clients: [],
  groups: [
    { GroupName: 'readers', Precedence: 20 },
    { GroupName: 'editors', Precedence: 10 },
  ],
};

export function poolWith(pool: Partial<PoolConfig> = {}, client: Partial<ClientConfig> = {}): PoolConfig {
  return { ...POOL, clients: [{ ...CLIENT, ...client }], ...pool };
}

export type Pools = {
  engine: CognitoEngine;
  client: CognitoIdentityProviderClient;
  url: string;
  /** Moves the clock of the engine. */
  advanceSeconds(seconds: number): void;
  close(): Promise<void>;
};

export async function startPools(
  options: Partial<CognitoOptions> = {},
  surroundings: EngineSurroundings = {},
): Promise<Pools> {
  let offset = 0;
  const clock = (): number => Date.now() + offset;
  const defaults = { storeFile: ':memory:', clock, region: REGION, account: ACCOUNT, pools: [poolWith()] };
  const engine = createCognitoEngine({ ...defaults, ...options });
  const served = await serveEngine(engine, 0, surroundings);
  return {
    engine,
    client: connect(served.url),
    url: served.url,
    advanceSeconds: (seconds) => {
      offset += seconds * 1000;
    },
    close: () => served.close(),
  };
}

function connect(endpoint: string): CognitoIdentityProviderClient {
  const credentials = { accessKeyId: 'AKIALOCALTEST', secretAccessKey: 'secret' };
  return new CognitoIdentityProviderClient({ region: REGION, endpoint, credentials, maxAttempts: 1 });
}

let users = 0;

/** An address that no other test of this file uses. */
export function freshEmail(): string {
  users += 1;
  return `person${users}@example.com`;
}

/** A confirmed user with `PASSWORD`; gives its address. */
export async function addUser(pools: Pools, email: string = freshEmail()): Promise<string> {
  const user = { UserPoolId: POOL_ID, Username: email };
  await pools.client.send(
    new AdminCreateUserCommand({
      ...user,
      MessageAction: 'SUPPRESS',
      UserAttributes: [
        { Name: 'email_verified', Value: 'true' },
        { Name: 'custom:ownerId', Value: '01JZOWNER' },
      ],
    }),
  );
  await pools.client.send(new AdminSetUserPasswordCommand({ ...user, Password: PASSWORD, Permanent: true }));
  return email;
}

export function startPasswordSignIn(pools: Pools, email: string, password: string = PASSWORD) {
  return pools.client.send(
    new AdminInitiateAuthCommand({
      UserPoolId: POOL_ID,
      ClientId: CLIENT_ID,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: password },
    }),
  );
}

export type SignedIn = { AccessToken: string; IdToken: string; RefreshToken: string };

/** Signs in with a password and fails unless that gave all three tokens. */
export async function signIn(pools: Pools, email: string, password: string = PASSWORD): Promise<SignedIn> {
  const { AuthenticationResult } = await startPasswordSignIn(pools, email, password);
  return allTokens(AuthenticationResult);
}

export function allTokens(result: AuthenticationResultType | undefined): SignedIn {
  const { AccessToken, IdToken, RefreshToken } = result ?? {};
  if (!AccessToken || !IdToken || !RefreshToken) throw new Error('The answer does not hold all three tokens.');
  return { AccessToken, IdToken, RefreshToken };
}
