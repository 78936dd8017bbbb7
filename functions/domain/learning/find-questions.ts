/**
 * Questions of a product as they stand now. A question holds as long as its document says the same at some place: when a
 * new version of the document says it elsewhere, the question goes there; when it no longer does, the question expires.
 * This is found out whenever questions are read, so no change of a document can be missed.
 */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { MAX_LEARN_QUESTIONS, type QuestionSource } from '../../../shared/model/learning.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { dynamo, isConditionFailure } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { listBelow } from '../../kit/list-below.ts';
import { readRow } from '../../kit/read-row.ts';
import type { DocumentRow } from '../documents/document-rows.ts';
import { listDocuments } from '../documents/read-documents.ts';
import type { KeptPassage } from '../knowledge/document-page.ts';
import { readPassages } from '../knowledge/stored-knowledge.ts';
import { questionKey, QuestionRow } from './learning-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'knowledge', actions: ['GetItem', 'Query', 'UpdateItem'] }] };

/** Most characters of a passage that stand beside a question. */
export const LONGEST_EXCERPT = 600;

export async function findQuestion(
  companyId: string,
  productId: string,
  questionId: string,
): Promise<QuestionRow | null> {
  const item = await readRow('knowledge', questionKey(companyId, productId, questionId));
  return item ? QuestionRow.parse(item) : null;
}

/** In the order in which they were made. */
export async function listQuestions(companyId: string, productId: string): Promise<QuestionRow[]> {
  const items = await listBelow('knowledge', questionKey(companyId, productId, ''), MAX_LEARN_QUESTIONS);
  const questions = items.map((item) => QuestionRow.parse(item));
  return withDocumentsOfNow(companyId, productId, questions);
}

/** Those that are asked. */
export async function listApproved(companyId: string, productId: string): Promise<QuestionRow[]> {
  return (await listQuestions(companyId, productId)).filter(({ state }) => state === 'approved');
}

async function withDocumentsOfNow(
  companyId: string,
  productId: string,
  questions: QuestionRow[],
): Promise<QuestionRow[]> {
  const isLive = ({ state }: QuestionRow): boolean => state === 'approved' || state === 'proposed';
  if (!questions.some(isLive)) return questions;
  const documents = await listDocuments(companyId, productId);
  const isOutdated = (question: QuestionRow): boolean => isLive(question) && !isOf(question, documents);
  const passages = await passagesOfChanged(questions.filter(isOutdated), documents);
  return Promise.all(
    questions.map((question) =>
      isOutdated(question) ? moveOrExpire(companyId, question, passages, documents) : question,
    ),
  );
}

/** Whether its place is one of the version that visitors are answered from. */
function isOf({ source: { place } }: QuestionRow, documents: readonly DocumentRow[]): boolean {
  return documents.some(({ fileId, readyVersion }) => fileId === place.fileId && readyVersion === place.version);
}

async function passagesOfChanged(
  outdated: readonly QuestionRow[],
  documents: readonly DocumentRow[],
): Promise<Map<string, KeptPassage[]>> {
  const changed = documents.filter(({ fileId }) => outdated.some(({ source }) => source.place.fileId === fileId));
  const read = await Promise.all(
    changed.map(async ({ companyId, productId, fileId, readyVersion }) => {
      const passages =
        readyVersion === null ? [] : await readPassages({ companyId, productId, fileId, version: readyVersion });
      return [fileId, passages] as const;
    }),
  );
  return new Map(read);
}

async function moveOrExpire(
  companyId: string,
  question: QuestionRow,
  passages: ReadonlyMap<string, KeptPassage[]>,
  documents: readonly DocumentRow[],
): Promise<QuestionRow> {
  const source = sourceNow(question.source, passages, documents);
  const after: QuestionRow = source ? { ...question, source } : { ...question, state: 'expired' };
  const isKept = await keep(companyId, question, after);
  return isKept ? after : ((await findQuestion(companyId, question.productId, question.questionId)) ?? after);
}

/** Where the document says the same now; undefined where it no longer does. */
function sourceNow(
  { place, excerpt, fileName }: QuestionSource,
  passages: ReadonlyMap<string, KeptPassage[]>,
  documents: readonly DocumentRow[],
): QuestionSource | undefined {
  const version = documents.find(({ fileId }) => fileId === place.fileId)?.readyVersion;
  const same = passages.get(place.fileId)?.find(({ text }) => sameWords(text) === sameWords(excerpt));
  if (!same || version === null || version === undefined) return undefined;
  return { excerpt, fileName, place: { ...place, version, page: same.page, start: same.start, end: same.end } };
}

/** Line breaks and spaces move when a document is printed anew. */
const sameWords = (text: string): string =>
  text.slice(0, LONGEST_EXCERPT).normalize('NFKC').replaceAll(/\s+/g, ' ').trim();

/** False when somebody else has changed it in between. */
async function keep(companyId: string, before: QuestionRow, after: QuestionRow): Promise<boolean> {
  try {
    await dynamo.send(
      new UpdateCommand({
        TableName: environment.table('knowledge'),
        Key: questionKey(companyId, before.productId, before.questionId),
        UpdateExpression: 'SET #state = :state, #source = :source',
        ConditionExpression: '#state = :before',
        ExpressionAttributeNames: { '#state': 'state', '#source': 'source' },
        ExpressionAttributeValues: { ':state': after.state, ':source': after.source, ':before': before.state },
      }),
    );
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}
