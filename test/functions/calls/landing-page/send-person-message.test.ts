import { describe, expect, test } from 'vitest';
import { sendPersonMessage } from '../../../../functions/calls/landing-page/send-person-message.ts';
import { conversationKey } from '../../../../functions/domain/conversations/conversation-rows.ts';
import { sendPersonMessage as contract } from '../../../../shared/calls/landing-page.ts';
import { NOW, ownerContext } from '../../../kit/call-context.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { conversationId, conversationRow, messageId } from '../../../kit/rows.ts';

const memory = useMemoryTable();
const send = (fence: number, text = 'Hello') =>
  sendPersonMessage({ conversationId, messageId, fence, text }, ownerContext());
const held = (changes: object = {}) =>
  conversationRow({ fence: 2, heldUntil: Date.now() + 30_000, personName: 'Mara', ...changes });
const linesKept = () => [...memory.table().rows.values()].filter(({ kind }) => kind === 'said');

describe('sendPersonMessage', () => {
  test('keeps the words once under their id, whatever is sent again, and keeps the conversation held', async () => {
    memory.put([held()]);
    const [first, second] = [await send(2), await send(2, 'Other words')];

    expect(first.line).toEqual({ lineId: messageId, at: NOW.toISOString(), kind: 'said', name: 'Mara', text: 'Hello' });
    expect(second).toEqual(first);
    expect(linesKept()).toHaveLength(1);
    const row = memory.table().row(conversationKey(accountId, conversationId));
    expect(Number(row?.['heldUntil']) - Date.now()).toBeGreaterThan(100_000);
  });

  test.each([
    ['another take-over counts now', 1, {}],
    ['they stayed away for two minutes', 2, { heldUntil: Date.now() - 1 }],
    ['they handed back', 2, { heldUntil: 0 }],
  ])('is refused, and nothing kept, when %s', async (_, fence, changes) => {
    memory.put([held(changes)]);

    await expect(send(fence)).rejects.toMatchObject({ code: 'chat_not_held' });
    expect(linesKept()).toEqual([]);
  });

  test("finds no conversation that is not the caller's", async () => {
    await expect(send(1)).rejects.toMatchObject({ code: 'not_found' });
  });

  test.each([
    ['', false],
    ['   ', false],
    ['x'.repeat(2_000), true],
    ['x'.repeat(2_001), false],
  ])('takes 1 to 2,000 characters', (text, isTaken) => {
    const input = { conversationId, messageId, fence: 1, text };
    expect(contract.input.safeParse(input).success).toBe(isTaken);
  });
});
