import { expect, test } from 'vitest';
import { getPtxProductSum } from '../../../../functions/calls/document-chat-editor/get-ptx-product-sum.ts';
import { usageKey } from '../../../../functions/domain/conversations/conversation-rows.ts';
import { asEditor, companyRows } from '../../../kit/company.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';

const memory = useMemoryTable();
const used = { ...usageKey(accountId, '2026-03'), used: 312 };

test("getPtxProductSum counts products and questions against the founder's plan, whoever asks", async () => {
  memory.put([...companyRows(), used]);

  expect(await getPtxProductSum({}, asEditor())).toEqual({
    products: { used: 1, limit: 50 },
    questions: { used: 312, limit: 100_000 },
    isIncluded: true,
  });
});

test('getPtxProductSum says that nothing is included once the plan has lapsed', async () => {
  memory.put([...companyRows({ plan: { id: 'pro', trialEndsAt: null, paidUntil: '2026-03-10T12:00:00.000Z' } }), used]);

  expect(await getPtxProductSum({}, asEditor())).toEqual({
    products: { used: 1, limit: 0 },
    questions: { used: 312, limit: 0 },
    isIncluded: false,
  });
});
