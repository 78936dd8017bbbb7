import * as pageContracts from '../../../shared/calls/document-chat.ts';
import * as productContracts from '../../../shared/calls/product-chat.ts';
import { bind, callGroup } from '../../kit/call-group.ts';

export const handler = callGroup([
  bind(pageContracts.getChatStyles, async () => (await import('./get-chat-styles.ts')).getChatStyles),
  bind(pageContracts.getChattingRecords, async () => (await import('./get-chatting-records.ts')).getChattingRecords),
  bind(pageContracts.getPostDetails, async () => (await import('./get-post-details.ts')).getPostDetails),
  bind(pageContracts.getPostList, async () => (await import('./get-post-list.ts')).getPostList),
  bind(pageContracts.saveChattingRecords, async () => (await import('./save-chatting-records.ts')).saveChattingRecords),
  bind(
    pageContracts.getCompanyInformation,
    async () => (await import('./get-company-information.ts')).getCompanyInformation,
  ),
  bind(productContracts.getPtProductInfo, async () => (await import('./get-pt-product-info.ts')).getPtProductInfo),
  bind(productContracts.getBedrockInfo, async () => (await import('./get-bedrock-info.ts')).getBedrockInfo),
  bind(productContracts.getProductList, async () => (await import('./get-product-list.ts')).getProductList),
  bind(productContracts.getProductFile, async () => (await import('./get-product-file.ts')).getProductFile),
  bind(productContracts.getPtPage, async () => (await import('./get-pt-page.ts')).getPtPage),
  bind(
    productContracts.savePtAccessRecord,
    async () => (await import('./save-pt-access-record.ts')).savePtAccessRecord,
  ),
  bind(productContracts.savePtRequest, async () => (await import('./save-pt-request.ts')).savePtRequest),
  bind(
    productContracts.sendMailProductTalk,
    async () => (await import('./send-mail-product-talk.ts')).sendMailProductTalk,
  ),
]);
