import { describe, expect, test } from 'vitest';
import { getPtxChatHistory } from '../../../../functions/calls/document-chat-editor/get-ptx-chat-history.ts';
import { conversationKey } from '../../../../functions/domain/conversations/conversation-rows.ts';
import { asEditor, companyRows, productId } from '../../../kit/company.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { conversationId, conversationRow, messageRow } from '../../../kit/rows.ts';

const memory = useMemoryTable();

const about = (id: string, pageId: string, changes: Record<string, unknown> = {}) => ({
  ...conversationRow({ conversationId: id, ...changes }),
  ...conversationKey(pageId, id),
  ...{ gsiPk: `CONVS#${pageId}`, gsiSk: changes['lastAt'] ?? '2026-03-09T12:00:00.000Z' },
});
const secondId = '3f0c6b1a-7d55-4a0e-9b8e-2f1c5d4e6a7c';

describe('getPtxChatHistory', () => {
  test('lists the conversations about the product, and none of a page or another product', async () => {
    memory.put([...companyRows(), about(conversationId, productId), about(secondId, accountId)]);
    const { conversations, hasMore } = await getPtxChatHistory({ productId }, asEditor());

    expect(conversations.map((one) => one.conversationId)).toEqual([conversationId]);
    expect(hasMore).toBe(false);
  });

  test("finds by words and by the founder's days", async () => {
    memory.put(companyRows());
    memory.put([
      about(conversationId, productId, { questions: ['Is lost luggage covered?'], lastAt: '2026-03-08T23:30:00.000Z' }),
      about(secondId, productId, { questions: ['What does it cost?'], lastAt: '2026-03-10T10:00:00.000Z' }),
    ]);
    const found = async (filter: { text?: string; from?: string; to?: string }): Promise<string[]> => {
      const { conversations } = await getPtxChatHistory({ productId, ...filter }, asEditor());
      return conversations.map((one) => one.conversationId);
    };

    expect(await found({ text: 'LUGGAGE' })).toEqual([conversationId]);
    // Half past midnight in Stockholm.
    expect(await found({ from: '2026-03-09', to: '2026-03-09' })).toEqual([conversationId]);
    expect(await found({ from: '2026-03-11' })).toEqual([]);
  });

  test("shows all of one conversation, and not another page's", async () => {
    memory.put([...companyRows(), about(conversationId, productId), about(secondId, accountId)]);
    memory.put([messageRow({ accountId: productId, question: 'Is lost luggage covered?' })]);
    const { messages } = await getPtxChatHistory({ productId, conversationId }, asEditor());

    expect(messages.map(({ question }) => question)).toEqual(['Is lost luggage covered?']);
    await expect(getPtxChatHistory({ productId, conversationId: secondId }, asEditor())).rejects.toThrow('not_found');
  });
});
