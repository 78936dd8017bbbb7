/**
 * The transcript, written by the server alone. A message begins once, keeps each sentence as it is sent, and ends once;
 * whoever asks again with its id gets the same text. Nothing of the assistant's is kept, and so nothing sent, while a
 * person holds the conversation, or to a message that a person came between.
 */
import { PutCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Sentence } from '../../../shared/model/conversation.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import { cancellationReasons, dynamo, isConditionFailure } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { epochSeconds } from '../../kit/epoch-seconds.ts';
import { readRow } from '../../kit/read-row.ts';
import { conversationKey, interactionExpiry, messageKey, MessageRow } from './conversation-rows.ts';
import { figureUpdate, type Figure, type PageOwner } from './figures.ts';
import { assistantMaySpeak } from './hold-state.ts';
import { dropExpiredGap, gapUpdate } from './gaps.ts';

export const needs: StoreNeeds = {
  tables: [{ table: 'conversations', actions: ['GetItem', 'PutItem', 'UpdateItem', 'ConditionCheckItem'] }],
};

/** Longer than the pause between two sentences; a connection that died is taken over after it. */
export const LEASE_MS = 15_000;

export type MessageIdentity = { owner: PageOwner; conversationId: string; messageId: string };

/** A message and the connection that answers it; a connection that was taken over cannot write any more. */
export type HeldMessage = MessageIdentity & { holder: string };

export async function findMessage({ owner, conversationId, messageId }: MessageIdentity): Promise<MessageRow | null> {
  const item = await readRow('conversations', messageKey(conversationId, messageId));
  const row = item ? MessageRow.parse(item) : null;
  if (row && row.accountId !== owner.accountId) throw new AppError('not_found');
  return row;
}

/** Takes the message for this connection; false when another one is answering it now or has answered it. */
export async function beginMessage(
  { owner, conversationId, messageId, holder }: HeldMessage,
  { question, fence }: { question: string; fence: number },
  now: Date,
): Promise<boolean> {
  const table = environment.table('conversations');
  const row: MessageRow = {
    accountId: owner.accountId,
    messageId,
    askedAt: now.toISOString(),
    question,
    sentences: [],
    timesLeft: 0,
    state: 'running',
    kind: 'partial',
    rating: null,
    holder,
    leaseUntil: Date.now() + LEASE_MS,
    fence,
    expiresAt: interactionExpiry(now),
  };
  try {
    await dynamo.send(
      new PutCommand({
        TableName: table,
        Item: { ...messageKey(conversationId, messageId), ...row },
        ConditionExpression: 'attribute_not_exists(pk) OR expiresAt <= :now',
        ExpressionAttributeValues: { ':now': epochSeconds(now) },
      }),
    );
    return true;
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    return takeOver({ owner, conversationId, messageId, holder });
  }
}

