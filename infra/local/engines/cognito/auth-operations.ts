/** The operations by which somebody signs in: they find the pool and client and choose the flow. */
import type * as z from 'zod';
import { assertFlowAllowed, type AuthFlow } from './auth-flows.ts';
import type { CognitoContext } from './context.ts';
import { answerCustomChallenge, startCustomAuth } from './custom-auth.ts';
import { invalidParameter } from './errors.ts';
import type { adminInitiateAuthInput, initiateAuthInput, respondInput } from './inputs.ts';
import {
  findClientOrThrow,
  findPoolOfClientOrThrow,
  findPoolOrThrow,
  type ClientConfig,
  type PoolConfig,
} from './pool-config.ts';
import { answerCode, answerSetup } from './software-token.ts';
import { answerNewPassword, signInWithPassword, type AuthAnswer } from './sign-in.ts';

export function adminInitiateAuth(
  context: CognitoContext,
  input: z.infer<typeof adminInitiateAuthInput>,
): Promise<AuthAnswer> {
  const pool = findPoolOrThrow(context.pools, input.UserPoolId);
  const client = findClientOrThrow(pool, input.ClientId);
  return startFlow(context, pool, client, 'AdminInitiateAuth', input);
}

/** Open to everybody who knows the client id, as on AWS: what the client allows beyond admin flows can be started. */
export function initiateAuth(context: CognitoContext, input: z.infer<typeof initiateAuthInput>): Promise<AuthAnswer> {
  const { pool, client } = findPoolOfClientOrThrow(context.pools, input.ClientId);
  return startFlow(context, pool, client, 'InitiateAuth', input);
}

function startFlow(
  context: CognitoContext,
  pool: PoolConfig,
  client: ClientConfig,
  operation: 'InitiateAuth' | 'AdminInitiateAuth',
  input: { AuthFlow: AuthFlow; AuthParameters?: Record<string, string> | undefined },
): Promise<AuthAnswer> {
  const flow: AuthFlow = input.AuthFlow;
  assertFlowAllowed(client, flow, operation);
  const start = flow === 'CUSTOM_AUTH' ? startCustomAuth : signInWithPassword;
  return start(context, pool, client, input.AuthParameters ?? {});
}

export async function adminRespondToAuthChallenge(
  context: CognitoContext,
  input: z.infer<typeof respondInput>,
): Promise<AuthAnswer> {
  const pool = findPoolOrThrow(context.pools, input.UserPoolId);
  const client = findClientOrThrow(pool, input.ClientId);
  if (!input.Session) throw invalidParameter('Missing required parameter Session');
  const responses = input.ChallengeResponses ?? {};
  if (input.ChallengeName === 'NEW_PASSWORD_REQUIRED') {
    return answerNewPassword(context, pool, client, input.Session, responses);
  }
  if (input.ChallengeName === 'CUSTOM_CHALLENGE') {
    const answered = { session: input.Session, responses, clientMetadata: input.ClientMetadata };
    return answerCustomChallenge(context, pool, client, answered);
  }
  const answer = { session: input.Session, responses };
  if (input.ChallengeName === 'MFA_SETUP') return answerSetup(context, pool, client, answer);
  if (input.ChallengeName === 'SOFTWARE_TOKEN_MFA') return answerCode(context, pool, client, answer);
  throw invalidParameter(`The local user pools ask for no ${input.ChallengeName} and take no answer to it.`);
}
