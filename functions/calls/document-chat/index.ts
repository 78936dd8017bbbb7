import * as pageContracts from '../../../shared/calls/document-chat.ts';
import * as productContracts from '../../../shared/calls/product-chat.ts';
import { bind, callGroup } from '../../kit/call-group.ts';

const contracts = { ...pageContracts, ...productContracts };

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
  bind(contracts.getPtProductInfo, async () => (await import('./get-pt-product-info.ts')).getPtProductInfo),
  bind(contracts.getBedrockInfo, async () => (await import('./get-bedrock-info.ts')).getBedrockInfo),
  bind(contracts.getProductList, async () => (await import('./get-product-list.ts')).getProductList),
  bind(contracts.getProductFile, async () => (await import('./get-product-file.ts')).getProductFile),
  bind(contracts.getPtPage, async () => (await import('./get-pt-page.ts')).getPtPage),
  bind(contracts.savePtAccessRecord, async () => (await import('./save-pt-access-record.ts')).savePtAccessRecord),
  bind(contracts.savePtRequest, async () => (await import('./save-pt-request.ts')).savePtRequest),
  bind(contracts.sendMailProductTalk, async () => (await import('./send-mail-product-talk.ts')).sendMailProductTalk),
]);
