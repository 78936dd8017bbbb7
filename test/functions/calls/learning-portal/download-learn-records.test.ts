import { describe, expect, test } from 'vitest';
import { downloadLearnRecords } from '../../../../functions/calls/learning-portal/download-learn-records.ts';
import { getLearnQuestion } from '../../../../functions/calls/learning-portal/get-learn-question.ts';
import { saveQuestionRecord } from '../../../../functions/calls/learning-portal/save-question-record.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { accountRow } from '../../../kit/rows.ts';
import { COMPANY, companyRows, keyed, PRODUCT, questionRows } from '../../../kit/learning.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';

const memory = useMemoryTable();
const context = ownerContext();
const editor = { ...context, actor: { ...context.actor, company: { companyId: COMPANY, role: 'editor' as const } } };

async function take() {
  memory.put([...companyRows(PRODUCT), ...keyed(questionRows(PRODUCT, 1, 6))]);
  const { attempt } = await getLearnQuestion({ productId: PRODUCT, level: 1 }, ownerContext());
  for (const { questionId } of attempt.questions) {
    await saveQuestionRecord({ attemptId: attempt.attemptId, questionId, options: ['o0'], text: '' }, ownerContext());
  }
}

describe('downloadLearnRecords', () => {
  test('has a line for each test: who, what, when, with which result', async () => {
    await take();
    const { content, count, isCut } = await downloadLearnRecords({}, editor);

    expect([count, isCut]).toEqual([1, false]);
    expect(content.split('\r\n')[1]).toMatch(
      /^Mara Lindqvist,mara@example\.com,Travel cover,1,2026-03-10T13:00:00\+01:00,2026-03-10T13:00:00\+01:00,6,6,passed,2027-03-10T/,
    );
  });

  test('holds no cell that a spreadsheet would run', async () => {
    await take();
    memory.put([accountRow({ fullName: '=HYPERLINK("https://evil.example")' })]);

    expect((await downloadLearnRecords({}, editor)).content).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  });

  test('holds no tests of another product, where one is named, and none of another company', async () => {
    await take();
    const other = { ...editor, actor: { ...editor.actor, company: { companyId: 'other', role: 'admin' as const } } };

    expect((await downloadLearnRecords({ productId: '01KKBZJR00THEOTHER00000000' }, editor)).count).toBe(0);
    expect((await downloadLearnRecords({}, other)).count).toBe(0);
  });
});
