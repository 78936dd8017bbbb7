import * as contracts from '../../../shared/calls/document-chat-editor.ts';
import { bind, callGroup } from '../../kit/call-group.ts';

export const handler = callGroup([
  bind(contracts.getCompany, async () => (await import('./get-company.ts')).getCompany),
  bind(contracts.saveCompany, async () => (await import('./save-company.ts')).saveCompany),
  bind(contracts.saveMember, async () => (await import('./save-member.ts')).saveMember),
  bind(contracts.answerInvitation, async () => (await import('./answer-invitation.ts')).answerInvitation),
  bind(contracts.getPtxAiProductList, async () => (await import('./get-ptx-ai-product-list.ts')).getPtxAiProductList),
  bind(contracts.getPtxProductInfo, async () => (await import('./get-ptx-product-info.ts')).getPtxProductInfo),
  bind(contracts.savePtxAiProduct, async () => (await import('./save-ptx-ai-product.ts')).savePtxAiProduct),
  bind(contracts.savePtxAiFile, async () => (await import('./save-ptx-ai-file.ts')).savePtxAiFile),
  bind(contracts.syncPtxKnowledgeBase, async () => (await import('./sync-ptx-knowledge-base.ts')).syncPtxKnowledgeBase),
  bind(contracts.getPtxFilePages, async () => (await import('./get-ptx-file-pages.ts')).getPtxFilePages),
  bind(contracts.savePtxProductInfo, async () => (await import('./save-ptx-product-info.ts')).savePtxProductInfo),
  bind(contracts.savePtxShareInfo, async () => (await import('./save-ptx-share-info.ts')).savePtxShareInfo),
  bind(contracts.getPtxShareInfo, async () => (await import('./get-ptx-share-info.ts')).getPtxShareInfo),
  bind(contracts.getPtxProductSum, async () => (await import('./get-ptx-product-sum.ts')).getPtxProductSum),
  bind(contracts.getPtxChatHistory, async () => (await import('./get-ptx-chat-history.ts')).getPtxChatHistory),
  bind(
    contracts.downloadChatPtxHistory,
    async () => (await import('./download-chat-ptx-history.ts')).downloadChatPtxHistory,
  ),
  bind(contracts.getPtxGaps, async () => (await import('./get-ptx-gaps.ts')).getPtxGaps),
  bind(contracts.savePtxAnswer, async () => (await import('./save-ptx-answer.ts')).savePtxAnswer),
  bind(contracts.getPtxUsage, async () => (await import('./get-ptx-usage.ts')).getPtxUsage),
]);
