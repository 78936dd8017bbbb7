import { describe, expect, test } from 'vitest';
import { getLearnQuestion } from '../../../../functions/calls/learning-portal/get-learn-question.ts';
import { saveQuestionRecord } from '../../../../functions/calls/learning-portal/save-question-record.ts';
import { saveUserProductLevel } from '../../../../functions/calls/learning-portal/save-user-product-level.ts';
import { levelKey } from '../../../../functions/domain/learning/learning-rows.ts';
import { NOW, ownerContext } from '../../../kit/call-context.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { companyRows, keyed, PRODUCT, questionRows } from '../../../kit/learning.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';

const memory = useMemoryTable();
const YEAR_MS = 365 * 86_400_000;
const save = (afterMs = 0) =>
  saveUserProductLevel({ productId: PRODUCT }, ownerContext({ now: new Date(NOW.getTime() + afterMs) }));

async function pass() {
  const { attempt } = await getLearnQuestion({ productId: PRODUCT, level: 1 }, ownerContext());
  for (const { questionId } of attempt.questions) {
    await saveQuestionRecord({ attemptId: attempt.attemptId, questionId, options: ['o0'], text: '' }, ownerContext());
  }
}

describe('saveUserProductLevel', () => {
  test('works the level out from the records alone', async () => {
    memory.put([...companyRows(PRODUCT), ...keyed(questionRows(PRODUCT, 1, 6))]);
    memory.put([
      {
        ...levelKey(accountId, PRODUCT),
        productId: PRODUCT,
        companyId: 'c',
        level: 3,
        reachedAt: null,
        validUntil: null,
        certificateId: 'forged',
      },
    ]);
    expect((await save()).level).toMatchObject({ level: 0, reachedAt: null });
    await pass();

    expect((await save()).level).toEqual({
      productId: PRODUCT,
      name: 'Travel cover',
      level: 1,
      reachedAt: NOW.toISOString(),
      validUntil: new Date(NOW.getTime() + YEAR_MS).toISOString(),
      due: 0,
    });
  });

  test('lets it go with the second at which it lapses', async () => {
    memory.put([...companyRows(PRODUCT), ...keyed(questionRows(PRODUCT, 1, 6))]);
    await pass();

    expect((await save(YEAR_MS - 1)).level.level).toBe(1);
    expect((await save(YEAR_MS)).level.level).toBe(0);
  });

  test('keeps the certificate of a level, however often it is worked out', async () => {
    memory.put([...companyRows(PRODUCT), ...keyed(questionRows(PRODUCT, 1, 6))]);
    await pass();
    const certificate = () => memory.table().row(levelKey(accountId, PRODUCT))?.['certificateId'];
    const before = certificate();
    await save(1);

    expect(before).toMatch(/^[0-9A-Z]{26}$/);
    expect(certificate()).toBe(before);
  });
});
