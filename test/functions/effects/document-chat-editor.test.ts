import { answerInvitation } from '../../../functions/calls/document-chat-editor/answer-invitation.ts';
import { saveCompany } from '../../../functions/calls/document-chat-editor/save-company.ts';
import { saveMember } from '../../../functions/calls/document-chat-editor/save-member.ts';
import { savePtxAiFile } from '../../../functions/calls/document-chat-editor/save-ptx-ai-file.ts';
import { savePtxAiProduct } from '../../../functions/calls/document-chat-editor/save-ptx-ai-product.ts';
import { savePtxAnswer } from '../../../functions/calls/document-chat-editor/save-ptx-answer.ts';
import { savePtxProductInfo } from '../../../functions/calls/document-chat-editor/save-ptx-product-info.ts';
import { savePtxShareInfo } from '../../../functions/calls/document-chat-editor/save-ptx-share-info.ts';
import { syncPtxKnowledgeBase } from '../../../functions/calls/document-chat-editor/sync-ptx-knowledge-base.ts';
import { invitationToken } from '../../../functions/domain/companies/invitations.ts';
import { gapKey } from '../../../functions/domain/conversations/conversation-rows.ts';
import { answerKey } from '../../../functions/domain/pages/page-rows.ts';
import * as contracts from '../../../shared/calls/document-chat-editor.ts';
import { effect, testBrokenOff } from '../../kit/broken-off.ts';
import {
  asEditor,
  asFounder,
  asNobody,
  asStranger,
  chatProductRow,
  companyRow,
  companyRows,
  documentRow,
  editorId,
  fileId,
  invitationRow,
  personRow,
  productId,
  uploadId,
} from '../../kit/company.ts';
import { accountId, otherAccountId } from '../../kit/id-tokens.ts';
import { useMemoryBuckets } from '../../kit/memory-bucket.ts';
import { useMemoryTable } from '../../kit/memory-table.ts';
import { answerId, answerRow, gapId, gapRow } from '../../kit/rows.ts';
import { useSecrets } from '../../kit/secrets.ts';

const { table, put } = useMemoryTable();
const files = useMemoryBuckets();
useSecrets();

const PDF = '%PDF-1.7 the wording';
const sourceOf = (id: string): string => `documents/knowledge/${accountId}/${productId}/${id}/1/source`;
const idOf = (name: string): string => `01JGFJJZ0000000000000000${name}`;

/** A company with a product, and a file of it that was read. */
function withDocument(): void {
  put([...companyRows(), chatProductRow({ files: 1 }), documentRow()]);
  files.set(sourceOf(fileId), PDF);
}

function uploaded(): void {
  withDocument();
  files.set(`incoming/documents/${editorId}/${uploadId}`, PDF);
}

