/**
 * The transcript, written by the server alone. A message begins once, keeps each sentence as it is sent, and ends once;
 * whoever asks again with its id gets the same text.
 */
import { GetCommand, PutCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Sentence } from '../../../shared/model/conversation.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import { cancellationReasons, dynamo, isConditionFailure } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { conversationKey, interactionExpiry, messageKey, MessageRow } from './conversation-rows.ts';
import { figureUpdate, type PageOwner } from './figures.ts';

export const needs: StoreNeeds = {
  tables: [{ table: 'conversations', actions: ['GetItem', 'PutItem', 'UpdateItem'] }],
};

/** Longer than the pause between two sentences; a connection that died is taken over after it. */
export const LEASE_MS = 15_000;

export type MessageIdentity = { owner: PageOwner; conversationId: string; messageId: string };

export async function findMessage({ owner, conversationId, messageId }: MessageIdentity): Promise<MessageRow | null> {
  const { Item: item } = await dynamo.send(
    new GetCommand({
      TableName: environment.table('conversations'),
      Key: messageKey(conversationId, messageId),
      ConsistentRead: true,
    }),
  );
  const row = item ? MessageRow.parse(item) : null;
  if (row && row.accountId !== owner.accountId) throw new AppError('not_found');
  return row;
}

/** Takes the message for this connection; false when another one is answering it now or has answered it. */
export async function beginMessage(
  { owner, conversationId, messageId }: MessageIdentity,
  question: string,
  now: Date,
): Promise<boolean> {
  const table = environment.table('conversations');
  const row: MessageRow = {
    accountId: owner.accountId,
    messageId,
    askedAt: now.toISOString(),
    question,
    sentences: [],
    state: 'running',
    kind: 'partial',
    rating: null,
    leaseUntil: Date.now() + LEASE_MS,
    expiresAt: interactionExpiry(now),
  };
  try {
    await dynamo.send(
      new PutCommand({
        TableName: table,
        Item: { ...messageKey(conversationId, messageId), ...row },
        ConditionExpression: 'attribute_not_exists(pk)',
      }),
    );
    return true;
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    return takeOver({ owner, conversationId, messageId });
  }
}

async function takeOver({ conversationId, messageId }: MessageIdentity): Promise<boolean> {
  try {
    await dynamo.send(
      new UpdateCommand({
        TableName: environment.table('conversations'),
        Key: messageKey(conversationId, messageId),
        UpdateExpression: 'SET leaseUntil = :until',
        ConditionExpression: '#state = :running AND leaseUntil < :now',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: { ':running': 'running', ':now': Date.now(), ':until': Date.now() + LEASE_MS },
      }),
    );
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}

/** Keeps the sentence before it is sent. */
export async function recordSentence(
  { conversationId, messageId }: MessageIdentity,
  sentences: readonly Sentence[],
): Promise<void> {
  await dynamo.send(
    new UpdateCommand({
      TableName: environment.table('conversations'),
      Key: messageKey(conversationId, messageId),
      UpdateExpression: 'SET sentences = :sentences, leaseUntil = :until',
      ExpressionAttributeValues: { ':sentences': sentences, ':until': Date.now() + LEASE_MS },
    }),
  );
}

/** Lets another connection go on with the message at once. */
export async function releaseMessage({ conversationId, messageId }: MessageIdentity): Promise<void> {
  await dynamo.send(
    new UpdateCommand({
      TableName: environment.table('conversations'),
      Key: messageKey(conversationId, messageId),
      UpdateExpression: 'SET leaseUntil = :now',
      ConditionExpression: '#state = :running',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':now': 0, ':running': 'running' },
    }),
  );
}

/** Ends the message and counts it; a second end does nothing. */
export async function finishMessage(
  identity: MessageIdentity,
  ending: { question: string; sentences: readonly Sentence[]; kind: MessageRow['kind']; isFirst: boolean },
  now: Date,
): Promise<void> {
  const { owner, conversationId, messageId } = identity;
  const table = environment.table('conversations');
  try {
    await dynamo.send(
      new TransactWriteCommand({
        TransactItems: [
          {
            Update: {
              TableName: table,
              Key: messageKey(conversationId, messageId),
              UpdateExpression: 'SET #state = :done, sentences = :sentences, kind = :kind',
              ConditionExpression: '#state = :running',
              ExpressionAttributeNames: { '#state': 'state' },
              ExpressionAttributeValues: {
                ':done': 'done',
                ':running': 'running',
                ':sentences': ending.sentences,
                ':kind': ending.kind,
              },
            },
          },
          conversationUpdate(owner.accountId, conversationId, ending.question, now),
          figureUpdate(owner, ending.isFirst ? ['questions', 'conversations'] : ['questions'], now),
        ],
      }),
    );
  } catch (error) {
    if (cancellationReasons(error)?.[0] !== 'ConditionalCheckFailed') throw error;
  }
}

function conversationUpdate(accountId: string, conversationId: string, question: string, now: Date) {
  return {
    Update: {
      TableName: environment.table('conversations'),
      Key: conversationKey(accountId, conversationId),
      UpdateExpression:
        'SET conversationId = :id, lastAt = :now, gsiPk = :gsiPk, gsiSk = :now, expiresAt = :expiry, ' +
        'startedAt = if_not_exists(startedAt, :now), firstQuestion = if_not_exists(firstQuestion, :question), ' +
        'customer = if_not_exists(customer, :none), hasLead = if_not_exists(hasLead, :no) ADD messageCount :one',
      ExpressionAttributeValues: {
        ':id': conversationId,
        ':now': now.toISOString(),
        ':gsiPk': `CONVS#${accountId}`,
        ':expiry': interactionExpiry(now),
        ':question': question.slice(0, 300),
        ':none': null,
        ':no': false,
        ':one': 1,
      },
    },
  };
}

/** Throws `not_found` unless the message is one of this page. */
export async function rateMessage(
  { owner, conversationId, messageId }: MessageIdentity,
  rating: 'up' | 'down' | null,
): Promise<void> {
  try {
    await dynamo.send(
      new UpdateCommand({
        TableName: environment.table('conversations'),
        Key: messageKey(conversationId, messageId),
        UpdateExpression: 'SET rating = :rating',
        ConditionExpression: 'accountId = :account AND #state = :done',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: { ':rating': rating, ':account': owner.accountId, ':done': 'done' },
      }),
    );
  } catch (error) {
    throw isConditionFailure(error) ? new AppError('not_found') : error;
  }
}
