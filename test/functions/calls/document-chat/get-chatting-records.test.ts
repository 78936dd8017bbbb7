import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { getChattingRecords } from '../../../../functions/calls/document-chat/get-chatting-records.ts';
import { lineKey } from '../../../../functions/domain/conversations/conversation-rows.ts';
import * as examples from '../../../../shared/calls/examples.ts';
import { callContext, NOW } from '../../../kit/call-context.ts';
import { store, useDynamo } from '../../../kit/dynamo.ts';
import { accountId, otherAccountId } from '../../../kit/id-tokens.ts';
import { conversationId, conversationRow, livePageRows, messageRow } from '../../../kit/rows.ts';

const dynamo = useDynamo();
const lineRow = {
  ...lineKey(accountId, conversationId, examples.line.lineId),
  ...examples.line,
  accountId,
  expiresAt: messageRow().expiresAt,
};
const ask = () => getChattingRecords({ agentName: 'mara', conversationId }, callContext());

describe('getChattingRecords', () => {
  test('gives the messages of the conversation on this page', async () => {
    store(dynamo, livePageRows());
    dynamo.on(QueryCommand).resolves({ Items: [messageRow()] });

    expect((await ask()).messages).toMatchObject([{ messageId: messageRow().messageId, kind: 'answered' }]);
  });

  test("answers another page's conversation like none", async () => {
    store(dynamo, livePageRows());
    dynamo.on(QueryCommand).resolves({ Items: [messageRow({ accountId: otherAccountId })] });

    expect(await ask()).toEqual({ messages: [], lines: [], person: { state: 'none', name: '', fence: 0 } });
  });

  test('gives what a person wrote and whether one is there, and with `since` only what came in the minute before or later', async () => {
    store(dynamo, [
      ...livePageRows(),
      conversationRow({ fence: 1, heldUntil: Date.now() + 60_000, personName: 'Mara Lindqvist' }),
    ]);
    const at = (time: string) => ({
      ...lineRow,
      lineId: time,
      sk: `LINE#${accountId}#${time}`,
      at: `2026-03-10T${time}.000Z`,
    });
    dynamo.on(QueryCommand).resolves({
      Items: [messageRow({ askedAt: '2026-03-10T11:00:00.000Z' }), at('11:58:59'), at('11:59:00'), at('12:00:01')],
    });
    const later = await getChattingRecords(
      { agentName: 'mara', conversationId, since: NOW.toISOString() },
      callContext(),
    );

    expect((await ask()).lines).toHaveLength(3);
    expect(later.lines.map(({ lineId }) => lineId)).toEqual(['11:59:00', '12:00:01']);
    expect(later.messages).toEqual([]);
    expect(later.person).toEqual(examples.person);
    expect(JSON.stringify(later)).not.toContain('accountId');
  });

  test('says that a person who stayed away has left, at the time when it counted', async () => {
    const heldUntil = Date.now() - 1_000;
    store(dynamo, [...livePageRows(), conversationRow({ fence: 1, heldUntil, personName: 'Mara' })]);

    expect(await ask()).toEqual({
      messages: [],
      lines: [{ lineId: 'LEFT#1', at: new Date(heldUntil).toISOString(), kind: 'left', name: 'Mara', text: '' }],
      person: { state: 'none', name: '', fence: 1 },
    });
  });

  test("leaves out another page's lines under the same conversation id", async () => {
    store(dynamo, livePageRows());
    dynamo.on(QueryCommand).resolves({ Items: [{ ...lineRow, accountId: otherAccountId }] });

    expect((await ask()).lines).toEqual([]);
  });

  test('finds no page that is not live', async () => {
    await expect(ask()).rejects.toMatchObject({ code: 'not_found' });
  });
});
