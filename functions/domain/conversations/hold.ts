/**
 * A person holds a conversation: a lease with a fencing number on its row (conversation-rows.ts). While it lasts the
 * assistant is silent; a take-over also ends what the assistant was saying, for good.
 */
import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { PersonState } from '../../../shared/model/conversation.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import { cancellationReasons, dynamo, isConditionFailure } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { conversationKey, waitingKey, type ConversationRow } from './conversation-rows.ts';
import { HOLD_MS, isHeld, personHolds, personStateOf, readConversationRow } from './hold-state.ts';
import { eventPut } from './line-rows.ts';

export const needs: StoreNeeds = {
  tables: [{ table: 'conversations', actions: ['PutItem', 'UpdateItem', 'DeleteItem'] }],
};

/** A reader renews the lease when less than this is left of it, so that most reads write nothing. */
const RENEW_BELOW_MS = 90_000;

export type TakeOver = { accountId: string; conversationId: string; name: string };

/**
 * The conversation is the person's from now on; when it is already, it stays so. Throws `not_found`, or `conflict` when
 * two devices take over in the same moment.
 */
export async function takeOverConversation(asked: TakeOver, now: Date): Promise<PersonState> {
  const { accountId, conversationId, name } = asked;
  const row = await readConversationRow(accountId, conversationId);
  if (!row || row.expiresAt * 1_000 <= now.getTime()) throw new AppError('not_found');
  if (isHeld(row)) {
    await renewHold(accountId, conversationId, row);
    return personStateOf(row, now);
  }
  const fence = row.fence + 1;
  const joined = { accountId, conversationId, name, fence };
  const lapsed = { accountId, conversationId, name: row.personName, fence: row.fence };
  try {
    await dynamo.send(
      new TransactWriteCommand({
        TransactItems: [
          holdUpdate(asked, row, now),
          { Delete: { TableName: environment.table('conversations'), Key: waitingKey(accountId, conversationId) } },
          eventPut('joined', joined, now),
          ...(row.heldUntil > 0 ? [eventPut('left', lapsed, new Date(row.heldUntil))] : []),
        ],
      }),
    );
  } catch (error) {
    throw cancellationReasons(error)?.[0] === 'ConditionalCheckFailed' ? new AppError('conflict') : error;
  }
  return { state: 'present', name, fence };
}

function holdUpdate({ accountId, conversationId, name }: TakeOver, row: ConversationRow, now: Date) {
  const isWanted = row.wantedAt !== undefined && row.waitedSeconds === undefined;
  const waited = Math.max(0, Math.round((now.getTime() - Date.parse(row.wantedAt ?? '')) / 1_000));
  return {
    Update: {
      TableName: environment.table('conversations'),
      Key: conversationKey(accountId, conversationId),
      UpdateExpression:
        `SET fence = :next, heldUntil = :until, personName = :name${isWanted ? ', waitedSeconds = :waited' : ''} ` +
        'REMOVE wantedAt, missedAt',
      ConditionExpression:
        'attribute_exists(pk) AND (attribute_not_exists(fence) OR (fence = :fence AND heldUntil <= :clock))',
      ExpressionAttributeValues: {
        ':next': row.fence + 1,
        ':fence': row.fence,
        ':clock': Date.now(),
        ':until': Date.now() + HOLD_MS,
        ':name': name,
        ...(isWanted && { ':waited': waited }),
      },
    },
  };
}

/** The person is still there. Does nothing when the hold has ended: only a take-over begins another. */
export async function renewHold(accountId: string, conversationId: string, row: ConversationRow): Promise<void> {
  if (!isHeld(row) || row.heldUntil - Date.now() > RENEW_BELOW_MS) return;
  const { values, ConditionExpression } = personHolds(row.fence);
  try {
    await dynamo.send(
      new UpdateCommand({
        TableName: environment.table('conversations'),
        Key: conversationKey(accountId, conversationId),
        UpdateExpression: 'SET heldUntil = :until',
        ConditionExpression,
        ExpressionAttributeValues: { ...values, ':until': Date.now() + HOLD_MS },
      }),
    );
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
}

/** The assistant answers again. Throws `not_found`; does nothing when that hold has been handed back already. */
export async function handBackConversation(
  { accountId, conversationId, fence }: { accountId: string; conversationId: string; fence: number },
  now: Date,
): Promise<PersonState> {
  const row = await readConversationRow(accountId, conversationId);
  if (!row) throw new AppError('not_found');
  const end = {
    Update: {
      TableName: environment.table('conversations'),
      Key: conversationKey(accountId, conversationId),
      UpdateExpression: 'SET heldUntil = :none',
      ConditionExpression: 'fence = :fence AND heldUntil > :none',
      ExpressionAttributeValues: { ':fence': fence, ':none': 0 },
    },
  };
  const left = eventPut('left', { accountId, conversationId, name: row.personName, fence }, now);
  try {
    await dynamo.send(new TransactWriteCommand({ TransactItems: [end, left] }));
  } catch (error) {
    if (cancellationReasons(error)?.[0] !== 'ConditionalCheckFailed') throw error;
  }
  return personStateOf(await readConversationRow(accountId, conversationId), now);
}
