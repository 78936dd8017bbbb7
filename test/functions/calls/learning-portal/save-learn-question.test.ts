import { describe, expect, test } from 'vitest';
import { saveLearnQuestion } from '../../../../functions/calls/learning-portal/save-learn-question.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { COMPANY, companyRows, keyed, PRODUCT, questionRows } from '../../../kit/learning.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';

const memory = useMemoryTable();
const context = ownerContext();
const editor = { ...context, actor: { ...context.actor, company: { companyId: COMPANY, role: 'editor' as const } } };
const [question] = questionRows(PRODUCT, 1, 1);
if (!question) throw new Error('There is a question.');
const named = { productId: PRODUCT, questionId: question.questionId };
const ready = (changes: object = {}) => memory.put([...companyRows(PRODUCT), ...keyed([{ ...question, ...changes }])]);
const { text, options, right, expected, explanation } = question;
const content = { text, options, right, expected, explanation };

describe('saveLearnQuestion', () => {
  test.each([
    ['approve', 'approved'],
    ['reject', 'rejected'],
  ] as const)('%ss a proposal', async (action, state) => {
    ready({ state: 'proposed', reviewedAt: null });
    const saved = await saveLearnQuestion({ action, ...named }, editor);

    expect(saved.question).toMatchObject({ state, reviewedAt: editor.now.toISOString() });
  });

  test('approves what was changed', async () => {
    ready({ state: 'rejected' });
    const changed = { ...content, text: 'Which of these is true?' };
    const saved = await saveLearnQuestion({ action: 'change', ...named, content: changed }, editor);

    expect(saved.question).toMatchObject({ state: 'approved', text: 'Which of these is true?' });
  });

  test.each([
    ['without a right option', { ...content, right: [] }],
    ['with two right options of which one may be chosen', { ...content, right: [0, 1] }],
    ['with one option', { ...content, options: ['Alone'], right: [0] }],
    ['with a right place that is none', { ...content, right: [5] }],
  ])('refuses a question %s', async (_, changed) => {
    ready();

    await expect(saveLearnQuestion({ action: 'change', ...named, content: changed }, editor)).rejects.toMatchObject({
      code: 'question_invalid',
    });
  });

  test('brings no expired question back', async () => {
    ready({ state: 'expired' });

    await expect(saveLearnQuestion({ action: 'approve', ...named }, editor)).rejects.toMatchObject({
      code: 'question_expired',
    });
  });
});
