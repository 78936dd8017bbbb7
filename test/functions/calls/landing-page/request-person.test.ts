import { describe, expect, test } from 'vitest';
import { requestPerson } from '../../../../functions/calls/landing-page/request-person.ts';
import { getPersonRequests } from '../../../../functions/calls/landing-page/get-person-requests.ts';
import { callContext, NOW, ownerContext } from '../../../kit/call-context.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { assistantRow, conversationId, conversationRow, livePageRows } from '../../../kit/rows.ts';

const memory = useMemoryTable();
const after = (seconds: number): Date => new Date(NOW.getTime() + seconds * 1_000);
const request = (now = NOW) =>
  requestPerson({ agentName: 'mara', conversationId }, callContext({ now, newId: () => `id-${now.getTime()}` }));
const waiting = async (now = NOW) => (await getPersonRequests({}, ownerContext({ now }))).requests;
const mails = () => [...memory.table().rows.values()].filter(({ job }) => job === 'send-message');

describe('requestPerson', () => {
  test('has the owner told by mail and in the app, also before anything was asked', async () => {
    memory.put(livePageRows());

    expect(await request()).toEqual({ person: { state: 'wanted', name: '', fence: 0 }, usualMinutes: null });
    expect(mails().map(({ payload }) => payload)).toEqual([
      { template: 'person-wanted', accountId, conversationId, agentName: 'mara', waitMinutes: 3 },
    ]);
    expect(await waiting()).toEqual([{ conversationId, customer: null, wantedAt: NOW.toISOString(), asked: '' }]);
  });

  test('tells the owner once while the visitor waits, and anew after an hour', async () => {
    memory.put([...livePageRows(), conversationRow({ questions: ['How much?'] })]);
    await request();
    await request(after(60));
    expect(mails()).toHaveLength(1);
    expect(await waiting()).toMatchObject([{ asked: 'How much?' }]);

    expect(await waiting(after(3_600))).toEqual([]);
    await request(after(3_600));
    expect(mails()).toHaveLength(2);
  });

  test('is missed after the time that the owner has set', async () => {
    memory.put([...livePageRows(), assistantRow({ personWaitMinutes: 1 })]);
    await request();

    expect((await request(after(59))).person.state).toBe('wanted');
    expect((await request(after(60))).person.state).toBe('missed');
  });

  test('of a conversation that a person holds tells nobody', async () => {
    memory.put([...livePageRows(), conversationRow({ fence: 1, heldUntil: Date.now() + 60_000, personName: 'Mara' })]);

    expect((await request()).person).toEqual({ state: 'present', name: 'Mara', fence: 1 });
    expect(mails()).toEqual([]);
  });

  test('finds no page that is not live', async () => {
    await expect(request()).rejects.toMatchObject({ code: 'not_found' });
  });
});
