/**
 * Custom authentication (developer guide, "Custom authentication challenge Lambda triggers"): DefineAuthChallenge
 * decides what comes next, CreateAuthChallenge makes the question, VerifyAuthChallengeResponse judges the answer.
 * Multi-factor settings of the pool do not apply to it: DefineAuthChallenge alone says when somebody is signed in.
 */
import * as z from 'zod';
import { EngineError } from '../engine.ts';
import { assertSameUser, openSession, takeSession } from './auth-session.ts';
import type { CognitoContext } from './context.ts';
import { invalidParameter, notAuthorized, userNotFound } from './errors.ts';
import { hidesMissingUsers, type ClientConfig, type PoolConfig } from './pool-config.ts';
import { assertEnabled, startSignIn } from './refresh.ts';
import { requireParameter, type AuthAnswer } from './sign-in.ts';
import {
  challengeResultSchema,
  createChallenge,
  defineChallenge,
  isAnswerCorrect,
  type Attempt,
  type ChallengeResult,
} from './triggers.ts';
import { findUser } from './user-store.ts';

const stateSchema = z.object({
  history: z.array(challengeResultSchema),
  privateParameters: z.record(z.string(), z.string()),
  metadata: z.string().optional(),
});

export function startCustomAuth(
  context: CognitoContext,
  pool: PoolConfig,
  client: ClientConfig,
  parameters: Record<string, string>,
): Promise<AuthAnswer> {
  if (parameters['CHALLENGE_NAME'] !== undefined) {
    throw invalidParameter('The local user pools begin CUSTOM_AUTH without SRP: leave CHALLENGE_NAME out.');
  }
  const login = requireParameter(parameters, 'USERNAME');
  return nextStep(beginAttempt(context, pool, client, login, undefined), []);
}

/** AdminRespondToAuthChallenge with CUSTOM_CHALLENGE. The session is used up, whatever the triggers say. */
export async function answerCustomChallenge(
  context: CognitoContext,
  pool: PoolConfig,
  client: ClientConfig,
  answered: { session: string; responses: Record<string, string>; clientMetadata: Record<string, string> | undefined },
): Promise<AuthAnswer> {
  const login = requireParameter(answered.responses, 'USERNAME');
  const answer = requireParameter(answered.responses, 'ANSWER');
  const session = takeSession(context, { pool, client, challenge: 'CUSTOM_CHALLENGE', value: answered.session });
  const attempt = beginAttempt(context, pool, client, login, answered.clientMetadata);
  assertSameUser(session, login, attempt.user?.username);
  const { history, privateParameters, metadata } = stateSchema.parse(session.state);
  const challengeResult = await isAnswerCorrect(attempt, answer, privateParameters);
  const result: ChallengeResult = {
    challengeName: 'CUSTOM_CHALLENGE',
    challengeResult,
    ...(metadata === undefined ? {} : { challengeMetadata: metadata }),
  };
  return nextStep(attempt, [...history, result]);
}

function beginAttempt(
  context: CognitoContext,
  pool: PoolConfig,
  client: ClientConfig,
  login: string,
  clientMetadata: Record<string, string> | undefined,
): Attempt {
  const user = findUser(context.store, pool.id, login);
  if (!user && !hidesMissingUsers(client)) throw userNotFound();
  if (user) assertEnabled(user);
  return { context, pool, client, login, user, clientMetadata };
}

async function nextStep(attempt: Attempt, history: ChallengeResult[]): Promise<AuthAnswer> {
  const decision = await defineChallenge(attempt, history);
  if (decision.failAuthentication) throw notAuthorized();
  if (decision.issueTokens) return issue(attempt);
  if (decision.challengeName !== 'CUSTOM_CHALLENGE') {
    throw new EngineError(
      'InvalidLambdaResponseException',
      `DefineAuthChallenge: Unrecognizable lambda output: the local user pools know only the challenge ` +
        `CUSTOM_CHALLENGE, but got ${decision.challengeName ?? 'no decision'}.`,
    );
  }
  return ask(attempt, history);
}

function issue({ context, pool, client, user }: Attempt): AuthAnswer {
  if (!user) throw notAuthorized();
  return { AuthenticationResult: startSignIn(context, pool, client, user.username), ChallengeParameters: {} };
}

async function ask(attempt: Attempt, history: ChallengeResult[]): Promise<AuthAnswer> {
  const created = await createChallenge(attempt, history);
  const username = attempt.user?.username ?? attempt.login;
  const privateParameters = created.privateChallengeParameters ?? {};
  const metadata = created.challengeMetadata ?? undefined;
  const Session = openSession(attempt.context, attempt.pool, attempt.client, {
    challenge: 'CUSTOM_CHALLENGE',
    login: username,
    state: { history, privateParameters, metadata },
  });
  const ChallengeParameters = { ...created.publicChallengeParameters, USERNAME: username };
  return { ChallengeName: 'CUSTOM_CHALLENGE', Session, ChallengeParameters };
}
