/** A company with one product, one document and an agent who is bound to it, for tests of the learning portal. */
import { agencyKey } from '../../functions/domain/accounts/account-rows.ts';
import { companyKey } from '../../functions/domain/companies/company-rows.ts';
import {
  documentKey,
  documentProductKey,
  folderOf,
  productOwnerKey,
} from '../../functions/domain/documents/document-rows.ts';
import type { KeptPassage } from '../../functions/domain/knowledge/document-page.ts';
import { questionKey, type QuestionRow } from '../../functions/domain/learning/learning-rows.ts';
import type { LearningLevel } from '../../shared/model/learning-level.ts';
import { callContext, NOW } from './call-context.ts';
import { accountId } from './id-tokens.ts';
import { accountRow } from './rows.ts';

export const COMPANY = '01kkc0000000000000000000co';
export const PRODUCT = '01KKBZJR00PRODUCT000000000';
export const FILE = '01KKBZJR00FILE000000000000';
export const FILE_NAME = 'policy-wording.pdf';

const time = '2026-01-01T09:00:00.000Z';

const sentences = [
  'Lost luggage is covered up to 1,500 euros for each insured person and journey.',
  'Medical treatment abroad is covered up to 2,000,000 euros, with an excess of 50 euros a claim.',
  'A journey may last 90 days at most; longer journeys are not insured from the first day on.',
  'Claims are to be reported within 14 days of the return, with receipts and the report of the carrier.',
  'Valuables in checked luggage are covered up to 300 euros, cash in checked luggage is not covered.',
  'Children under 12 travel free with an insured adult when they stand on the same policy.',
  'Cancellation before departure is covered up to 4,000 euros for illness, accident or loss of work.',
  'Winter sports are insured with the plan Plus alone, off marked slopes only with a guide.',
  'The premium is due 7 days after the policy was issued and is paid for a whole year.',
  'Delays of more than 6 hours are compensated with 100 euros for each insured person.',
  'Rental cars are covered for an excess of up to 800 euros in Europe and in Canada.',
  'The policy can be cancelled within 30 days of each year that ends, in writing or online.',
];

/** One on each page, under a heading of its own. */
export const passages: KeptPassage[] = sentences.map((text, index) => ({
  page: index + 1,
  start: 0,
  end: text.length,
  headings: [`Section ${index + 1}`],
  text,
}));

export const passagesFile = (productId: string, version = 1): string =>
  `documents/${folderOf({ companyId: COMPANY, productId, fileId: FILE, version })}passages.json`;

export const documentRow = (productId: string, readyVersion: number | null = 1) => ({
  ...documentKey(COMPANY, productId, FILE),
  fileId: FILE,
  productId,
  companyId: COMPANY,
  name: FILE_NAME,
  kind: 'pdf',
  bytes: 1_000,
  state: 'ready',
  done: 12,
  total: 12,
  failure: null,
  warning: null,
  pages: 12,
  passages: 12,
  isShared: true,
  version: readyVersion ?? 1,
  readyVersion,
  readyPassages: 12,
  addedAt: time,
});

export const productRow = (
  productId: string,
  allowedAgents: string[] | null = null,
  requiredLevel: LearningLevel | null = null,
) => ({
  ...documentProductKey(COMPANY, productId),
  productId,
  companyId: COMPANY,
  name: 'Travel cover',
  texts: {
    logo: null,
    greeting: '',
    description: '',
    suggestedQuestions: [],
    standardReply: '',
    language: 'en_us',
  },
  share: { visibility: 'public', allowedAgents, requiredLevel, embedSites: [] },
  knowledgeVersion: 1,
  createdAt: time,
  changedAt: time,
});

/** What stands in the tables besides questions. The agent is the account of `ownerContext`. */
export const companyRows = (productId: string) => [
  accountRow(),
  accountRow({
    accountId: COMPANY,
    fullName: 'Nordic Cover',
    email: 'team@nordic.example',
    plan: { id: 'team1', trialEndsAt: null },
  }),
  {
    ...companyKey(COMPANY),
    companyId: COMPANY,
    name: 'Nordic Cover',
    website: 'https://nordic.example/',
    logo: null,
    agencyName: 'nordic-cover',
    createdAt: time,
    products: 1,
  },
  { ...productOwnerKey(productId), productId, companyId: COMPANY, isRemoved: false },
  productRow(productId),
  documentRow(productId),
  {
    ...agencyKey(accountId),
    state: 'bound',
    agentId: accountId,
    agencyId: COMPANY,
    email: 'team@nordic.example',
    requestId: 'r1',
    since: time,
  },
];

const ids = callContext();

/** Approved choices of a level, each about one passage; the first option is right. */
export const questionRows = (productId: string, level: 1 | 2 | 3, count: number): QuestionRow[] =>
  Array.from({ length: count }, (_, index) => {
    const passage = passages[index % passages.length] ?? passages[0];
    if (!passage) throw new Error('There are passages.');
    return {
      questionId: ids.newId(new Date(NOW.getTime() - (level * 100 + index) * 1_000)),
      productId,
      level,
      kind: 'single',
      state: 'approved',
      text: `What is right about section ${index + 1}?`,
      options: [passage.text, 'Something else', 'Nothing of it'],
      right: [0],
      expected: '',
      explanation: '',
      source: {
        place: { fileId: FILE, version: 1, page: passage.page, start: passage.start, end: passage.end },
        fileName: FILE_NAME,
        excerpt: passage.text,
      },
      madeAt: time,
      reviewedAt: time,
    };
  });

export const keyed = (rows: readonly QuestionRow[]) =>
  rows.map((row) => ({ ...questionKey(COMPANY, row.productId, row.questionId), ...row }));
