import { describe, expect, test } from 'vitest';
import { getLevelList } from '../../../../functions/calls/learning-portal/get-level-list.ts';
import { repeatKey } from '../../../../functions/domain/learning/learning-rows.ts';
import { NOW, ownerContext } from '../../../kit/call-context.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { companyRows, keyed, PRODUCT, productRow, questionRows } from '../../../kit/learning.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';

const memory = useMemoryTable();
const look = () => getLevelList({ productId: PRODUCT }, ownerContext());

describe('getLevelList', () => {
  test('says what each level needs, and which is open', async () => {
    memory.put([...companyRows(PRODUCT), ...keyed(questionRows(PRODUCT, 1, 6))]);
    const { name, levels, due } = await look();

    expect([name, due]).toEqual(['Travel cover', 0]);
    expect(levels.map(({ level, questions, standing }) => [level, questions, standing])).toEqual([
      [1, 6, 'open'],
      [2, 8, 'locked'],
      [3, 10, 'locked'],
    ]);
  });

  test('offers no test while too few questions are approved', async () => {
    memory.put([...companyRows(PRODUCT), ...keyed(questionRows(PRODUCT, 1, 5))]);

    expect((await look()).levels[0]?.standing).toBe('unavailable');
  });

  test('counts what is due, and only what is still asked', async () => {
    const questions = questionRows(PRODUCT, 1, 3);
    const repeat = (questionId: string, dueAt: string) => ({
      ...repeatKey(accountId, PRODUCT, questionId),
      productId: PRODUCT,
      questionId,
      box: 1,
      dueAt,
    });
    const [first, second, third] = questions.map(({ questionId }) => questionId);
    memory.put([
      ...companyRows(PRODUCT),
      ...keyed(questions),
      repeat(first ?? '', NOW.toISOString()),
      repeat(second ?? '', new Date(NOW.getTime() + 1).toISOString()),
      repeat('01KKBZJR00GONE000000000000', NOW.toISOString()),
    ]);

    expect(third).toBeDefined();
    expect((await look()).due).toBe(1);
  });

  test('is not there for who belongs to another company, or may not show the product', async () => {
    memory.put(companyRows(PRODUCT));
    await expect(getLevelList({ productId: '01KKBZJR00NOTTHERE00000000' }, ownerContext())).rejects.toMatchObject({
      code: 'not_found',
    });

    memory.put([productRow(PRODUCT, ['somebody-else'])]);
    await expect(look()).rejects.toMatchObject({ code: 'not_found' });
  });
});
