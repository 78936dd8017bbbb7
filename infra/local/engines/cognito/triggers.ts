/** The events of the three triggers of custom authentication and how their answers are read. */
import * as z from 'zod';
import { EngineError } from '../engine.ts';
import type { CognitoContext, TriggerEvent } from './context.ts';
import { invalidParameter } from './errors.ts';
import type { ClientConfig, PoolConfig, TriggerName } from './pool-config.ts';
import type { User } from './user-store.ts';

/** One answered challenge, as DefineAuthChallenge sees it in `request.session`. */
export const challengeResultSchema = z.object({
  challengeName: z.string(),
  challengeResult: z.boolean(),
  challengeMetadata: z.string().optional(),
});
export type ChallengeResult = z.infer<typeof challengeResultSchema>;

/** Functions may leave members out or set them to null; both mean "not decided". */
const decisionSchema = z.object({
  challengeName: z.string().nullish(),
  issueTokens: z.boolean().nullish(),
  failAuthentication: z.boolean().nullish(),
});
export type Decision = z.infer<typeof decisionSchema>;

const parametersSchema = z.record(z.string(), z.string());
const createdChallengeSchema = z.object({
  publicChallengeParameters: parametersSchema.nullish(),
  privateChallengeParameters: parametersSchema.nullish(),
  challengeMetadata: z.string().nullish(),
});
export type CreatedChallenge = z.infer<typeof createdChallengeSchema>;

const verdictSchema = z.object({ answerCorrect: z.boolean() });

/** Whose sign-in it is. `user` is undefined for a name that nobody has: the triggers then see `userNotFound`. */
export type Attempt = {
  context: CognitoContext;
  pool: PoolConfig;
  client: ClientConfig;
  login: string;
  user: User | undefined;
  /** Only of AdminRespondToAuthChallenge: Cognito hands none of AdminInitiateAuth to these triggers. */
  clientMetadata: Record<string, string> | undefined;
};

export async function defineChallenge(attempt: Attempt, session: ChallengeResult[]): Promise<Decision> {
  const response = { challengeName: null, issueTokens: null, failAuthentication: null };
  return runTrigger(attempt, 'DefineAuthChallenge', { session }, response, decisionSchema);
}

export async function createChallenge(attempt: Attempt, session: ChallengeResult[]): Promise<CreatedChallenge> {
  const request = { challengeName: 'CUSTOM_CHALLENGE', session };
  const response = { publicChallengeParameters: null, privateChallengeParameters: null, challengeMetadata: null };
  return runTrigger(attempt, 'CreateAuthChallenge', request, response, createdChallengeSchema);
}

export async function isAnswerCorrect(
  attempt: Attempt,
  challengeAnswer: string,
  privateChallengeParameters: Record<string, string>,
): Promise<boolean> {
  const request = { privateChallengeParameters, challengeAnswer };
  const response = { answerCorrect: null };
  const verdict = await runTrigger(attempt, 'VerifyAuthChallengeResponse', request, response, verdictSchema);
  return verdict.answerCorrect;
}

async function runTrigger<Response>(
  attempt: Attempt,
  trigger: TriggerName,
  request: Record<string, unknown>,
  response: Record<string, unknown>,
  schema: z.ZodType<Response>,
): Promise<Response> {
  const functionArn = attempt.pool.LambdaConfig?.[trigger];
  const invoke = attempt.context.invokeTrigger;
  if (!functionArn || !invoke)
    throw invalidParameter('Custom auth lambda trigger is not configured for the user pool.');
  const returned = await callFunction(trigger, () =>
    invoke(functionArn, makeEvent(attempt, trigger, request, response)),
  );
  const parsed = z.object({ response: schema }).safeParse(returned);
  if (!parsed.success) {
    throw new EngineError('InvalidLambdaResponseException', `${trigger}: Unrecognizable lambda output`);
  }
  return parsed.data.response;
}

async function callFunction(trigger: TriggerName, call: () => Promise<unknown>): Promise<unknown> {
  try {
    return await call();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new EngineError('UserLambdaValidationException', `${trigger} failed with error ${reason}.`);
  }
}

function makeEvent(
  { context, pool, client, login, user, clientMetadata }: Attempt,
  trigger: TriggerName,
  request: Record<string, unknown>,
  response: Record<string, unknown>,
): TriggerEvent {
  const userAttributes = user ? { sub: user.sub, 'cognito:user_status': user.status, ...user.attributes } : {};
  return {
    version: '1',
    region: context.region,
    userPoolId: pool.id,
    userName: user?.username ?? login,
    triggerSource: `${trigger}_Authentication`,
    callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: client.id },
    request: { userAttributes, ...request, userNotFound: !user, ...(clientMetadata ? { clientMetadata } : {}) },
    response,
  };
}
