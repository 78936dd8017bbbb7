/** A visitor wants to talk to a person: kept, shown in the app and mailed, in one transaction, once for each wait. */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { PersonRequest, type Line } from '../../../shared/model/conversation.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { cancellationReasons, dynamo } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { epochSeconds } from '../../kit/epoch-seconds.ts';
import { outboxPut } from '../../kit/outbox.ts';
import {
  conversationKey,
  interactionExpiry,
  WAIT_SECONDS,
  waitingKey,
  type ConversationRow,
} from './conversation-rows.ts';
import { linePut } from './line-rows.ts';
import { queryRows } from './query-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'conversations', actions: ['PutItem', 'UpdateItem'] }] };

export type WantedPerson = {
  accountId: string;
  agentName: string;
  conversationId: string;
  /** As it is before; null when nothing was asked yet. */
  conversation: ConversationRow | null;
  waitMinutes: number;
  /** Of the outbox row. */
  outboxId: string;
};

/** Does nothing when a person is wanted already, or there. */
export async function wantPerson(wanted: WantedPerson, now: Date): Promise<void> {
  const { accountId, conversationId, agentName, waitMinutes, conversation } = wanted;
  const table = environment.table('conversations');
  const at = now.toISOString();
  const request: PersonRequest = {
    conversationId,
    customer: conversation?.customer ?? null,
    wantedAt: at,
    asked: conversation?.questions.at(-1) ?? '',
  };
  const line: Line = { lineId: `WANTED#${at}`, at, kind: 'wanted', name: '', text: '' };
  const expiresAt = epochSeconds(now) + WAIT_SECONDS;
  const payload = { template: 'person-wanted', accountId, conversationId, agentName, waitMinutes };
  try {
    await dynamo.send(
      new TransactWriteCommand({
        TransactItems: [
          wantUpdate(wanted, now),
          { Put: { TableName: table, Item: { ...waitingKey(accountId, conversationId), ...request, expiresAt } } },
          linePut(accountId, conversationId, line, now),
          outboxPut('conversations', { id: wanted.outboxId, job: 'send-message', payload }, now),
        ],
      }),
    );
  } catch (error) {
    if (cancellationReasons(error)?.[0] !== 'ConditionalCheckFailed') throw error;
  }
}

function wantUpdate({ accountId, conversationId, waitMinutes }: WantedPerson, now: Date) {
  const after = (seconds: number): string => new Date(now.getTime() + seconds * 1_000).toISOString();
  return {
    Update: {
      TableName: environment.table('conversations'),
      Key: conversationKey(accountId, conversationId),
      UpdateExpression:
        'SET conversationId = :id, wantedAt = :now, missedAt = :missed, wasWanted = :yes, lastAt = :now, ' +
        'gsiPk = :gsiPk, gsiSk = :now, expiresAt = :expiry, startedAt = if_not_exists(startedAt, :now), ' +
        'questions = if_not_exists(questions, :list), ' +
        'customer = if_not_exists(customer, :none), hasLead = if_not_exists(hasLead, :no), ' +
        'readAt = if_not_exists(readAt, :empty), messageCount = if_not_exists(messageCount, :zero)',
      ConditionExpression:
        '(attribute_not_exists(wantedAt) OR wantedAt <= :over) AND ' +
        '(attribute_not_exists(heldUntil) OR heldUntil <= :clock)',
      ExpressionAttributeValues: {
        ':id': conversationId,
        ':now': now.toISOString(),
        ':missed': after(waitMinutes * 60),
        ':over': after(-WAIT_SECONDS),
        ':clock': Date.now(),
        ':gsiPk': `CONVS#${accountId}`,
        ':expiry': interactionExpiry(now),
        ':empty': '',
        ':list': [],
        ':none': null,
        ':no': false,
        ':yes': true,
        ':zero': 0,
      },
    },
  };
}

/** Who waits, the longest first. */
export async function listPersonRequests(accountId: string, now: Date): Promise<PersonRequest[]> {
  const items = await queryRows({
    KeyConditionExpression: 'pk = :page AND begins_with(sk, :waiting)',
    FilterExpression: 'expiresAt > :now',
    ExpressionAttributeValues: {
      ':page': `PAGE#${accountId}`,
      ':waiting': 'WAITING#',
      ':now': epochSeconds(now),
    },
  });
  return items
    .map(({ conversationId, customer, wantedAt, asked }) =>
      PersonRequest.parse({ conversationId, customer, wantedAt, asked }),
    )
    .sort((one, other) => one.wantedAt.localeCompare(other.wantedAt));
}
