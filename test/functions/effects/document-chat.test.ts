import { saveChattingRecords } from '../../../functions/calls/document-chat/save-chatting-records.ts';
import { savePtAccessRecord } from '../../../functions/calls/document-chat/save-pt-access-record.ts';
import { savePtRequest } from '../../../functions/calls/document-chat/save-pt-request.ts';
import { sendMailProductTalk } from '../../../functions/calls/document-chat/send-mail-product-talk.ts';
import * as contracts from '../../../shared/calls/document-chat.ts';
import * as ofProducts from '../../../shared/calls/product-chat.ts';
import { effect, testBrokenOff } from '../../kit/broken-off.ts';
import { callContext, NOW, ownerContext } from '../../kit/call-context.ts';
import { useMails } from '../../kit/mails.ts';
import { useMemoryTable } from '../../kit/memory-table.ts';
import { agentAddress, agentRows, chatRows, productId, talkRows } from '../../kit/product-chat.ts';
import { accountRow, conversationId, livePageRows, messageId, messageRow } from '../../kit/rows.ts';
import { useSecrets } from '../../kit/secrets.ts';

const { table, put } = useMemoryTable();
useMails();
useSecrets();

testBrokenOff('document-chat', { table }, [
  effect(
    contracts.saveChattingRecords,
    saveChattingRecords,
  )(() => {
    put([...livePageRows(), messageRow()]);
    return { input: { agentName: 'mara', conversationId, messageId, rating: 'up' }, context: callContext() };
  }),
  effect(
    ofProducts.savePtAccessRecord,
    savePtAccessRecord,
  )(() => {
    put([...chatRows(), ...agentRows()]);
    return { input: { productId, visitId: '3f0c6b1a-7d55-4a0e-9b8e-2f1c5d4e6a7b' }, context: callContext() };
  }),
  effect(
    ofProducts.savePtRequest,
    savePtRequest,
  )(() => {
    put([...chatRows(), ...agentRows(), ...talkRows()]);
    const input = {
      ...{ ...agentAddress, name: 'Tom Berg', phone: '070 123 45 67', country: 'SE' },
      ...{ consentText: 'Nordic Cover may call me.', openedAt: NOW.getTime() - 20_000, conversationId },
    };
    return { input, context: callContext() };
  }),
  effect(
    ofProducts.sendMailProductTalk,
    sendMailProductTalk,
  )(() => {
    put([accountRow()]);
    return { input: {}, context: ownerContext() };
  }),
]);
