import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { getChatHistory } from '../../../../functions/calls/landing-page/get-chat-history.ts';
import { NOW, ownerContext } from '../../../kit/call-context.ts';
import { queries, store, useDynamo, writes } from '../../../kit/dynamo.ts';
import { accountId, otherAccountId } from '../../../kit/id-tokens.ts';
import { accountRow, conversationId, conversationRow, messageRow } from '../../../kit/rows.ts';

const dynamo = useDynamo();
const id = (digit: number): string => conversationId.slice(0, -1) + String(digit);
const one = (digit: number, changes: object = {}) => conversationRow({ conversationId: id(digit), ...changes });
const ask = (input: object = {}, paging: object = {}) =>
  getChatHistory(input, ownerContext({ paging: { nowPage: 1, pageSize: 20, orderBy: 'newest', ...paging } }));

describe('getChatHistory', () => {
  test("asks for the caller's conversations of the last 60 days alone", async () => {
    dynamo.on(QueryCommand).resolves({ Items: [one(1)] });
    const answer = await ask();

    expect(answer).toMatchObject({ messages: [], hasMore: false, conversations: [{ conversationId: id(1) }] });
    expect(queries(dynamo)[0]).toMatchObject({
      FilterExpression: 'expiresAt > :now',
      ExpressionAttributeValues: { ':conversations': `CONVS#${accountId}`, ':now': NOW.getTime() / 1_000 },
    });
  });

  test.each([
    [{ text: 'tom' }, [1]],
    [{ text: 'PRICE' }, [2]],
    [{ withLead: true }, [3]],
    [{ withLead: false }, [1, 2]],
    [{ from: '2026-03-09' }, [1, 2, 3]],
    [{ from: '2026-03-10' }, [2, 3]],
    [{ to: '2026-03-09' }, [1]],
  ])('filters by %j, in days of the owner', async (input, found) => {
    store(dynamo, [accountRow({ timeZone: 'Europe/Stockholm' })]);
    dynamo.on(QueryCommand).resolves({
      Items: [
        one(1, { customer: 'Tom Berg', lastAt: '2026-03-09T22:59:59.000Z', questions: [] }),
        one(2, { questions: ['Hello', 'What is the price?'], lastAt: '2026-03-09T23:00:00.000Z' }),
        one(3, { hasLead: true, lastAt: '2026-03-10T11:00:00.000Z', questions: [] }),
      ],
    });
    const { conversations } = await ask(input);

    expect(conversations.map((conversation) => conversation.conversationId)).toEqual(found.map(id));
  });

  test('shows more by pages', async () => {
    dynamo.on(QueryCommand).resolves({ Items: [one(1), one(2), one(3)] });

    expect(await ask({}, { pageSize: 2 })).toMatchObject({ hasMore: true, conversations: [{}, {}] });
    expect(await ask({}, { pageSize: 2, nowPage: 2 })).toMatchObject({ hasMore: false, conversations: [{}] });
  });

  test('shows the messages of one, oldest first', async () => {
    store(dynamo, [conversationRow()]);
    const later = messageRow({ messageId: id(2), askedAt: '2026-03-10T12:00:01.000Z' });
    dynamo.on(QueryCommand).resolves({ Items: [later, messageRow()] });
    const { messages } = await ask({ conversationId });

    expect(messages.map(({ messageId }) => messageId)).toEqual([messageRow().messageId, id(2)]);
    expect(messages[0]).not.toHaveProperty('accountId');
  });

  test.each([
    ['that is not there', []],
    ['that is due', [conversationRow({ expiresAt: NOW.getTime() / 1_000 })]],
  ])('finds no conversation %s', async (_, rows) => {
    store(dynamo, rows);

    await expect(ask({ conversationId })).rejects.toMatchObject({ code: 'not_found' });
  });

  test("leaves out another page's messages and those that are due", async () => {
    store(dynamo, [conversationRow()]);
    const due = messageRow({ expiresAt: NOW.getTime() / 1_000 });
    dynamo.on(QueryCommand).resolves({ Items: [due, messageRow({ accountId: otherAccountId })] });

    expect((await ask({ conversationId })).messages).toEqual([]);
  });

  test.each([
    ['soon lapses, and keeps it held', 60_000, 1],
    ['was kept held a moment ago, without a write', 119_000, 0],
    ['has lapsed, which only a take-over can change', -1, 0],
  ])('shows one that the caller holds and that %s', async (_, leftMs, renewals) => {
    store(dynamo, [conversationRow({ fence: 3, heldUntil: Date.now() + leftMs, personName: 'Mara' })]);
    const { person, conversations } = await ask({ conversationId });

    expect([person?.state, conversations[0]?.person]).toEqual(Array(2).fill(leftMs > 0 ? 'present' : 'none'));
    expect(person?.fence).toBe(3);
    expect(writes(dynamo)).toHaveLength(renewals);
  });
});
