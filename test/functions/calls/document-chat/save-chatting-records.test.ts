import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { saveChattingRecords } from '../../../../functions/calls/document-chat/save-chatting-records.ts';
import { saveChattingRecords as contract } from '../../../../shared/calls/document-chat.ts';
import { callContext, NOW } from '../../../kit/call-context.ts';
import { conditionFailed, store, useDynamo, writes } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { conversationId, livePageRows, messageId } from '../../../kit/rows.ts';

const dynamo = useDynamo();
const rate = (rating: 'up' | 'down' | null) =>
  saveChattingRecords({ agentName: 'mara', conversationId, messageId, rating }, callContext());

describe('saveChattingRecords', () => {
  test.each(['up', 'down', null] as const)(
    'keeps the rating %s of an answer of this page that is whole',
    async (rating) => {
      store(dynamo, livePageRows());
      expect(await rate(rating)).toEqual({ saved: true });

      expect(writes(dynamo)[0]?.item).toMatchObject({
        Key: { pk: `CONV#${conversationId}`, sk: `MSG#${messageId}` },
        ExpressionAttributeValues: { ':account': accountId, ':rating': rating, ':now': NOW.getTime() / 1_000 },
      });
    },
  );

  test("answers another page's message, a running one and none alike", async () => {
    store(dynamo, livePageRows());
    dynamo.on(UpdateCommand).rejects(conditionFailed());

    await expect(rate('up')).rejects.toMatchObject({ code: 'not_found' });
  });

  test.each(['question', 'sentences', 'messages', 'kind'])('takes no transcript: %s', (field) => {
    expect(contract.input.safeParse({ ...contract.example.input, [field]: 'x' }).success).toBe(false);
  });

  test('finds no page that is not live', async () => {
    await expect(rate('up')).rejects.toMatchObject({ code: 'not_found' });
  });
});
