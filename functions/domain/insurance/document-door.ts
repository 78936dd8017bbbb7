/**
 * The door of a document centre: whoever knows when the holder was born may come in (SECURITY.md T56). A try is counted in one
 * conditional write before it is compared, so parallel guesses cannot have more than five; the right answer takes the count
 * away. After the fifth wrong one the door stays closed for a day. An application that there is not is counted all the same,
 * and answers like one that there is.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import { dynamo, isConditionFailure } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { epochSeconds } from '../../kit/epoch-seconds.ts';
import { readRow } from '../../kit/read-row.ts';
import { raiseSignal } from '../../kit/security-signals.ts';
import { findPolicyOfApplication } from './find-policies.ts';
import { documentDoorKey, type PolicyRow } from './policy-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'insurance', actions: ['GetItem', 'UpdateItem', 'DeleteItem'] }] };

export const MOST_TRIES = 5;
const CLOSED_SECONDS = 86_400;

/** The policy; throws `identity_not_proved` with the tries that are left, and `identity_locked` when there are none. */
export async function openDoor(applicationId: string, birth: string, now: Date): Promise<PolicyRow> {
  const tries = await countTry(applicationId, now);
  if (tries === null) throw new AppError('identity_locked');
  const policy = await findPolicyOfApplication(applicationId);
  const known = policy?.holder.birth ?? null;
  const isRight = isSame(known ?? '', birth) && policy !== null && known !== null;
  if (!isRight) {
    raiseSignal('WrongCodes', { purpose: 'documents', applicationId });
    throw tries === MOST_TRIES
      ? new AppError('identity_locked')
      : new AppError('identity_not_proved', { left: MOST_TRIES - tries });
  }
  await dynamo.send(
    new DeleteCommand({ TableName: environment.table('insurance'), Key: documentDoorKey(applicationId) }),
  );
  return policy;
}

/** How many tries are left: 0 to 5. */
export async function triesLeft(applicationId: string, now: Date): Promise<number> {
  const row = await readRow('insurance', documentDoorKey(applicationId));
  const isOver = row === undefined || Number(row['expiresAt']) <= epochSeconds(now);
  return isOver ? MOST_TRIES : Math.max(0, MOST_TRIES - Number(row['tries']));
}

/** How many there were with this one; null when there are none left. */
async function countTry(applicationId: string, now: Date): Promise<number | null> {
  const values = {
    ':one': 1,
    ':max': MOST_TRIES,
    ':now': epochSeconds(now),
    ':end': epochSeconds(now) + CLOSED_SECONDS,
  };
  const next = await count(
    applicationId,
    'SET expiresAt = :end ADD tries :one',
    'attribute_not_exists(pk) OR (tries < :max AND expiresAt > :now)',
    values,
  );
  if (next !== null) return next;
  // DynamoDB deletes late: what is over counts no more.
  const { ':one': one, ':now': seconds, ':end': end } = values;
  return count(applicationId, 'SET tries = :one, expiresAt = :end', 'expiresAt <= :now', {
    ...{ ':one': one, ':now': seconds, ':end': end },
  });
}

async function count(
  applicationId: string,
  change: string,
  condition: string,
  values: Record<string, number>,
): Promise<number | null> {
  try {
    const { Attributes } = await dynamo.send(
      new UpdateCommand({
        TableName: environment.table('insurance'),
        Key: documentDoorKey(applicationId),
        UpdateExpression: change,
        ConditionExpression: condition,
        ExpressionAttributeValues: values,
        ReturnValues: 'ALL_NEW',
      }),
    );
    return Number(Attributes?.['tries']);
  } catch (error) {
    if (isConditionFailure(error)) return null;
    throw error;
  }
}

const isSame = (one: string, other: string): boolean => timingSafeEqual(hashOf(one), hashOf(other));
const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
