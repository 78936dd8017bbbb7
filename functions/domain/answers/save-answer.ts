/** Writes answers of an owner or a company. The assistant reads them with the next question: nothing has to go live again. */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { MAX_ANSWERS, type AnswerContent, type OwnAnswer } from '../../../shared/model/assistant-coach.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import { cancellationReasons, dynamo } from '../../kit/clients/dynamo.ts';
import type { CallContext } from '../../kit/context.ts';
import { environment } from '../../kit/environment.ts';
import type { TransactItem } from '../../kit/outbox.ts';
import { gapClosing, gapReopening } from '../conversations/gaps.ts';
import { removalAt, removedKey } from '../bin/bin-rows.ts';
import { answerKey } from '../pages/page-rows.ts';
import { listAnswers } from './find-answers.ts';

export const needs: StoreNeeds = { tables: [{ table: 'pages', actions: ['PutItem', 'DeleteItem'] }] };

/** `pageId`: the account whose page the answers belong to, or the product whose chat. */
export type Writer = Pick<CallContext, 'now' | 'newId'> & { pageId: string };

/** Answers the open question, when one is named. Throws `answers_full`, or `not_found` for a question of nobody. */
export async function createAnswer(context: Writer, content: AnswerContent, gapId: string | null): Promise<OwnAnswer> {
  await makeSureOfRoom(context);
  const answer: OwnAnswer = { answerId: context.newId(), answeredAt: context.now.toISOString(), ...content };
  const closed = gapId === null ? [] : [gapClosing(context.pageId, gapId, 'answered', context.now)];
  await write([putAnswer(context, answer, 'attribute_not_exists(pk)'), ...closed]);
  return answer;
}

/** Throws `not_found` when the answer was removed in between. */
export async function changeAnswer(context: Writer, before: OwnAnswer, content: AnswerContent): Promise<OwnAnswer> {
  const answer: OwnAnswer = { ...before, ...content, answeredAt: context.now.toISOString() };
  await write([putAnswer(context, answer, 'attribute_exists(pk)')]);
  return answer;
}

/** The answer leaves the assistant's knowledge and is kept beside it for 30 days. */
export async function removeAnswer(context: Writer, answer: OwnAnswer): Promise<void> {
  const { pageId, now } = context;
  const row = { ...removedKey(pageId, 'answer', answer.answerId), ...answer, ...removalAt(now) };
  const kept = { Put: { TableName: environment.table('pages'), Item: row } };
  await write([deleteRow(answerKey(pageId, answer.answerId)), kept]);
}

/** A removed answer is back, with this content. Throws `answers_full`. */
export async function restoreAnswer(context: Writer, removed: OwnAnswer, content: AnswerContent): Promise<OwnAnswer> {
  await makeSureOfRoom(context);
  const answer: OwnAnswer = { ...removed, ...content, answeredAt: context.now.toISOString() };
  const gone = deleteRow(removedKey(context.pageId, 'answer', answer.answerId));
  await write([gone, putAnswer(context, answer, 'attribute_not_exists(pk)')]);
  return answer;
}

/** The question needs no answer. Throws `not_found` for a question of nobody. */
export async function dismissGap({ pageId, now }: Writer, gapId: string): Promise<void> {
  await write([gapClosing(pageId, gapId, 'dismissed', now)]);
}

/** Whoever dismissed it takes that back. Throws `not_found` for a question that is not dismissed. */
export async function reopenGap({ pageId }: Writer, gapId: string): Promise<void> {
  await write([gapReopening(pageId, gapId)]);
}

async function makeSureOfRoom({ pageId }: Writer): Promise<void> {
  if ((await listAnswers(pageId)).length >= MAX_ANSWERS) throw new AppError('answers_full');
}

function putAnswer({ pageId }: Writer, answer: OwnAnswer, condition: string) {
  return {
    Put: {
      TableName: environment.table('pages'),
      Item: { ...answerKey(pageId, answer.answerId), ...answer },
      ConditionExpression: condition,
    },
  };
}

function deleteRow(key: { pk: string; sk: string }) {
  return {
    Delete: { TableName: environment.table('pages'), Key: key, ConditionExpression: 'attribute_exists(pk)' },
  };
}

async function write(items: TransactItem[]): Promise<void> {
  try {
    await dynamo.send(new TransactWriteCommand({ TransactItems: items }));
  } catch (error) {
    if (cancellationReasons(error)?.includes('ConditionalCheckFailed')) throw new AppError('not_found');
    throw error;
  }
}
