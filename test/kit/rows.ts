/** Rows as the tables hold them. */
import { accountKey, emailKey, phoneKey, type AccountRow } from '../../functions/domain/accounts/account-rows.ts';
import { sessionKey, type SessionRow } from '../../functions/kit/account-session.ts';
import {
  conversationKey,
  gapKey,
  type GapRow,
  leadKey,
  messageKey,
  type MessageRow,
} from '../../functions/domain/conversations/conversation-rows.ts';
import {
  answerKey,
  assistantKey,
  examKey,
  type ExamRow,
  liveKey,
  nameKey,
  pageKey,
  postKey,
  type PageRow,
} from '../../functions/domain/pages/page-rows.ts';
import { productKey, productListKey, type ProductList } from '../../functions/domain/products/product-rows.ts';
import * as examples from '../../shared/calls/examples.ts';
import type { OwnAnswer } from '../../shared/model/assistant-coach.ts';
import type { AssistantSettings } from '../../shared/model/assistant.ts';
import { PublicPage } from '../../shared/model/page.ts';
import type { Product } from '../../shared/model/product.ts';
import type { Post } from '../../shared/model/post.ts';
import { accountId, otherAccountId } from './id-tokens.ts';
import { NOW } from './call-context.ts';
import { waitingKey, waitingTokenKey, type WaitingRow } from '../../functions/domain/accounts/waiting-list.ts';

/** In its stored form. */
const examplePage = PublicPage.parse(examples.publicPage);

const seconds = Math.floor(NOW.getTime() / 1_000);

export function accountRow(changes: Partial<AccountRow> = {}): AccountRow & { pk: string; sk: string } {
  const row: AccountRow = {
    accountId,
    fullName: 'Mara Lindqvist',
    email: 'mara@example.com',
    phone: null,
    image: null,
    language: 'en_us',
    country: 'SE',
    timeZone: 'Europe/Stockholm',
    status: 'active',
    tokensValidAfter: 0,
    plan: { id: 'individual', trialEndsAt: null },
    consent: { termsVersion: '2025-01-01', isAdult: true, at: '2026-01-01T09:00:00.000Z' },
    createdAt: '2026-01-01T09:00:00.000Z',
    ...changes,
  };
  return { ...accountKey(row.accountId), ...row };
}

/** The id that an interrupted sign-up began with. */
export const pendingAccountId = '01kk0000000000000000000000';

export const emailRow = (email = 'mara@example.com', id: string | null = accountId) => ({
  ...emailKey(email),
  status: id === null ? 'pending' : 'active',
  accountId: id ?? pendingAccountId,
});

/** A saved page; `agentName` is the draft's. */
export function pageRow(
  changes: Partial<PageRow> = {},
  profile: Partial<PageRow['draft']['profile']> = {},
): PageRow & { pk: string; sk: string } {
  const { profile: example, contacts, offers, features, design } = examplePage;
  const row: PageRow = {
    draft: { profile: { ...example, ...profile }, contacts, offers, features, design },
    version: 3,
    status: 'editing',
    savedAt: examples.time,
    liveName: null,
    publishedVersion: null,
    pending: null,
    publishError: null,
    previewHash: null,
    ...changes,
  };
  return { ...pageKey(accountId), ...row };
}

export function publicPage(
  profile: Partial<PublicPage['profile']> = {},
  changes: Partial<PublicPage> = {},
): PublicPage {
  return { ...examplePage, ...changes, profile: { ...examplePage.profile, ...profile } };
}

export const nameRow = (agentName = 'mara', owner = accountId, renamedTo: string | null = null) => ({
  ...nameKey(agentName),
  agentName,
  accountId: owner,
  renamedTo,
});

/** A live page with its name and its owner's account. */
export function livePageRows(page: PublicPage = publicPage(), account = accountRow()): Record<string, unknown>[] {
  const { agentName } = page.profile;
  return [nameRow(agentName, account.accountId), { ...liveKey(account.accountId), page }, account];
}

export const assistantRow = (changes: Partial<AssistantSettings> = {}) => ({
  ...assistantKey(accountId),
  settings: { ...examples.assistant, ...changes },
});

export function postRow(changes: Partial<Post> = {}): Post & { pk: string; sk: string } {
  const post = { ...examples.post, ...changes };
  return { ...postKey(accountId, post.postId), ...post };
}

export function productRow(changes: Partial<Product> = {}): Product & { pk: string; sk: string } {
  const product = { ...examples.product, ...changes };
  return { ...productKey(accountId, product.productId), ...product };
}

