import { expect, test } from 'vitest';
import { getPtxGaps } from '../../../../functions/calls/document-chat-editor/get-ptx-gaps.ts';
import { gapKey } from '../../../../functions/domain/conversations/conversation-rows.ts';
import { answerKey } from '../../../../functions/domain/pages/page-rows.ts';
import { asEditor, companyRows, productId } from '../../../kit/company.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { answerId, answerRow, gapId, gapRow } from '../../../kit/rows.ts';

const memory = useMemoryTable();

test("getPtxGaps shows the product's open questions and answers, and none of its founder's page", async () => {
  const ofProduct = { ...gapRow({ question: 'Is ski gear covered?' }), ...gapKey(productId, gapId) };
  const answer = { ...answerRow({ question: 'Do you pay abroad?' }), ...answerKey(productId, answerId) };
  memory.put([...companyRows(), gapRow(), answerRow(), ofProduct, answer]);
  const { gaps, answers } = await getPtxGaps({ productId }, asEditor());

  expect(gaps.map(({ question }) => question)).toEqual(['Is ski gear covered?']);
  expect(answers.map(({ question }) => question)).toEqual(['Do you pay abroad?']);
});
