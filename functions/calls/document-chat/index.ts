import * as contracts from '../../../shared/calls/document-chat.ts';
import { bind, callGroup } from '../../kit/call-group.ts';

export const handler = callGroup([
  bind(contracts.getChattingRecords, async () => (await import('./get-chatting-records.ts')).getChattingRecords),
  bind(contracts.saveChattingRecords, async () => (await import('./save-chatting-records.ts')).saveChattingRecords),
]);
