/**
 * Sign-in of staff: a password, then the authenticator app, which the pool asks everybody for. Of the tokens only the id
 * token leaves: without a refresh token a session ends after an hour, or when it is signed out.
 */
import {
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  AssociateSoftwareTokenCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { ADMINISTRATORS } from '../../../shared/model/staff.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import { cognito } from '../../kit/clients/cognito.ts';
import { dynamo } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { createLogger } from '../../kit/logger.ts';
import { raiseSignal } from '../../kit/security-signals.ts';
import { STAFF_SESSION_SECONDS, staffSessionKey } from '../../kit/staff-gate.ts';

export const needs: StoreNeeds = {
  pools: [{ pool: 'staff', actions: ['AdminInitiateAuth', 'AdminRespondToAuthChallenge'] }],
  tables: [{ table: 'accounts', actions: ['PutItem', 'DeleteItem'] }],
};

/** `setupKey`: for the app that is set up now, in Base32; null when there is one. */
export type StaffSession = { session: string; setupKey: string | null };

/** What the pool asks for next. */
export type PoolChallenge = { ChallengeName?: string | undefined; Session?: string | undefined };

export type StaffIdentity = { idToken: string; isAdministrator: boolean };

export type StaffCode = {
  email: string;
  session: string;
  code: string;
  /** The app was given its key just now. */
  isSetup: boolean;
};

const pool = () => ({ UserPoolId: environment.poolId('staff'), ClientId: environment.poolClientId('staff') });
export const isNamed = (error: unknown, ...names: string[]): boolean =>
  error instanceof Error && names.includes(error.name);

/** Throws `account_or_password_wrong`, also for somebody who is not of the staff. */
export async function startSignIn(email: string, password: string): Promise<StaffSession & { needsPassword: boolean }> {
  const asked = await askPool(email, password);
  if (asked.ChallengeName === 'NEW_PASSWORD_REQUIRED' && asked.Session) {
    return { session: asked.Session, setupKey: null, needsPassword: true };
  }
  return { ...(await toSecondFactor(asked)), needsPassword: false };
}

/** Throws `account_or_password_wrong` when the pool asks for anything but the authenticator app. */
export async function toSecondFactor({
  ChallengeName: challenge,
  Session: session,
}: PoolChallenge): Promise<StaffSession> {
  if (!session) throw new Error('The pool of the staff let somebody in without a second factor.');
  if (challenge === 'SOFTWARE_TOKEN_MFA') return { session, setupKey: null };
  if (challenge !== 'MFA_SETUP') throw new AppError('account_or_password_wrong');
  const setup = await cognito.send(new AssociateSoftwareTokenCommand({ Session: session }));
  if (!setup.SecretCode || !setup.Session) throw new Error('The pool gave no key for the authenticator app.');
  return { session: setup.Session, setupKey: setup.SecretCode };
}

async function askPool(email: string, password: string) {
  try {
    return await cognito.send(
      new AdminInitiateAuthCommand({
        ...pool(),
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: email, PASSWORD: password },
      }),
    );
  } catch (error) {
    const isMiss = isNamed(error, 'NotAuthorizedException', 'UserNotFoundException', 'InvalidParameterException');
    if (!isMiss) throw error;
    raiseSignal('StaffSignInsRefused', { step: 'first' });
    throw new AppError('account_or_password_wrong');
  }
}

/** The id token, and whether it is an administrator's. Throws `code_incorrect` for a wrong code and for a session that is over. */
export async function finishSignIn(code: StaffCode): Promise<StaffIdentity> {
  const idToken = await answerWithCode(code);
  if (!idToken) throw new Error('The pool answered without an id token.');
  return beginSession(idToken);
}

async function answerWithCode({ email, session, code, isSetup }: StaffCode): Promise<string | undefined> {
  try {
    const { AuthenticationResult: result } = isSetup
      ? await answer('MFA_SETUP', await verifySetup(session, code), { USERNAME: email })
      : await answer('SOFTWARE_TOKEN_MFA', session, { USERNAME: email, SOFTWARE_TOKEN_MFA_CODE: code });
    return result?.IdToken;
  } catch (error) {
    const isMiss = isNamed(
      error,
      'CodeMismatchException',
      'EnableSoftwareTokenMFAException',
      'ExpiredCodeException',
      'NotAuthorizedException',
      'InvalidParameterException',
    );
    if (!isMiss) throw error;
    raiseSignal('StaffSignInsRefused', { step: 'second' });
    throw new AppError('code_incorrect');
  }
}

const Payload = z.object({
  'cognito:username': z.string().min(1),
  'cognito:groups': z.array(z.string()).default([]),
  auth_time: z.number().int(),
});

/** Of a token that the pool itself has just given us. What it is worth, the gate judges at each call. */
async function beginSession(idToken: string): Promise<StaffIdentity> {
  const payload = Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString('utf8');
  const {
    'cognito:username': id,
    'cognito:groups': groups,
    auth_time: signedInAt,
  } = Payload.parse(JSON.parse(payload));
  const row = { signedInAt, expiresAt: signedInAt + STAFF_SESSION_SECONDS };
  const Item = { ...staffSessionKey(id, signedInAt), ...row };
  await dynamo.send(new PutCommand({ TableName: environment.table('accounts'), Item }));
  createLogger().info('session.begun', { pool: 'staff', way: 'password', accountId: id });
  return { idToken, isAdministrator: groups.includes(ADMINISTRATORS) };
}

/** Safe to repeat. */
export async function endSession(staffId: string, signedInAt: number): Promise<void> {
  const Key = staffSessionKey(staffId, signedInAt);
  await dynamo.send(new DeleteCommand({ TableName: environment.table('accounts'), Key }));
}

async function verifySetup(session: string, code: string): Promise<string> {
  const { Session: next } = await cognito.send(new VerifySoftwareTokenCommand({ Session: session, UserCode: code }));
  if (!next) throw new Error('The pool ended the set-up of the authenticator app.');
  return next;
}

type Challenge = 'NEW_PASSWORD_REQUIRED' | 'MFA_SETUP' | 'SOFTWARE_TOKEN_MFA';

/** Throws what the pool throws. */
export function answer(challenge: Challenge, session: string, responses: Record<string, string>) {
  return cognito.send(
    new AdminRespondToAuthChallengeCommand({
      ...pool(),
      ChallengeName: challenge,
      Session: session,
      ChallengeResponses: responses,
    }),
  );
}