/** The order and the addresses of all products. */
export const productListRow = (changes: Partial<ProductList> = {}) => ({
  ...productListKey(accountId),
  products: [{ productId: examples.product.productId, slugs: [examples.product.slug] }],
  removed: [],
  version: 1,
  ...changes,
});

export const conversationId = examples.conversation.conversationId;
export const messageId = examples.message.messageId;

export function messageRow(changes: Partial<MessageRow> = {}): MessageRow & { pk: string; sk: string } {
  const { question, sentences } = examples.message;
  const row: MessageRow = {
    accountId,
    messageId,
    askedAt: NOW.toISOString(),
    question,
    sentences,
    state: 'done',
    kind: 'answered',
    rating: null,
    timesLeft: 0,
    leaseUntil: 0,
    fence: 0,
    expiresAt: seconds + 86_400,
    ...changes,
  };
  return { ...messageKey(conversationId, row.messageId), ...row };
}

export const conversationRow = (changes: Record<string, unknown> = {}) => ({
  ...conversationKey(accountId, conversationId),
  ...examples.conversation,
  questions: [examples.conversation.firstQuestion],
  expiresAt: seconds + 86_400,
  ...changes,
});

export const leadRow = (changes: Record<string, unknown> = {}) => ({
  ...leadKey(accountId, examples.lead.leadId),
  ...examples.lead,
  agentName: 'mara',
  consentText: 'Mara may call me.',
  ...changes,
});

export const waitingRow = (changes: Partial<WaitingRow> = {}): WaitingRow & { pk: string; sk: string } => {
  const email = 'tom@example.com';
  const row = { email, language: 'en_us', token: 'token', mailedAt: NOW.toISOString(), isConfirmed: false } as const;
  return { ...waitingKey(email), ...row, expiresAt: seconds + 600, ...changes };
};

export const waitingTokenRow = (changes: Record<string, unknown> = {}) => ({
  ...waitingTokenKey('token'),
  email: 'tom@example.com',
  expiresAt: seconds + 600,
  ...changes,
});

export const answerId = '01JGFJJZ00000000000000000D';

export function answerRow(changes: Partial<OwnAnswer> = {}): OwnAnswer & { pk: string; sk: string } {
  const answer: OwnAnswer = {
    answerId,
    answeredAt: examples.time,
    question: 'Is there parking?',
    answer: 'Yes, in the courtyard behind the house.',
    ...changes,
  };
  return { ...answerKey(accountId, answer.answerId), ...answer };
}

export const gapId = 'abcdefghijklmnopqrstuv';

export function gapRow(changes: Partial<GapRow> = {}): GapRow & { pk: string; sk: string } {
  const row: GapRow = {
    gapId,
    question: 'Is there parking?',
    count: 4,
    lastAt: '2026-03-09T12:00:00.000Z',
    expiresAt: seconds + 86_400,
    ...changes,
  };
  return { ...gapKey(accountId, row.gapId), ...row };
}

export function examRow(changes: Partial<ExamRow> = {}): ExamRow & { pk: string; sk: string } {
  const row: ExamRow = {
    examId: '01JGFJJZ00000000000000000C',
    startedAt: examples.time,
    pageVersion: 3,
    language: 'en_us',
    questions: [
      { questionId: 'q1', question: 'Who are homes for?', source: 'about-me' },
      { questionId: 'q2', question: 'How tall is the Eiffel Tower?', source: null },
    ],
    isTemplate: false,
    fingerprint: 'of-another-page',
    ...changes,
  };
  return { ...examKey(accountId), ...row };
}

export const phoneRow = (phone: string, id = accountId) => ({ ...phoneKey(phone), status: 'active', accountId: id });

export function sessionRow(signedInAt: number, changes: Partial<SessionRow> = {}, id = accountId) {
  const row: SessionRow = {
    signedInAt,
    method: 'password',
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
    country: 'SE',
    seenAt: NOW.toISOString(),
    expiresAt: seconds + 86_400,
    ...changes,
  };
  return { ...sessionKey(id, signedInAt), ...row };
}

export const AGENCY_EMAIL = 'hello@agency.example';

/** An agent, and the agency whose address they know. */
export const agencyRows = () => [
  accountRow(),
  {
    ...accountRow({ accountId: otherAccountId, email: AGENCY_EMAIL, language: 'de_de' }),
    ...accountKey(otherAccountId),
  },
  emailRow(AGENCY_EMAIL, otherAccountId),
];
