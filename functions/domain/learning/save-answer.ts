/** Keeps an answer with its mark: the first one counts, whatever refreshes, tabs and repetitions there are. */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Marked } from '../../../shared/model/learning.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { nextRepetition } from '../../../shared/rules/spaced-repetition.ts';
import { AppError } from '../../kit/app-error.ts';
import { cancellationReasons, dynamo } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { isOver } from './attempt-state.ts';
import { findAttempt, findRepetition } from './find-records.ts';
import { attemptKey, repeatKey, type AskedRow, type AttemptRow } from './learning-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'knowledge', actions: ['PutItem', 'UpdateItem'] }] };

/**
 * The attempt with the answer in it, or with the one that was given before. @param mark is asked only for a first answer
 * Throws `not_found`, `test_over`.
 */
export async function saveAnswer(
  { accountId, attemptId, questionId }: { accountId: string; attemptId: string; questionId: string },
  mark: (question: AskedRow) => Promise<Marked>,
  now: Date,
): Promise<{ attempt: AttemptRow; marked: Marked }> {
  const attempt = await findAttempt(accountId, attemptId);
  const question = attempt?.questions.find((one) => one.questionId === questionId);
  if (!attempt || !question) throw new AppError('not_found');
  const before = attempt.answers[questionId];
  if (before) return { attempt, marked: before };
  if (isOver(attempt, now)) throw new AppError('test_over');
  const marked = await mark(question);
  const isKept = await write(attempt, questionId, marked, now);
  const after = await findAttempt(accountId, attemptId);
  const kept = after?.answers[questionId];
  if (!after || !kept) throw new AppError(isKept ? 'not_found' : 'test_over');
  return { attempt: after, marked: kept };
}

/** False when another answer was faster, or the time was over. */
async function write(attempt: AttemptRow, questionId: string, marked: Marked, now: Date): Promise<boolean> {
  const { accountId, attemptId, productId } = attempt;
  const repetition = await findRepetition(accountId, productId, questionId);
  const next = nextRepetition(repetition?.box ?? null, marked.isRight, now);
  const TableName = environment.table('knowledge');
  const answer = {
    TableName,
    Key: attemptKey(accountId, attemptId),
    UpdateExpression: 'SET answers.#question = :marked, lastAt = :now',
    ConditionExpression: 'attribute_not_exists(answers.#question) AND endsAt > :now',
    ExpressionAttributeNames: { '#question': questionId },
    ExpressionAttributeValues: { ':marked': marked, ':now': now.toISOString() },
  };
  const again = { TableName, Item: { ...repeatKey(accountId, productId, questionId), productId, questionId, ...next } };
  try {
    await dynamo.send(new TransactWriteCommand({ TransactItems: [{ Update: answer }, { Put: again }] }));
    return true;
  } catch (error) {
    if (cancellationReasons(error)?.[0] === 'ConditionalCheckFailed') return false;
    throw error;
  }
}
