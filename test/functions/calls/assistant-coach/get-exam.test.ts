import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { getExam } from '../../../../functions/calls/assistant-coach/get-exam.ts';
import { fingerprintOf, loadDraftKnowledge } from '../../../../functions/domain/assistant/draft-knowledge.ts';
import { examResultKey } from '../../../../functions/domain/pages/page-rows.ts';
import { NOW, ownerContext } from '../../../kit/call-context.ts';
import { store, useDynamo } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { accountRow, assistantRow, examRow, pageRow } from '../../../kit/rows.ts';

const dynamo = useDynamo();
const result = { verdict: 'refused', sentences: [] };
const resultRow = (examId: string, questionId: string) => ({
  ...examResultKey(accountId, questionId),
  examId,
  questionId,
  result,
});

describe('getExam', () => {
  test('has none before the first', async () => {
    store(dynamo, [accountRow(), assistantRow(), pageRow()]);

    expect(await getExam({}, ownerContext())).toEqual({ exam: null, isOutdated: false, isTemplate: false });
  });

  test('gives the questions with the results of this exam alone', async () => {
    const row = examRow();
    store(dynamo, [accountRow(), assistantRow(), pageRow(), row]);
    dynamo
      .on(QueryCommand)
      .callsFake(({ ExpressionAttributeValues: values }: { ExpressionAttributeValues: Record<string, unknown> }) => ({
        Items:
          values[':below'] === examResultKey('', '').sk
            ? [resultRow('an-older-exam', 'q1'), resultRow(row.examId, 'q2')]
            : [],
      }));
    const { exam } = await getExam({}, ownerContext());

    expect(exam?.questions.map(({ questionId, result: found }) => [questionId, found])).toEqual([
      ['q1', null],
      ['q2', result],
    ]);
  });

  test('is outdated as soon as the assistant would know something else', async () => {
    store(dynamo, [accountRow(), assistantRow(), pageRow()]);
    const fingerprint = fingerprintOf(await loadDraftKnowledge(accountId, NOW));
    store(dynamo, [accountRow(), assistantRow(), pageRow(), examRow({ fingerprint })]);
    const before = await getExam({}, ownerContext());
    store(dynamo, [accountRow(), assistantRow(), pageRow({}, { aboutMe: 'New words.' }), examRow({ fingerprint })]);
    const after = await getExam({}, ownerContext());

    expect([before.isOutdated, after.isOutdated]).toEqual([false, true]);
  });
});
