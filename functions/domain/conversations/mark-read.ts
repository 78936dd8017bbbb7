/** Keeps up to which moment the owner has seen a conversation. */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { dynamo, isConditionFailure } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { conversationKey } from './conversation-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'conversations', actions: ['UpdateItem'] }] };

/** Only forwards; does nothing for a conversation that is not the caller's. */
export async function markRead(accountId: string, conversationId: string, upTo: string): Promise<void> {
  try {
    await dynamo.send(
      new UpdateCommand({
        TableName: environment.table('conversations'),
        Key: conversationKey(accountId, conversationId),
        UpdateExpression: 'SET readAt = :upTo',
        ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(readAt) OR readAt < :upTo)',
        ExpressionAttributeValues: { ':upTo': upTo },
      }),
    );
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
}
