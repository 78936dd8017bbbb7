/** A product that visitors ask, its document, and an agent who may show it (the company's side: company.ts). */
import { agencyKey, type AccountRow } from '../../functions/domain/accounts/account-rows.ts';
import { agencyNameKey } from '../../functions/domain/companies/company-rows.ts';
import { conversationKey } from '../../functions/domain/conversations/conversation-rows.ts';
import type { DocumentProductRow, DocumentRow } from '../../functions/domain/documents/document-rows.ts';
import type { FoundPassage } from '../../functions/domain/knowledge/document-page.ts';
import { NOW } from './call-context.ts';
import * as company from './company.ts';
import type { Row } from './dynamo.ts';
import { accountId, otherAccountId } from './id-tokens.ts';
import { accountRow, conversationId, conversationRow, livePageRows, messageRow, publicPage } from './rows.ts';

export const { productId, fileId, productOwnerRow } = company;
export const companyId = accountId;
export const agentId = otherAccountId;
export const agentAddress = { productId, agentName: 'tom', agencyName: 'nordic-cover' };

export const founderRow = (changes: Partial<AccountRow> = {}) =>
  company.personRow({ plan: { id: 'pro', trialEndsAt: null }, ...changes });

type ProductChanges = Partial<Omit<DocumentProductRow, 'texts' | 'share'>> & {
  texts?: Partial<DocumentProductRow['texts']>;
  share?: Partial<DocumentProductRow['share']>;
};

export function chatProductRow({ texts, share, ...changes }: ProductChanges = {}) {
  const { texts: usual, share: open } = company.chatProductRow();
  return company.chatProductRow({ ...changes, texts: { ...usual, ...texts }, share: { ...open, ...share } });
}

export const documentRow = (changes: Partial<DocumentRow> = {}) =>
  company.documentRow({ name: 'policy-wording.pdf', isShared: true, ...changes });

/** The product by itself: its company, its founder, one document that is ready. */
export const chatRows = (changes: ProductChanges = {}): Row[] => [
  founderRow(),
  company.companyRow(),
  { ...agencyNameKey('nordic-cover'), companyId },
  productOwnerRow(),
  chatProductRow(changes),
  documentRow(),
];

/** An agent with a live page. */
export const agentRows = (state: 'asked' | 'bound' = 'bound', agencyId = companyId): Row[] => [
  ...livePageRows(publicPage({ agentName: 'tom', displayName: 'Tom Berg' }), accountRow({ accountId: agentId })),
  {
    ...agencyKey(agentId),
    state,
    agentId,
    agencyId,
    email: 'founder@example.com',
    requestId: 'r',
    since: NOW.toISOString(),
  },
];

export const LUGGAGE = 'Lost luggage is covered up to 2,000 euros for each traveller.';
export const CLAIMS = 'A claim must be reported within 30 days of the loss.';

/** As the search gives it; page and place of the text on it as the document has them. */
export function foundPassage(changes: Partial<FoundPassage> = {}): FoundPassage {
  const text = changes.text ?? `${LUGGAGE} ${CLAIMS}`;
  return {
    page: 12,
    start: 100,
    end: 100 + text.length,
    headings: ['Baggage'],
    text,
    fileId,
    version: 1,
    fileName: 'policy-wording.pdf',
    index: 0,
    score: 1,
    ...changes,
  };
}

export const citation = {
  number: 1,
  source: `documents/${fileId}`,
  label: 'policy-wording.pdf',
  excerpt: LUGGAGE,
  document: { fileId, version: 1, page: 12, start: 0, end: LUGGAGE.length },
};

/** A conversation with the product in which one question was answered. */
export function talkRows(): Row[] {
  const expiresAt = Math.floor(Date.now() / 1_000) + 86_400;
  const sentences = [{ text: 'It is.', citations: [citation] }];
  return [
    messageRow({ accountId: productId, question: 'Is luggage covered?', sentences, expiresAt }),
    { ...conversationRow({ expiresAt }), ...conversationKey(productId, conversationId) },
  ];
}