async function takeOver({ conversationId, messageId, holder }: HeldMessage): Promise<boolean> {
  try {
    await dynamo.send(
      new UpdateCommand({
        TableName: environment.table('conversations'),
        Key: messageKey(conversationId, messageId),
        UpdateExpression: 'SET leaseUntil = :until, holder = :holder',
        ConditionExpression: '#state = :running AND leaseUntil < :now',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: {
          ':running': 'running',
          ':now': Date.now(),
          ':until': Date.now() + LEASE_MS,
          ':holder': holder,
        },
      }),
    );
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}

const heldBy = (holder: string) => ({
  ConditionExpression: '#state = :running AND holder = :holder',
  ExpressionAttributeNames: { '#state': 'state' },
  values: { ':running': 'running', ':holder': holder },
});

/**
 * Keeps the sentences before the last is sent; false when a person holds the conversation, and nothing is kept. Throws
 * `conflict` when another connection has taken over.
 */
export async function recordSentence(
  { owner, conversationId, messageId, holder }: HeldMessage,
  sentences: readonly Sentence[],
  fence: number,
): Promise<boolean> {
  const { values, ...held } = heldBy(holder);
  const update = {
    TableName: environment.table('conversations'),
    Key: messageKey(conversationId, messageId),
    UpdateExpression: 'SET sentences = :sentences, leaseUntil = :until',
    ...held,
    ExpressionAttributeValues: { ...values, ':sentences': sentences, ':until': Date.now() + LEASE_MS },
  };
  try {
    await dynamo.send(
      new TransactWriteCommand({
        TransactItems: [{ Update: update }, { ConditionCheck: unheldCheck(owner.accountId, conversationId, fence) }],
      }),
    );
    return true;
  } catch (error) {
    const reasons = cancellationReasons(error);
    if (reasons?.[0] === 'ConditionalCheckFailed') throw new AppError('conflict');
    if (reasons?.[1] === 'ConditionalCheckFailed') return false;
    throw error;
  }
}

function unheldCheck(accountId: string, conversationId: string, fence: number) {
  const { values, ConditionExpression } = assistantMaySpeak(fence);
  return {
    TableName: environment.table('conversations'),
    Key: conversationKey(accountId, conversationId),
    ConditionExpression,
    ...(fence > 0 && { ExpressionAttributeValues: values }),
  };
}

/** The visitor left: another connection may go on with the message at once. Does nothing when one has it already. */
export async function leaveMessage({ conversationId, messageId, holder }: HeldMessage): Promise<void> {
  const { values, ...held } = heldBy(holder);
  try {
    await dynamo.send(
      new UpdateCommand({
        TableName: environment.table('conversations'),
        Key: messageKey(conversationId, messageId),
        UpdateExpression: 'SET leaseUntil = :now ADD timesLeft :one',
        ...held,
        ExpressionAttributeValues: { ...values, ':now': 0, ':one': 1 },
      }),
    );
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
}

/** What the model counted for an answer, and what that cost, in micro-dollars. */
export type AnswerCost = { inputTokens: number; outputTokens: number; costMicros: number };

export type MessageEnding = {
  question: string;
  sentences: readonly Sentence[];
  kind: MessageRow['kind'];
  isFirst: boolean;
  /** Whether the assistant looked and found nothing: the owner may want to answer it. */
  isGap?: boolean;
  /** Of the message; null for an ending with which the assistant says nothing. */
  fence: number | null;
  /** Where the model was asked and told what it counted. */
  cost?: AnswerCost | null;
};

/**
 * Ends the message and counts it. `lost`: this connection does not have it any more; `taken`: a person holds the
 * conversation. Both do nothing.
 */
export async function finishMessage(
  identity: HeldMessage,
  ending: MessageEnding,
  now: Date,
): Promise<'done' | 'lost' | 'taken'> {
  const { owner, conversationId, messageId, holder } = identity;
  const { values, ...held } = heldBy(holder);
  const { cost } = ending;
  const done = {
    TableName: environment.table('conversations'),
    Key: messageKey(conversationId, messageId),
    UpdateExpression: `SET #state = :done, sentences = :sentences, kind = :kind${cost ? ', cost = :cost' : ''}`,
    ...held,
    ExpressionAttributeValues: {
      ...values,
      ':done': 'done',
      ':sentences': ending.sentences,
      ':kind': ending.kind,
      ...(cost && { ':cost': cost }),
    },
  };
  if (ending.isGap) await dropExpiredGap(owner.accountId, ending.question, now);
  const figures: Figure[] = ['questions'];
  if (ending.isFirst) figures.push('conversations');
  if (ending.kind === 'answered') figures.push('answered');
  const counted = [
    conversationUpdate(owner.accountId, conversationId, ending, now),
    figureUpdate(owner, figures, now, cost?.costMicros),
    ...(ending.isGap ? gapUpdate(owner.accountId, ending.question, now) : []),
  ];
  try {
    await dynamo.send(new TransactWriteCommand({ TransactItems: [{ Update: done }, ...counted] }));
    return 'done';
  } catch (error) {
    const reasons = cancellationReasons(error);
    if (reasons?.[0] === 'ConditionalCheckFailed') return 'lost';
    if (reasons?.[1] === 'ConditionalCheckFailed') return 'taken';
    throw error;
  }
}

function conversationUpdate(accountId: string, conversationId: string, { question, fence }: MessageEnding, now: Date) {
  const { values, ...condition } = fence === null ? { values: {} } : assistantMaySpeak(fence);
  return {
    Update: {
      TableName: environment.table('conversations'),
      Key: conversationKey(accountId, conversationId),
      UpdateExpression:
        'SET conversationId = :id, lastAt = :now, gsiPk = :gsiPk, gsiSk = :now, expiresAt = :expiry, ' +
        'startedAt = if_not_exists(startedAt, :now), firstQuestion = if_not_exists(firstQuestion, :question), ' +
        'questions = list_append(if_not_exists(questions, :empty), :questions), ' +
        'askedAt = list_append(if_not_exists(askedAt, :empty), :seconds), ' +
        'customer = if_not_exists(customer, :none), hasLead = if_not_exists(hasLead, :no), ' +
        'readAt = if_not_exists(readAt, :never) ADD messageCount :one',
      ...condition,
      ExpressionAttributeValues: {
        ...values,
        ':id': conversationId,
        ':now': now.toISOString(),
        ':gsiPk': `CONVS#${accountId}`,
        ':expiry': interactionExpiry(now),
        ':question': question.slice(0, 300),
        ':questions': [question.slice(0, 200)],
        ':seconds': [epochSeconds(now)],
        ':empty': [],
        ':none': null,
        ':no': false,
        ':never': '',
        ':one': 1,
      },
    },
  };
}

/** Throws `not_found` unless the message is one of this page, and its 60 days are not over. */
export async function rateMessage(
  { owner, conversationId, messageId }: MessageIdentity,
  rating: 'up' | 'down' | null,
  now: Date,
): Promise<void> {
  try {
    await dynamo.send(
      new UpdateCommand({
        TableName: environment.table('conversations'),
        Key: messageKey(conversationId, messageId),
        UpdateExpression: 'SET rating = :rating',
        ConditionExpression: 'accountId = :account AND #state = :done AND expiresAt > :now',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: {
          ':rating': rating,
          ':account': owner.accountId,
          ':done': 'done',
          ':now': epochSeconds(now),
        },
      }),
    );
  } catch (error) {
    throw isConditionFailure(error) ? new AppError('not_found') : error;
  }
}
