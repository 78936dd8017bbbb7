/** Challenges of passkeys: good once, for five minutes, for one purpose and, at an enrolment, one account. */
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import { dynamo, isConditionFailure } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { epochSeconds } from '../../kit/epoch-seconds.ts';
import { passkeyChallengeKey } from './lock-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'accounts', actions: ['PutItem', 'DeleteItem'] }] };

export const CHALLENGE_SECONDS = 300;
const CHALLENGE_BYTES = 32;

export type PasskeyPurpose = { purpose: 'enrol'; accountId: string } | { purpose: 'sign-in'; accountId: null };

/** base64url. */
export async function makePasskeyChallenge(
  purpose: PasskeyPurpose,
  { now, randomBytes }: { now: Date; randomBytes(length: number): Buffer },
): Promise<string> {
  const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url');
  const Item = { ...passkeyChallengeKey(challenge), ...purpose, expiresAt: epochSeconds(now) + CHALLENGE_SECONDS };
  await dynamo.send(new PutCommand({ TableName: environment.table('accounts'), Item }));
  return challenge;
}

const ClientData = z.object({ challenge: z.string().regex(/^[\w-]{1,100}$/) });

/** Uses up the challenge that was answered, and gives it. Throws `passkey_failed` when it was none of ours for this. */
export async function takePasskeyChallenge(
  clientDataJSON: string,
  { purpose, accountId }: PasskeyPurpose,
  now: Date,
): Promise<string> {
  const challenge = challengeOf(clientDataJSON);
  try {
    await dynamo.send(
      new DeleteCommand({
        TableName: environment.table('accounts'),
        Key: passkeyChallengeKey(challenge),
        ConditionExpression: 'purpose = :purpose AND accountId = :account AND expiresAt > :now',
        ExpressionAttributeValues: { ':purpose': purpose, ':account': accountId, ':now': epochSeconds(now) },
      }),
    );
    return challenge;
  } catch (error) {
    throw isConditionFailure(error) ? new AppError('passkey_failed') : error;
  }
}

function challengeOf(clientDataJSON: string): string {
  try {
    return ClientData.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))).challenge;
  } catch {
    throw new AppError('passkey_failed');
  }
}
