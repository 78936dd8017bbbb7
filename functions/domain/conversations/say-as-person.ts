/** Writes what a person says: only who holds the conversation can, and each message is there once. */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Line } from '../../../shared/model/conversation.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import { cancellationReasons, dynamo } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { readRow } from '../../kit/read-row.ts';
import { conversationKey, interactionExpiry, lineKey, LineRow } from './conversation-rows.ts';
import { HOLD_MS, personHolds, readConversationRow } from './hold-state.ts';
import { linePut, toLine } from './line-rows.ts';

export const needs: StoreNeeds = {
  tables: [{ table: 'conversations', actions: ['GetItem', 'PutItem', 'UpdateItem'] }],
};

export type PersonMessage = {
  accountId: string;
  conversationId: string;
  messageId: string;
  /** Of the take-over. */
  fence: number;
  text: string;
};

/** Throws `chat_not_held` when the hold has ended, `not_found` when the conversation is not the caller's. */
export async function sayAsPerson(message: PersonMessage, now: Date): Promise<Line> {
  const { accountId, conversationId, messageId, fence, text } = message;
  const conversation = await readConversationRow(accountId, conversationId);
  if (!conversation) throw new AppError('not_found');
  const line: Line = { lineId: messageId, at: now.toISOString(), kind: 'said', name: conversation.personName, text };
  const { Put: put } = linePut(accountId, conversationId, line, now);
  const once = { Put: { ...put, ConditionExpression: 'attribute_not_exists(pk)' } };
  try {
    await dynamo.send(new TransactWriteCommand({ TransactItems: [once, holderUpdate(message, fence, now)] }));
    return line;
  } catch (error) {
    const reasons = cancellationReasons(error);
    // It is there already: the answer to it was lost on the way.
    if (reasons?.[0] === 'ConditionalCheckFailed') return findLine(message);
    throw reasons?.[1] === 'ConditionalCheckFailed' ? new AppError('chat_not_held') : error;
  }
}

/** Writing also keeps the conversation held, and its writer has seen it. */
function holderUpdate({ accountId, conversationId }: PersonMessage, fence: number, now: Date) {
  const { values, ConditionExpression } = personHolds(fence);
  return {
    Update: {
      TableName: environment.table('conversations'),
      Key: conversationKey(accountId, conversationId),
      UpdateExpression: 'SET lastAt = :now, gsiSk = :now, readAt = :now, heldUntil = :until, expiresAt = :expiry',
      ConditionExpression,
      ExpressionAttributeValues: {
        ...values,
        ':now': now.toISOString(),
        ':until': Date.now() + HOLD_MS,
        ':expiry': interactionExpiry(now),
      },
    },
  };
}

async function findLine({ accountId, conversationId, messageId }: PersonMessage): Promise<Line> {
  const item = await readRow('conversations', lineKey(accountId, conversationId, messageId));
  const row = item ? LineRow.parse(item) : null;
  if (!row || row.accountId !== accountId) throw new AppError('not_found');
  return toLine(row);
}
