/** getChattingRecords and saveChattingRecords for the chat of a product. */
import { beforeEach, describe, expect, test } from 'vitest';
import { getChattingRecords } from '../../../../functions/calls/document-chat/get-chatting-records.ts';
import { saveChattingRecords } from '../../../../functions/calls/document-chat/save-chatting-records.ts';
import { messageKey } from '../../../../functions/domain/conversations/conversation-rows.ts';
import { callContext } from '../../../kit/call-context.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { chatProductRow, chatRows, citation, productId, productOwnerRow, talkRows } from '../../../kit/product-chat.ts';
import { conversationId, messageId } from '../../../kit/rows.ts';

const { put, table } = useMemoryTable();
beforeEach(() => put([...chatRows(), ...talkRows()]));

describe("a visitor's own conversation with a product", () => {
  const speaker = { agentName: '', documentProductId: productId, conversationId };

  test('is given back and its answers are rated', async () => {
    await saveChattingRecords({ ...speaker, messageId, rating: 'down' }, callContext());
    const { messages } = await getChattingRecords(speaker, callContext());

    expect(messages).toMatchObject([{ messageId, rating: 'down', sentences: [{ citations: [citation] }] }]);
  });

  test("is nobody else's: not the company's page's, not another product's", async () => {
    const other = '01JGFJJZ0000000000000000QQ';
    put([{ ...productOwnerRow(), pk: `PRODUCT#${other}`, productId: other }, chatProductRow({ productId: other })]);
    const rate = saveChattingRecords({ ...speaker, documentProductId: other, messageId, rating: 'up' }, callContext());

    await expect(rate).rejects.toMatchObject({ code: 'not_found' });
    expect((await getChattingRecords({ ...speaker, documentProductId: other }, callContext())).messages).toEqual([]);
    expect(table().row(messageKey(conversationId, messageId))).toMatchObject({ rating: null });
  });

  test('says when the product was removed', async () => {
    put([productOwnerRow({ isRemoved: true })]);

    await expect(getChattingRecords(speaker, callContext())).rejects.toMatchObject({ code: 'product_removed' });
  });
});
