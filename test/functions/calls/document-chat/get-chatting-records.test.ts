import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { getChattingRecords } from '../../../../functions/calls/document-chat/get-chatting-records.ts';
import { callContext } from '../../../kit/call-context.ts';
import { store, useDynamo } from '../../../kit/dynamo.ts';
import { otherAccountId } from '../../../kit/id-tokens.ts';
import { conversationId, livePageRows, messageRow } from '../../../kit/rows.ts';

const dynamo = useDynamo();
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

    expect(await ask()).toEqual({ messages: [] });
  });

  test('finds no page that is not live', async () => {
    await expect(ask()).rejects.toMatchObject({ code: 'not_found' });
  });
});
