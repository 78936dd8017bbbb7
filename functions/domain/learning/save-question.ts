/** Writes questions: what was proposed, and what the company makes of it. */
import { PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { LearnQuestion, QuestionContent, QuestionState } from '../../../shared/model/learning.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import { dynamo, isConditionFailure } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { questionKey, type QuestionRow } from './learning-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'knowledge', actions: ['PutItem'] }] };

export async function keepProposals(companyId: string, questions: readonly QuestionRow[]): Promise<void> {
  const puts = questions.map((question) => ({
    Put: {
      TableName: environment.table('knowledge'),
      Item: { ...questionKey(companyId, question.productId, question.questionId), ...question },
    },
  }));
  await dynamo.send(new TransactWriteCommand({ TransactItems: puts }));
}

/** Throws `question_expired`, `question_invalid`, and `conflict` when somebody else has changed it in between. */
export async function reviewQuestion(
  companyId: string,
  before: QuestionRow,
  decision: { state: Extract<QuestionState, 'approved' | 'rejected'>; content?: QuestionContent },
  now: Date,
): Promise<QuestionRow> {
  if (before.state === 'expired') throw new AppError('question_expired');
  const after: QuestionRow = {
    ...before,
    ...decision.content,
    state: decision.state,
    reviewedAt: now.toISOString(),
  };
  if (!isAskable(after)) throw new AppError('question_invalid');
  try {
    await dynamo.send(
      new PutCommand({
        TableName: environment.table('knowledge'),
        Item: { ...questionKey(companyId, before.productId, before.questionId), ...after },
        ConditionExpression: '#state = :before',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: { ':before': before.state },
      }),
    );
  } catch (error) {
    throw isConditionFailure(error) ? new AppError('conflict') : error;
  }
  return after;
}

/** Whether somebody can answer it, and be told apart by the answer. */
export function isAskable({
  kind,
  options,
  right,
  expected,
}: Pick<QuestionRow, keyof QuestionContent | 'kind'>): boolean {
  if (kind === 'free') return options.length === 0 && expected !== '';
  const places = new Set(right);
  const isEach = right.every((place) => place < options.length) && places.size === right.length;
  const areDifferent = new Set(options.map((option) => option.toLowerCase())).size === options.length;
  const count = kind === 'single' ? right.length === 1 : right.length >= 1;
  return options.length >= 2 && isEach && areDifferent && count;
}

/** What the company sees of a row. */
export function toLearnQuestion({ productId: _product, ...question }: QuestionRow): LearnQuestion {
  return question;
}
