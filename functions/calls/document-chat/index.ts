import * as contracts from '../../../shared/calls/document-chat.ts';
import { bind, callGroup } from '../../kit/call-group.ts';
import { getChattingRecords } from './get-chatting-records.ts';
import { saveChattingRecords } from './save-chatting-records.ts';

export const handler = callGroup([
  bind(contracts.getChattingRecords, getChattingRecords),
  bind(contracts.saveChattingRecords, saveChattingRecords),
]);
