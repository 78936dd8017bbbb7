import * as contracts from '../../../shared/calls/document-chat.ts';
import { bind, callGroup } from '../../kit/call-group.ts';

export const handler = callGroup([
  bind(contracts.getChatStyles, async () => (await import('./get-chat-styles.ts')).getChatStyles),
  bind(contracts.getChattingRecords, async () => (await import('./get-chatting-records.ts')).getChattingRecords),
  bind(contracts.getPostDetails, async () => (await import('./get-post-details.ts')).getPostDetails),
  bind(contracts.getPostList, async () => (await import('./get-post-list.ts')).getPostList),
  bind(contracts.saveChattingRecords, async () => (await import('./save-chatting-records.ts')).saveChattingRecords),
  bind(
    contracts.getCompanyInformation,
    async () => (await import('./get-company-information.ts')).getCompanyInformation,
  ),
]);
