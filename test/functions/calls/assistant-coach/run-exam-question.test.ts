import { describe, expect, test } from 'vitest';
import { runExamQuestion } from '../../../../functions/calls/assistant-coach/run-exam-question.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { store, useDynamo, writes } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { useModel } from '../../../kit/model.ts';
import { accountRow, assistantRow, examRow, pageRow } from '../../../kit/rows.ts';

const dynamo = useDynamo();
const model = useModel();
const { examId } = examRow();
const run = (questionId: string, id = examId) => runExamQuestion({ examId: id, questionId }, ownerContext());
const ready = () => store(dynamo, [accountRow(), assistantRow(), pageRow(), examRow()]);
const FACT = 'I plan homes for people who work in them. [4]';

describe('runExamQuestion', () => {
  test.each([
    ['answered', 'q1', FACT],
    ['missed', 'q1', 'NO_ANSWER'],
    ['invented', 'q2', FACT],
    ['refused', 'q2', 'NO_ANSWER'],
    ['refused', 'q2', 'The tower is 330 metres tall. [4]'],
  ])('finds %s when %s is answered with %j', async (verdict, questionId, said) => {
    ready();
    model.says(said);

    expect((await run(questionId)).result.verdict).toBe(verdict);
  });

  test('keeps the result and nothing else: no conversation, no figure, no use of the plan', async () => {
    ready();
    model.says(FACT);
    const { result } = await run('q1');

    expect(writes(dynamo)).toHaveLength(1);
    expect(writes(dynamo)[0]?.item['Item']).toEqual({
      pk: `OWN#${accountId}`,
      sk: 'EXAM-RESULT#q1',
      examId,
      questionId: 'q1',
      result,
    });
    expect(result.sentences[0]?.citations[0]?.source).toBe('about-me');
  });

  test.each([
    ['an exam that is over', 'q1', '01JGFJJZ00000000000000000Z'],
    ['a question that is not in it', 'q9', examId],
  ])('does not find %s', async (_, questionId, id) => {
    ready();

    await expect(run(questionId, id)).rejects.toMatchObject({ code: 'not_found' });
    expect(model.asked()).toEqual([]);
  });
});
