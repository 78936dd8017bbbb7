import { describe, expect, test } from 'vitest';
import { startExam } from '../../../../functions/calls/assistant-coach/start-exam.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { store, useDynamo, writes } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { hostileTexts } from '../../../kit/hostile-prompts.ts';
import { useModel } from '../../../kit/model.ts';
import { accountRow, assistantRow, pageRow } from '../../../kit/rows.ts';

const dynamo = useDynamo();
const model = useModel();
const reply = (...questions: object[]) => model.says(JSON.stringify({ questions }));

describe('startExam', () => {
  test('asks about passages of the page, then what no page answers, and keeps the exam', async () => {
    store(dynamo, [accountRow(), assistantRow(), pageRow()]);
    reply({ passage: 4, question: 'Who are homes for?' }, { passage: 3, question: 'Where are you based?' });
    const { exam } = await startExam({}, ownerContext());

    expect(exam.questions.slice(0, 2)).toEqual([
      { questionId: 'q1', question: 'Where are you based?', source: 'location', result: null },
      { questionId: 'q2', question: 'Who are homes for?', source: 'about-me', result: null },
    ]);
    expect(exam.questions.slice(2).map(({ source }) => source)).toEqual([null, null, null, null, null, null]);
    expect(exam).toMatchObject({ pageVersion: 3, language: 'en_us' });
    expect(writes(dynamo)[0]?.item['Item']).toMatchObject({ pk: `OWN#${accountId}`, sk: 'EXAM', examId: exam.examId });
  });

  // A page with the character NUL cannot be saved.
  test.each(hostileTexts.filter((text) => !text.includes('\0')))(
    'gives the page to the model as data: %j',
    async (aboutMe) => {
      store(dynamo, [accountRow(), assistantRow(), pageRow({}, { aboutMe })]);
      reply({ passage: 2, question: 'Who are you?' });
      await startExam({}, ownerContext());
      const text = model.asked()[0]?.messages?.[0]?.content?.[0]?.text ?? '';

      expect(text).toMatch(/^<passages>\n(?:<passage id="\d+" source="[^"<>]*">[^<>]*<\/passage>\n?)+<\/passages>$/);
    },
  );

  test.each(['no JSON', '{"questions": []}', '{"questions": [{"passage": 99, "question": "Who?"}]}'])(
    'has nothing to ask when the model answers %j',
    async (text) => {
      store(dynamo, [accountRow(), assistantRow(), pageRow()]);
      model.says(text);

      await expect(startExam({}, ownerContext())).rejects.toMatchObject({ code: 'exam_empty' });
      expect(writes(dynamo)).toEqual([]);
    },
  );
});
