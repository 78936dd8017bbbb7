/** Begins a test or a round of repetition; whoever asks again is given the one that is under way. */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { levelRules, MAX_REVIEW, TEST_MINUTES, type LevelStanding } from '../../../shared/model/learning.ts';
import type { LearningLevel } from '../../../shared/model/learning-level.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import { cancellationReasons, dynamo } from '../../kit/clients/dynamo.ts';
import type { OwnerContext } from '../../kit/context.ts';
import { environment } from '../../kit/environment.ts';
import { isOver, standingOf } from './attempt-state.ts';
import { listAttempts, listRepetitions, readNewest } from './find-records.ts';
import type { Learner } from './find-learner.ts';
import { attemptKey, newestKey, recordsOf, type AskedRow, type AttemptRow, type QuestionRow } from './learning-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'knowledge', actions: ['PutItem'] }] };

type Wanted = { learner: Learner; productId: string; level: 0 | LearningLevel; questions: readonly QuestionRow[] };

const refusals: Partial<Record<LevelStanding['standing'], 'level_unavailable' | 'level_locked' | 'attempts_used'>> = {
  unavailable: 'level_unavailable',
  locked: 'level_locked',
  resting: 'attempts_used',
};

/**
 * @param wanted with the questions of the product that can be asked now. Throws `level_unavailable`, `level_locked`,
 *   `attempts_used`, `nothing_to_repeat`, or `conflict` when another browser began at the same moment.
 */
export async function beginAttempt(wanted: Wanted, context: OwnerContext): Promise<AttemptRow> {
  const { learner, productId, level } = wanted;
  const [attempts, newest] = await Promise.all([
    listAttempts(learner.accountId),
    readNewest(learner.accountId, productId, level),
  ]);
  const ofProduct = attempts.filter((attempt) => attempt.productId === productId);
  const open = ofProduct.find((attempt) => attempt.level === level && !isOver(attempt, context.now));
  if (open) return open;
  const chosen = level === 0 ? await chooseDue(wanted, context) : chooseForTest(wanted, level, ofProduct, context);
  return write(wanted, chosen, newest, context);
}

async function chooseDue({ learner, productId, questions }: Wanted, { now }: OwnerContext): Promise<QuestionRow[]> {
  const repetitions = await listRepetitions(learner.accountId, productId);
  const due = repetitions
    .filter(({ dueAt }) => dueAt <= now.toISOString())
    .toSorted((one, other) => one.dueAt.localeCompare(other.dueAt))
    .flatMap(({ questionId }) => questions.find((question) => question.questionId === questionId) ?? [])
    .slice(0, MAX_REVIEW);
  if (due.length === 0) throw new AppError('nothing_to_repeat');
  return due;
}

/** At random, but first what the last tests of the level did not ask. */
function chooseForTest(
  { questions }: Wanted,
  level: LearningLevel,
  attempts: readonly AttemptRow[],
  context: OwnerContext,
): QuestionRow[] {
  const ofLevel = questions.filter((question) => question.level === level);
  const { standing, retryAt } = standingOf(level, { available: ofLevel.length, attempts }, context.now);
  const refusal = standing === 'passed' ? restOrNull(retryAt) : refusals[standing];
  if (refusal) throw new AppError(refusal);
  const asked = attempts.filter((attempt) => attempt.level === level).flatMap((attempt) => attempt.questions);
  const timesAsked = (question: QuestionRow): number =>
    asked.filter(({ questionId }) => questionId === question.questionId).length;
  return shuffled(ofLevel, context)
    .toSorted((one, other) => timesAsked(one) - timesAsked(other))
    .slice(0, levelRules[level].questions);
}

/** Who has passed may test themselves again, within the same limit. */
const restOrNull = (retryAt: string | null) => (retryAt === null ? undefined : ('attempts_used' as const));

function toAskedRow(question: QuestionRow, context: OwnerContext): AskedRow {
  const { questionId, kind, source, text, options, right, expected, explanation } = question;
  const order = shuffled(
    options.map((_, place) => place),
    context,
  );
  return { questionId, kind, source, text, options, right, expected, explanation, order };
}

/** Fisher and Yates, by random bytes of the context. */
function shuffled<Item>(items: readonly Item[], { randomBytes }: OwnerContext): Item[] {
  const left = [...items];
  const numbers = new Uint32Array(new Uint8Array(randomBytes(4 * Math.max(1, items.length))).buffer);
  return items.flatMap((_, index) => left.splice((numbers[index] ?? 0) % left.length, 1));
}

async function write(
  { learner, productId, level }: Wanted,
  questions: readonly QuestionRow[],
  newest: string | null,
  context: OwnerContext,
): Promise<AttemptRow> {
  const { now } = context;
  const row: AttemptRow = {
    attemptId: context.newId(),
    accountId: learner.accountId,
    companyId: learner.company.companyId,
    productId,
    level,
    startedAt: now.toISOString(),
    endsAt: new Date(now.getTime() + TEST_MINUTES * 60_000).toISOString(),
    questions: questions.map((question) => toAskedRow(question, context)),
    answers: {},
  };
  const TableName = environment.table('knowledge');
  const index = level === 0 ? {} : { gsiPk: recordsOf(row.companyId), gsiSk: row.startedAt };
  const isUnchanged = newest === null ? 'attribute_not_exists(pk)' : 'attemptId = :newest';
  const mark = {
    TableName,
    Item: { ...newestKey(row.accountId, productId, level), attemptId: row.attemptId },
    ConditionExpression: isUnchanged,
    ...(newest !== null && { ExpressionAttributeValues: { ':newest': newest } }),
  };
  const put = { TableName, Item: { ...attemptKey(row.accountId, row.attemptId), ...index, ...row } };
  try {
    await dynamo.send(new TransactWriteCommand({ TransactItems: [{ Put: mark }, { Put: put }] }));
  } catch (error) {
    throw cancellationReasons(error)?.[0] === 'ConditionalCheckFailed' ? new AppError('conflict') : error;
  }
  return row;
}
