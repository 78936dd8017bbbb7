/** Keeps exams (rows: ../../pages/page-rows.ts): the questions in one row, each result in its own. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Exam, ExamResult } from '../../../../shared/model/assistant-coach.ts';
import type { StoreNeeds } from '../../../../shared/model/needs.ts';
import { dynamo } from '../../../kit/clients/dynamo.ts';
import { environment } from '../../../kit/environment.ts';
import { listBelow } from '../../../kit/list-below.ts';
import { readRow } from '../../../kit/read-row.ts';
import { examKey, examResultKey, ExamResultRow, ExamRow } from '../../pages/page-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'pages', actions: ['GetItem', 'Query', 'PutItem'] }] };

/** More than an exam has questions. */
const MOST_RESULTS = 100;

export async function findExam(accountId: string): Promise<ExamRow | null> {
  const item = await readRow('pages', examKey(accountId));
  return item ? ExamRow.parse(item) : null;
}

export async function saveExam(accountId: string, exam: ExamRow): Promise<void> {
  await dynamo.send(
    new PutCommand({ TableName: environment.table('pages'), Item: { ...examKey(accountId), ...exam } }),
  );
}

/** Replaces the result of the same question, of this exam or of one before it. */
export async function saveExamResult(
  accountId: string,
  { examId, questionId, result }: { examId: string; questionId: string; result: ExamResult },
): Promise<void> {
  const row = { ...examResultKey(accountId, questionId), examId, questionId, result };
  await dynamo.send(new PutCommand({ TableName: environment.table('pages'), Item: row }));
}

/** The exam with its results; those of another exam do not count. */
export async function withResults(accountId: string, exam: ExamRow): Promise<Exam> {
  const items = await listBelow('pages', examResultKey(accountId, ''), MOST_RESULTS);
  const rows = items.map((item) => ExamResultRow.parse(item)).filter(({ examId }) => examId === exam.examId);
  const results = new Map(rows.map(({ questionId, result }) => [questionId, result]));
  const { examId, startedAt, pageVersion, language } = exam;
  const questions = exam.questions.map((one) => ({ ...one, result: results.get(one.questionId) ?? null }));
  return { examId, startedAt, pageVersion, language, questions };
}
