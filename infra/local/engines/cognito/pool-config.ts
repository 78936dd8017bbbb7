/**
 * What the template says about a user pool and its clients. The members keep the names of `AWS::Cognito::UserPool` and
 * `AWS::Cognito::UserPoolClient`, so that the properties of a resource can be spread into them.
 */
import { EngineError } from '../engine.ts';

export type TriggerName = 'DefineAuthChallenge' | 'CreateAuthChallenge' | 'VerifyAuthChallengeResponse';

export type SchemaAttribute = {
  /** Custom attributes carry their name with or without the prefix `custom:`. */
  Name: string;
  AttributeDataType?: string;
  Mutable?: boolean;
  Required?: boolean;
  /** CloudFormation writes these limits as strings. */
  StringAttributeConstraints?: { MinLength?: string; MaxLength?: string };
};

export type PasswordPolicy = {
  MinimumLength?: number;
  RequireLowercase?: boolean;
  RequireUppercase?: boolean;
  RequireNumbers?: boolean;
  RequireSymbols?: boolean;
  TemporaryPasswordValidityDays?: number;
};

export type TokenKind = 'AccessToken' | 'IdToken' | 'RefreshToken';

export type ClientConfig = {
  id: string;
  ExplicitAuthFlows?: string[];
  AccessTokenValidity?: number;
  IdTokenValidity?: number;
  RefreshTokenValidity?: number;
  TokenValidityUnits?: Partial<Record<TokenKind, string>>;
  RefreshTokenRotation?: { Feature?: string; RetryGracePeriodSeconds?: number };
  EnableTokenRevocation?: boolean;
  PreventUserExistenceErrors?: string;
  /** Minutes for which the session of a challenge may be answered. */
  AuthSessionValidity?: number;
};

export type GroupConfig = { GroupName: string; Precedence?: number; Description?: string };

export type PoolConfig = {
  id: string;
  name: string;
  arn: string;
  Policies?: { PasswordPolicy?: PasswordPolicy };
  UsernameAttributes?: string[];
  Schema?: SchemaAttribute[];
  MfaConfiguration?: string;
  LambdaConfig?: Partial<Record<TriggerName, string>>;
  clients: ClientConfig[];
  groups?: GroupConfig[];
};

const TRIGGERS: readonly string[] = ['DefineAuthChallenge', 'CreateAuthChallenge', 'VerifyAuthChallengeResponse'];

/** What a client without `ExplicitAuthFlows` allows (CloudFormation reference of `AWS::Cognito::UserPoolClient`). */
const DEFAULT_FLOWS = ['ALLOW_REFRESH_TOKEN_AUTH', 'ALLOW_USER_SRP_AUTH', 'ALLOW_CUSTOM_AUTH'];

const SECONDS_PER_UNIT: Record<string, number> = { seconds: 1, minutes: 60, hours: 3_600, days: 86_400 };

const DEFAULT_VALIDITY_SECONDS: Record<TokenKind, number> = {
  AccessToken: 3_600,
  IdToken: 3_600,
  RefreshToken: 30 * 86_400,
};

/** Throws when the template asks for a trigger that would silently never run here. */
export function assertSupportedPool(pool: PoolConfig): void {
  const unknown = Object.keys(pool.LambdaConfig ?? {}).filter((name) => !TRIGGERS.includes(name));
  if (unknown.length > 0) {
    throw new Error(
      `The user pool ${pool.name} declares the triggers ${unknown.join(', ')}, but the local user pools run only ` +
        `${TRIGGERS.join(', ')}. Remove them from the template or teach the local user pools to run them.`,
    );
  }
}

/** Throws EngineError ResourceNotFoundException when there is no such pool. */
export function findPoolOrThrow(pools: readonly PoolConfig[], poolId: string): PoolConfig {
  const pool = pools.find((candidate) => candidate.id === poolId);
  if (!pool) throw new EngineError('ResourceNotFoundException', `User pool ${poolId} does not exist.`);
  return pool;
}

/** Throws EngineError ResourceNotFoundException when the pool has no such client. */
export function findClientOrThrow(pool: PoolConfig, clientId: string): ClientConfig {
  const client = pool.clients.find((candidate) => candidate.id === clientId);
  if (!client) throw new EngineError('ResourceNotFoundException', `User pool client ${clientId} does not exist.`);
  return client;
}

/** The pool and client of a call that names only the client. Throws EngineError ResourceNotFoundException. */
export function findPoolOfClientOrThrow(
  pools: readonly PoolConfig[],
  clientId: string,
): { pool: PoolConfig; client: ClientConfig } {
  for (const pool of pools) {
    const client = pool.clients.find((candidate) => candidate.id === clientId);
    if (client) return { pool, client };
  }
  throw new EngineError('ResourceNotFoundException', `User pool client ${clientId} does not exist.`);
}

export function isFlowAllowed(client: ClientConfig, flow: string): boolean {
  return (client.ExplicitAuthFlows ?? DEFAULT_FLOWS).includes(`ALLOW_${flow}`);
}

/** How long a token lives, in seconds. A validity of 0 means the default, as on AWS. */
export function tokenValiditySeconds(client: ClientConfig, kind: TokenKind): number {
  const amount = client[`${kind}Validity`] ?? 0;
  const unit = client.TokenValidityUnits?.[kind] ?? (kind === 'RefreshToken' ? 'days' : 'hours');
  return amount * (SECONDS_PER_UNIT[unit] ?? 0) || DEFAULT_VALIDITY_SECONDS[kind];
}

export function isRotating(client: ClientConfig): boolean {
  return client.RefreshTokenRotation?.Feature === 'ENABLED';
}

export function hidesMissingUsers(client: ClientConfig): boolean {
  return client.PreventUserExistenceErrors === 'ENABLED';
}

/** Whether an e-mail address or phone number takes the place of the username. */
export function signsInWithAddress(pool: PoolConfig): boolean {
  return (pool.UsernameAttributes ?? []).length > 0;
}
