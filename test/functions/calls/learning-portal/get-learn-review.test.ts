import { describe, expect, test } from 'vitest';
import { getLearnReview } from '../../../../functions/calls/learning-portal/get-learn-review.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import {
  COMPANY,
  companyRows,
  documentRow,
  keyed,
  passages,
  passagesFile,
  PRODUCT,
  questionRows,
} from '../../../kit/learning.ts';
import { useMemoryBuckets } from '../../../kit/memory-bucket.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';

const memory = useMemoryTable();
const files = useMemoryBuckets();
const context = ownerContext();
const editor = { ...context, actor: { ...context.actor, company: { companyId: COMPANY, role: 'editor' as const } } };
const review = () => getLearnReview({ productId: PRODUCT }, editor);

describe('getLearnReview', () => {
  test('gives the questions with their sources', async () => {
    memory.put([...companyRows(PRODUCT), ...keyed(questionRows(PRODUCT, 1, 3))]);
    const { questions } = await review();

    expect(questions).toHaveLength(3);
    expect(questions.every(({ state }) => state === 'approved')).toBe(true);
  });

  test('lets a changed document expire the questions that it touches, and moves the others to their new page', async () => {
    memory.put([...companyRows(PRODUCT), ...keyed(questionRows(PRODUCT, 1, 3)), documentRow(PRODUCT, 2)]);
    const changed = passages.map((passage, index) => ({
      ...passage,
      page: passage.page + 1,
      text: index === 1 ? passage.text.replace('2,000,000', '1,000,000') : passage.text.replace(' ', '\n'),
    }));
    files.set(passagesFile(PRODUCT, 2), JSON.stringify(changed));
    const { questions } = await review();

    const byPage = questions.map(({ state, source: { place } }) => [state, place.version, place.page]);
    expect(byPage.toSorted()).toEqual([
      ['approved', 2, 2],
      ['approved', 2, 4],
      ['expired', 1, 2],
    ]);
    expect(await review()).toEqual({ questions, isTemplate: false });
  });

  test('lets all questions of a removed document expire', async () => {
    memory.put([...companyRows(PRODUCT), ...keyed(questionRows(PRODUCT, 1, 2)), documentRow(PRODUCT, null)]);

    expect((await review()).questions.map(({ state }) => state)).toEqual(['expired', 'expired']);
  });

  test('knows no product of another company', async () => {
    memory.put(companyRows(PRODUCT));
    const stranger = { ...editor, actor: { ...editor.actor, company: { companyId: 'other', role: 'admin' as const } } };

    await expect(getLearnReview({ productId: PRODUCT }, stranger)).rejects.toMatchObject({ code: 'not_found' });
  });
});
