/**
 * The second factor at a sign-in. Whoever passed the first, by password or Google, gets a challenge in place of tokens: good
 * once, for three minutes and five tries, for the account and the way in which it was begun.
 */
import { createHash } from 'node:crypto';
import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { SignInChallenge } from '../../../shared/model/lock.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import type { SessionMethod } from '../../../shared/model/session-methods.ts';
import { AppError } from '../../kit/app-error.ts';
import { dynamo, isConditionFailure } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { epochSeconds } from '../../kit/epoch-seconds.ts';
import { findAuthenticator } from './authenticator.ts';
import { ChallengeRow, signInChallengeKey } from './lock-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'accounts', actions: ['PutItem', 'UpdateItem', 'DeleteItem'] }] };

const CHALLENGE_SECONDS = 180;
const MAX_TRIES = 5;
const ID_BYTES = 32;

const keyOf = (challengeId: string) => signInChallengeKey(createHash('sha256').update(challengeId).digest('hex'));

/** What has to be answered before this sign-in gives tokens; null when the account has no second factor. */
export async function findChallenge(
  accountId: string,
  method: SessionMethod,
  { now, randomBytes }: { now: Date; randomBytes(length: number): Buffer },
): Promise<SignInChallenge | null> {
  if (!(await findAuthenticator(accountId))) return null;
  const challengeId = randomBytes(ID_BYTES).toString('base64url');
  const row: ChallengeRow = { accountId, method, expiresAt: epochSeconds(now) + CHALLENGE_SECONDS };
  const Item = { ...keyOf(challengeId), ...row, tries: 0 };
  await dynamo.send(new PutCommand({ TableName: environment.table('accounts'), Item }));
  return { kind: 'authenticator', challengeId };
}

/** Counts a try, before any code is looked at. Throws `challenge_over`. */
export async function tryChallenge(challengeId: string, now: Date): Promise<ChallengeRow> {
  try {
    const { Attributes: row } = await dynamo.send(
      new UpdateCommand({
        TableName: environment.table('accounts'),
        Key: keyOf(challengeId),
        UpdateExpression: 'ADD tries :one',
        ConditionExpression: 'attribute_exists(pk) AND tries < :max AND expiresAt > :now',
        ExpressionAttributeValues: { ':one': 1, ':max': MAX_TRIES, ':now': epochSeconds(now) },
        ReturnValues: 'ALL_NEW',
      }),
    );
    return ChallengeRow.parse(row);
  } catch (error) {
    throw isConditionFailure(error) ? new AppError('challenge_over') : error;
  }
}

/** Uses it up. Throws `challenge_over` when another answer did. */
export async function endChallenge(challengeId: string): Promise<void> {
  try {
    await dynamo.send(
      new DeleteCommand({
        TableName: environment.table('accounts'),
        Key: keyOf(challengeId),
        ConditionExpression: 'attribute_exists(pk)',
      }),
    );
  } catch (error) {
    throw isConditionFailure(error) ? new AppError('challenge_over') : error;
  }
}
