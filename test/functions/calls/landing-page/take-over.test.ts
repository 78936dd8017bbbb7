import { describe, expect, test } from 'vitest';
import { takeOver } from '../../../../functions/calls/landing-page/take-over.ts';
import { lineKey, waitingKey } from '../../../../functions/domain/conversations/conversation-rows.ts';
import { NOW, ownerContext } from '../../../kit/call-context.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { accountRow, conversationId, conversationRow, livePageRows } from '../../../kit/rows.ts';

const memory = useMemoryTable();
const take = () => takeOver({ conversationId }, ownerContext());

describe('takeOver', () => {
  test('gives the caller the conversation under the name of their page, and nobody waits in it any more', async () => {
    memory.put([...livePageRows(), conversationRow(), waitingKey(accountId, conversationId)]);

    expect(await take()).toEqual({ person: { state: 'present', name: 'Mara Lindqvist', fence: 1 } });
    expect(memory.table().row(waitingKey(accountId, conversationId))).toBeUndefined();
    expect(memory.table().row(lineKey(accountId, conversationId, 'JOINED#1'))).toMatchObject({
      kind: 'joined',
      name: 'Mara Lindqvist',
    });
  });

  test('of what the caller holds already begins nothing anew', async () => {
    memory.put([accountRow(), conversationRow({ fence: 4, heldUntil: Date.now() + 60_000, personName: 'Mara' })]);

    expect(await take()).toEqual({ person: { state: 'present', name: 'Mara', fence: 4 } });
  });

  test('after a hold that lapsed says when it ended', async () => {
    const heldUntil = NOW.getTime() - 60_000;
    memory.put([accountRow(), conversationRow({ fence: 1, heldUntil, personName: 'Mara' })]);

    expect((await take()).person.fence).toBe(2);
    expect(memory.table().row(lineKey(accountId, conversationId, 'LEFT#1'))).toMatchObject({
      at: new Date(heldUntil).toISOString(),
    });
  });

  test('keeps how long the visitor waited', async () => {
    const wantedAt = new Date(NOW.getTime() - 90_000).toISOString();
    memory.put([accountRow(), conversationRow({ wantedAt, missedAt: NOW.toISOString(), wasWanted: true })]);
    await take();

    const row = [...memory.table().rows.values()].find(({ fence }) => fence === 1);
    expect(row).toMatchObject({ waitedSeconds: 90 });
    expect(row).not.toHaveProperty('wantedAt');
  });

  test("finds no conversation that is not there, is another's, or is due", async () => {
    memory.put([accountRow()]);
    await expect(take()).rejects.toMatchObject({ code: 'not_found' });
    memory.put([conversationRow({ expiresAt: NOW.getTime() / 1_000 })]);
    await expect(take()).rejects.toMatchObject({ code: 'not_found' });
  });
});
