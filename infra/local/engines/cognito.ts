/**
 * Cognito user pools on this machine: the operations that the system calls, with the answers and errors of AWS, on the
 * AWS JSON 1.1 protocol. The pools, clients and groups are those of the templates; everything else is kept in SQLite.
 */
import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { EngineError, type Clock, type Engine, type EngineRequest, type Need } from './engine.ts';
import type { CognitoContext, InvokeTrigger } from './cognito/context.ts';
import { allowLocalOrigin, answerPreflight } from './cognito/cross-origin.ts';
import { openDatabase } from './cognito/database.ts';
import { OPERATIONS, type Operation } from './cognito/operations.ts';
import { assertSupportedPool, type PoolConfig } from './cognito/pool-config.ts';
import { loadSigningKeys, type Jwks } from './cognito/signing-keys.ts';

export type CognitoOptions = {
  /** The SQLite file; `:memory:` keeps nothing. */
  storeFile: string;
  clock: Clock;
  region: string;
  account: string;
  pools: PoolConfig[];
  /** Runs a function of the template; needed only by pools with the triggers of custom authentication. */
  invokeTrigger?: InvokeTrigger;
};

export type CognitoEngine = Engine & {
  /** The public keys of a pool, as its JWKS document holds them. Throws when there is no such pool. */
  jwks(poolId: string): Jwks;
};

const TARGET_PREFIX = 'AWSCognitoIdentityProviderService.';
const JWKS_PATH = /^\/([^/]+)\/\.well-known\/jwks\.json$/;

export function createCognitoEngine(options: CognitoOptions): CognitoEngine {
  for (const pool of options.pools) assertSupportedPool(pool);
  const context = makeContext(options);
  return {
    service: 'COGNITO_IDENTITY_PROVIDER',
    needs: (request) => needsOf(options, request),
    handle: (request, response) => handle(context, request, response),
    writeError,
    close: () => context.store.close(),
    jwks: (poolId) => {
      const jwks = context.keys.jwks(poolId);
      if (!jwks) throw new Error(`There is no user pool ${poolId}: the templates declare ${poolNames(options)}.`);
      return jwks;
    },
  };
}

function makeContext({ storeFile, clock, region, pools, invokeTrigger }: CognitoOptions): CognitoContext {
  const store = openDatabase(storeFile);
  const poolIds = pools.map((pool) => pool.id);
  return { store, clock, region, pools, keys: loadSigningKeys(store, poolIds), invokeTrigger };
}

function poolNames({ pools }: CognitoOptions): string {
  return pools.map((pool) => `${pool.id} (${pool.name})`).join(', ') || 'none';
}

function needsOf({ region, account }: CognitoOptions, request: EngineRequest): Need[] | 'public' {
  if (request.method === 'GET' || request.method === 'OPTIONS') return 'public';
  const { name, operation } = findOperationOrThrow(request);
  if (operation.access === 'public') return 'public';
  const poolId = (parseBody(request) as { UserPoolId?: unknown }).UserPoolId;
  const resource = `arn:aws:cognito-idp:${region}:${account}:userpool/${String(poolId)}`;
  return [{ action: `cognito-idp:${name}`, resource }];
}

async function handle(context: CognitoContext, request: EngineRequest, response: ServerResponse): Promise<void> {
  if (request.method === 'OPTIONS') return answerPreflight(request, response);
  allowLocalOrigin(request, response);
  if (request.method === 'GET') return answerJwks(context, request, response);
  const { operation } = findOperationOrThrow(request);
  const answer = await operation.run(context, parseBody(request));
  response.writeHead(200, { 'content-type': 'application/x-amz-json-1.1', 'x-amzn-requestid': randomUUID() });
  response.end(JSON.stringify(answer));
}

function findOperationOrThrow(request: EngineRequest): { name: string; operation: Operation } {
  const target = String(request.headers['x-amz-target'] ?? '');
  const name = target.startsWith(TARGET_PREFIX) ? target.slice(TARGET_PREFIX.length) : '';
  const operation = OPERATIONS.get(name);
  if (!operation) {
    throw new EngineError(
      'UnknownOperationException',
      `The local user pools do not know the operation "${target}". They know ${[...OPERATIONS.keys()].join(', ')}.`,
    );
  }
  return { name, operation };
}

function parseBody(request: EngineRequest): object {
  try {
    const body: unknown = JSON.parse(request.body.toString());
    if (typeof body === 'object' && body !== null) return body;
  } catch {
    // Answered below, like a body that is JSON but no object.
  }
  throw new EngineError('SerializationException', 'The request body is not a JSON object.');
}

function answerJwks(context: CognitoContext, request: EngineRequest, response: ServerResponse): void {
  const jwks = context.keys.jwks(JWKS_PATH.exec(request.url.pathname)?.[1] ?? '');
  if (!jwks) {
    throw new EngineError('ResourceNotFoundException', `There is no user pool behind ${request.url.pathname}.`, 404);
  }
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(jwks));
}

/** Errors need the cross-origin headers as well: without them a browser reports a network failure instead. */
function writeError(error: EngineError, response: ServerResponse): void {
  allowLocalOrigin(response.req, response);
  response.writeHead(error.status, {
    'content-type': 'application/x-amz-json-1.1',
    'x-amzn-errortype': error.code,
    'x-amzn-requestid': randomUUID(),
  });
  response.end(JSON.stringify({ __type: error.code, message: error.message, ...error.extra }));
}
