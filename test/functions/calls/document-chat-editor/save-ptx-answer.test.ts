import { describe, expect, test } from 'vitest';
import { savePtxAnswer } from '../../../../functions/calls/document-chat-editor/save-ptx-answer.ts';
import { gapKey } from '../../../../functions/domain/conversations/conversation-rows.ts';
import { answerKey } from '../../../../functions/domain/pages/page-rows.ts';
import { asEditor, asStranger, companyRows, productId } from '../../../kit/company.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { answerId, answerRow, gapId, gapRow } from '../../../kit/rows.ts';

const memory = useMemoryTable();
const content = { question: 'Is ski gear covered?', answer: 'Yes, up to 800 euros.' };
const gap = { ...gapRow({ question: content.question }), ...gapKey(productId, gapId) };
const answer = { ...answerRow(content), ...answerKey(productId, answerId) };

describe('savePtxAnswer', () => {
  test('answers an open question of the product, which is closed then', async () => {
    memory.put([...companyRows(), gap]);
    const { gaps, answers } = await savePtxAnswer({ productId, gapId, answerId: null, content }, asEditor());

    expect(gaps).toEqual([]);
    expect(answers).toMatchObject([content]);
  });

  test('dismisses a question and takes that back; changes and removes an answer', async () => {
    memory.put([...companyRows(), gap, answer]);
    const save = (wish: Partial<Parameters<typeof savePtxAnswer>[0]>) =>
      savePtxAnswer({ productId, gapId: null, answerId: null, content: null, ...wish }, asEditor());

    expect((await save({ gapId })).gaps).toEqual([]);
    expect((await save({ gapId, isReopened: true })).gaps).toMatchObject([{ gapId }]);
    await expect(save({ gapId, isReopened: true })).rejects.toThrow('not_found');
    const changed = { ...content, answer: 'Yes.' };
    expect((await save({ answerId, content: changed })).answers).toMatchObject([changed]);
    expect((await save({ answerId })).answers).toEqual([]);
  });

  test("touches no other company's questions", async () => {
    memory.put([...companyRows(), gap]);
    const wish = { productId, gapId, answerId: null, content };

    await expect(savePtxAnswer(wish, asStranger())).rejects.toThrow('not_found');
    expect(memory.table().row(gapKey(productId, gapId))).not.toHaveProperty('closedAs');
  });
});
