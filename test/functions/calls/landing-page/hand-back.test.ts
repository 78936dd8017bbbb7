import { describe, expect, test } from 'vitest';
import { handBack } from '../../../../functions/calls/landing-page/hand-back.ts';
import { conversationKey, lineKey } from '../../../../functions/domain/conversations/conversation-rows.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { conversationId, conversationRow } from '../../../kit/rows.ts';

const memory = useMemoryTable();
const back = (fence: number) => handBack({ conversationId, fence }, ownerContext());
const held = () => conversationRow({ fence: 2, heldUntil: Date.now() + 60_000, personName: 'Mara' });

describe('handBack', () => {
  test('lets the assistant answer again and says that the person left, also when it is done twice', async () => {
    memory.put([held()]);
    const [first, second] = [await back(2), await back(2)];

    expect(first).toEqual({ person: { state: 'none', name: '', fence: 2 } });
    expect(second).toEqual(first);
    expect(memory.table().row(lineKey(accountId, conversationId, 'LEFT#2'))).toMatchObject({ name: 'Mara' });
  });

  test('with the number of an earlier take-over ends nothing', async () => {
    memory.put([held()]);

    expect((await back(1)).person).toMatchObject({ state: 'present', fence: 2 });
    expect(memory.table().row(conversationKey(accountId, conversationId))).toHaveProperty('fence', 2);
  });

  test('finds no conversation that is not there', async () => {
    await expect(back(1)).rejects.toMatchObject({ code: 'not_found' });
  });
});