testBrokenOff('document-chat-editor', { table, maps: () => ({ files }) }, [
  effect(contracts.saveCompany, saveCompany)(
    () => {
      put([personRow({ accountId: otherAccountId })]);
      const content = { name: 'Nordic Cover & Co.', website: 'https://nordic.example/', logo: null };
      // Whoever asks again is let in as the founder by then.
      return { input: { content }, context: asNobody(), contextAgain: asStranger() };
    },
    { about: 'that founds one' },
  ),
  effect(contracts.saveCompany, saveCompany)(
    () => {
      put(companyRows());
      const content = { name: 'Baltic Cover', website: 'https://nordic.example/', logo: null };
      return { input: { content }, context: asFounder() };
    },
    { about: 'that changes one' },
  ),
  effect(contracts.answerInvitation, answerInvitation)(
    async () => {
      put([companyRow(), invitationRow(), personRow({ accountId: otherAccountId, email: 'eve@example.com' })]);
      return { input: { action: 'join', token: await invitationToken(invitationRow()) }, context: asNobody() };
    },
    { about: 'that joins' },
  ),
  effect(contracts.answerInvitation, answerInvitation)(
    () => {
      put(companyRows());
      return { input: { action: 'leave' }, context: asEditor() };
    },
    { about: 'that leaves' },
  ),
  effect(contracts.saveMember, saveMember)(
    () => {
      put([...companyRows(), invitationRow()]);
      return { input: { action: 'invite', email: 'eve@example.com', role: 'admin' }, context: asFounder() };
    },
    { about: 'that invites' },
  ),
  effect(contracts.saveMember, saveMember)(
    () => {
      put([...companyRows(), invitationRow()]);
      return { input: { action: 'take-back', invitationId: invitationRow().invitationId }, context: asFounder() };
    },
    { about: 'that takes an invitation back' },
  ),
  effect(contracts.saveMember, saveMember)(
    () => {
      put(companyRows());
      return { input: { action: 'change', accountId: editorId, role: 'admin' }, context: asFounder() };
    },
    { about: 'that gives another role' },
  ),
  effect(contracts.saveMember, saveMember)(
    () => {
      put(companyRows());
      return { input: { action: 'remove', accountId: editorId }, context: asFounder() };
    },
    { about: 'that removes one' },
  ),
  effect(contracts.savePtxAiFile, savePtxAiFile)(
    () => {
      uploaded();
      return { input: { action: 'add', productId, uploadId, name: 'policy wording.pdf' }, context: asEditor() };
    },
    { about: 'that adds' },
  ),
  effect(contracts.savePtxAiFile, savePtxAiFile)(
    () => {
      uploaded();
      return { input: { action: 'replace', productId, fileId, uploadId, name: 'wording 2.pdf' }, context: asEditor() };
    },
    { about: 'that replaces' },
  ),
  effect(contracts.savePtxAiFile, savePtxAiFile)(
    () => {
      withDocument();
      return { input: { action: 'change', productId, fileId, name: 'new.pdf', isShared: true }, context: asEditor() };
    },
    { about: 'that renames' },
  ),
  effect(contracts.savePtxAiFile, savePtxAiFile)(
    () => {
      withDocument();
      put([documentRow({ state: 'failed', failure: 'internal', readyVersion: null })]);
      return { input: { action: 'retry', productId, fileId }, context: asEditor() };
    },
    { about: 'that has it read again' },
  ),
  effect(contracts.savePtxAiFile, savePtxAiFile)(
    () => {
      withDocument();
      return { input: { action: 'remove', productId, fileId }, context: asEditor() };
    },
    { about: 'that removes', refuses: [{ after: [1], code: 'not_found', why: 'The file is gone.' }] },
  ),
  effect(contracts.savePtxAiProduct, savePtxAiProduct)(
    () => {
      put(companyRows());
      return { input: { action: 'create', name: 'Home cover' }, context: asEditor() };
    },
    { about: 'that creates' },
  ),
  effect(contracts.savePtxAiProduct, savePtxAiProduct)(
    () => {
      withDocument();
      return { input: { action: 'change', productId, name: 'Journeys' }, context: asEditor() };
    },
    { about: 'that renames' },
  ),
  effect(contracts.savePtxAiProduct, savePtxAiProduct)(
    () => {
      const ids = Array.from({ length: 60 }, (_, at) => idOf(String(at).padStart(2, '0')));
      put([...companyRows(), chatProductRow({ files: ids.length }), ...ids.map((id) => documentRow({ fileId: id }))]);
      return { input: { action: 'remove', productId }, context: asEditor() };
    },
    { about: 'that removes', refuses: [{ after: [3], code: 'not_found', why: 'The product is gone.' }] },
  ),
  effect(contracts.savePtxAnswer, savePtxAnswer)(
    () => {
      const content = { question: 'Is ski gear covered?', answer: 'Yes, up to 800 euros.' };
      put([...companyRows(), { ...gapRow({ question: content.question }), ...gapKey(productId, gapId) }]);
      return { input: { productId, gapId, answerId: null, content }, context: asEditor() };
    },
    { about: 'that answers' },
  ),
  effect(contracts.savePtxAnswer, savePtxAnswer)(
    () => {
      put([...companyRows(), { ...gapRow(), ...gapKey(productId, gapId), closedAs: 'dismissed' }]);
      return { input: { productId, gapId, answerId: null, content: null, isReopened: true }, context: asEditor() };
    },
    { about: 'that takes back' },
  ),
  effect(
    contracts.savePtxProductInfo,
    savePtxProductInfo,
  )(() => {
    put(companyRows());
    const texts = { ...chatProductRow().texts, greeting: 'Hello', suggestedQuestions: ['Is luggage covered?'] };
    return { input: { productId, texts }, context: asEditor() };
  }),
  effect(
    contracts.savePtxShareInfo,
    savePtxShareInfo,
  )(() => {
    put(companyRows());
    const share = { visibility: 'agency', allowedAgents: ['a1'], requiredLevel: 2, embedSites: [] } as const;
    return { input: { productId, share: { ...share, allowedAgents: ['a1'], embedSites: [] } }, context: asEditor() };
  }),
  effect(
    contracts.syncPtxKnowledgeBase,
    syncPtxKnowledgeBase,
  )(() => {
    const rows = ['F1', 'F2'].map((name) =>
      documentRow({ fileId: idOf(name), state: 'failed', failure: 'internal', readyVersion: null }),
    );
    put([...companyRows(), ...rows]);
    for (const { fileId: id } of rows) files.set(sourceOf(id), PDF);
    return { input: { productId, isFull: false }, context: asEditor() };
  }),

  effect(contracts.savePtxAnswer, savePtxAnswer)(
    () => {
      const answer = { ...answerRow(), ...answerKey(productId, answerId) };
      put([...companyRows(), answer]);
      return { input: { productId, gapId: null, answerId, content: null }, context: asEditor() };
    },
    { about: 'that removes', refuses: [{ after: [1], code: 'not_found', why: 'The answer is gone.' }] },
  ),
]);
