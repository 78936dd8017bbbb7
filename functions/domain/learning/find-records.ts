/** Reads what agents answered, and what comes again (rows: learning-rows.ts). */
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { environment } from '../../kit/environment.ts';
import { listBelow } from '../../kit/list-below.ts';
import { queryAll } from '../../kit/query-all.ts';
import { readRow } from '../../kit/read-row.ts';
import {
  attemptKey,
  AttemptRow,
  levelKey,
  LevelRow,
  newestKey,
  recordsOf,
  repeatKey,
  RepeatRow,
} from './learning-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'knowledge', actions: ['GetItem', 'Query'] }] };

/** Tests of one agent that count; older ones stay in the records. */
const MOST_ATTEMPTS = 1_000;
const MOST_REPETITIONS = 2_000;
/** Tests in a file of records. */
export const MOST_RECORDS = 5_000;

export async function findAttempt(accountId: string, attemptId: string): Promise<AttemptRow | null> {
  const item = await readRow('knowledge', attemptKey(accountId, attemptId));
  return item ? AttemptRow.parse(item) : null;
}

/** Tests and rounds of repetition over all products, newest first. */
export async function listAttempts(accountId: string): Promise<AttemptRow[]> {
  const items = await listBelow('knowledge', attemptKey(accountId, ''), MOST_ATTEMPTS, 'newest');
  return items.map((item) => AttemptRow.parse(item));
}

/** The newest attempt of a level; null before the first. */
export async function readNewest(accountId: string, productId: string, level: number): Promise<string | null> {
  const item = await readRow('knowledge', newestKey(accountId, productId, level));
  return typeof item?.['attemptId'] === 'string' ? item['attemptId'] : null;
}

/** Of one product, or of all. */
export async function listRepetitions(accountId: string, productId?: string): Promise<RepeatRow[]> {
  const { pk, sk } = repeatKey(accountId, productId ?? '', '');
  const items = await listBelow(
    'knowledge',
    { pk, sk: productId === undefined ? 'REPEAT#' : sk },
    MOST_REPETITIONS,
    'newest',
  );
  return items.map((item) => RepeatRow.parse(item));
}

export async function findRepetition(
  accountId: string,
  productId: string,
  questionId: string,
): Promise<RepeatRow | null> {
  const item = await readRow('knowledge', repeatKey(accountId, productId, questionId));
  return item ? RepeatRow.parse(item) : null;
}

export async function findLevel(accountId: string, productId: string): Promise<LevelRow | null> {
  const item = await readRow('knowledge', levelKey(accountId, productId));
  return item ? LevelRow.parse(item) : null;
}

/** Tests of all agents of a company, newest first. */
export async function listRecords(companyId: string): Promise<AttemptRow[]> {
  const items = await queryAll(
    {
      TableName: environment.table('knowledge'),
      IndexName: 'byTime',
      KeyConditionExpression: 'gsiPk = :records',
      ExpressionAttributeValues: { ':records': recordsOf(companyId) },
      ScanIndexForward: false,
    },
    MOST_RECORDS + 1,
  );
  return items.map((item) => AttemptRow.parse(item));
}
