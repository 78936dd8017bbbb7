/** A company of a test, and those who call for it: its founder, an editor, and somebody of another company. */
import { accountKey, type AccountRow } from '../../functions/domain/accounts/account-rows.ts';
import {
  companyKey,
  invitationKey,
  memberKey,
  type CompanyRow,
  type InvitationRow,
} from '../../functions/domain/companies/company-rows.ts';
import {
  documentKey,
  documentProductKey,
  productOwnerKey,
  type DocumentProductRow,
  type DocumentRow,
} from '../../functions/domain/documents/document-rows.ts';
import type { OwnerContext } from '../../functions/kit/context.ts';
import type { CompanyRole } from '../../shared/model/company-roles.ts';
import { NOW, ownerContext } from './call-context.ts';
import { accountId, otherAccountId } from './id-tokens.ts';
import { accountRow } from './rows.ts';

export const editorId = '8d3b2b20-5b2d-4e79-9f50-2b7e5eaf2d33';
export const productId = '01JGFJJZ00000000000000000P';
export const fileId = '01JGFJJZ00000000000000000F';
export const uploadId = '01KKBZJR00000000000000000V';

const team = { id: 'team1', trialEndsAt: null } as const;

type Role = { companyId?: string; companyRole?: CompanyRole };

export const personRow = (changes: Partial<AccountRow> & Role = {}) => {
  const { companyId, companyRole, ...account } = changes;
  const row = accountRow({ plan: team, ...account });
  return { ...row, ...accountKey(row.accountId), ...(companyId ? { companyId, companyRole } : {}) };
};

export const memberRow = (id: string, role: CompanyRole, companyId = accountId) => ({
  ...memberKey(companyId, id),
  ...{ accountId: id, role, since: id === companyId ? '2026-01-01T09:00:00.000Z' : '2026-02-01T09:00:00.000Z' },
});

export const invitationRow = (changes: Partial<InvitationRow> = {}): InvitationRow & { pk: string; sk: string } => {
  const row: InvitationRow = {
    invitationId: '01JGFJJZ00000000000000000K',
    companyId: accountId,
    email: 'eve@example.com',
    role: 'editor',
    invitedBy: accountId,
    expiresAt: Math.floor(NOW.getTime() / 1_000) + 7 * 86_400,
    ...changes,
  };
  return { ...invitationKey(row.companyId, row.invitationId), ...row };
};

export const companyRow = (changes: Partial<CompanyRow> = {}): CompanyRow & { pk: string; sk: string } => {
  const row: CompanyRow = {
    companyId: accountId,
    name: 'Nordic Cover',
    website: 'https://nordic.example/',
    logo: null,
    agencyName: 'nordic-cover',
    createdAt: '2026-01-01T09:00:00.000Z',
    products: 1,
    ...changes,
  };
  return { ...companyKey(row.companyId), ...row };
};

export const chatProductRow = (changes: Partial<DocumentProductRow> = {}) => {
  const row: DocumentProductRow = {
    productId,
    companyId: accountId,
    name: 'Travel cover',
    texts: {
      ...{ logo: null, greeting: 'Ask me.', description: '', suggestedQuestions: [], standardReply: '' },
      language: 'en_us',
    },
    share: { visibility: 'public', allowedAgents: null, requiredLevel: null, embedSites: [] },
    knowledgeVersion: 4,
    files: 0,
    createdAt: '2026-03-01T12:00:00.000Z',
    changedAt: '2026-03-01T12:00:00.000Z',
    ...changes,
  };
  return { ...documentProductKey(row.companyId, row.productId), ...row };
};

export const productOwnerRow = (changes: { isRemoved?: boolean } = {}) => ({
  ...productOwnerKey(productId),
  ...{ productId, companyId: accountId, isRemoved: false, ...changes },
});

export const documentRow = (changes: Partial<DocumentRow> = {}): DocumentRow & { pk: string; sk: string } => {
  const row: DocumentRow = {
    ...{ fileId, productId, companyId: accountId, name: 'policy.pdf', kind: 'pdf', bytes: 400_000 },
    ...{ state: 'ready', done: 128, total: 128, failure: null, warning: null, pages: 24, passages: 128 },
    ...{ isShared: false, version: 1, versions: 1, readyVersion: 1, readyPassages: 128, former: null },
    ...{ addedAt: '2026-03-02T12:00:00.000Z', queuedAt: '2026-03-02T12:00:00.000Z', uploadId: fileId },
    ...changes,
  };
  return { ...documentKey(row.companyId, row.productId, row.fileId), ...row };
};

/** The founder of a company with an editor and one product; a founder of another one. */
export const companyRows = (changes: { plan?: AccountRow['plan'] } = {}) => [
  personRow({ companyId: accountId, companyRole: 'admin', ...changes }),
  personRow({
    ...{ accountId: editorId, fullName: 'Tom Berg', email: 'tom@example.com' },
    ...{ plan: { id: 'free', trialEndsAt: null }, companyId: accountId, companyRole: 'editor' },
  }),
  personRow({
    ...{ accountId: otherAccountId, fullName: 'Eve', email: 'eve@example.com' },
    ...{ companyId: otherAccountId, companyRole: 'admin' },
  }),
  companyRow(),
  memberRow(accountId, 'admin'),
  memberRow(editorId, 'editor'),
  companyRow({ companyId: otherAccountId, agencyName: 'other', name: 'Other' }),
  memberRow(otherAccountId, 'admin', otherAccountId),
  chatProductRow(),
  productOwnerRow(),
];

type Who = { id: string; email: string; companyId: string | null; role: CompanyRole };

function contextOf({ id, email, companyId, role }: Who, changes: Partial<OwnerContext> = {}): OwnerContext {
  const { actor } = ownerContext();
  const company = companyId === null ? null : { companyId, role };
  return ownerContext({ actor: { ...actor, id, email, plan: team, company }, ...changes });
}

export const asFounder = (changes?: Partial<OwnerContext>) =>
  contextOf({ id: accountId, email: 'mara@example.com', companyId: accountId, role: 'admin' }, changes);
export const asEditor = (changes?: Partial<OwnerContext>) =>
  contextOf({ id: editorId, email: 'tom@example.com', companyId: accountId, role: 'editor' }, changes);
/** With every right, in another company. */
export const asStranger = (changes?: Partial<OwnerContext>) =>
  contextOf({ id: otherAccountId, email: 'eve@example.com', companyId: otherAccountId, role: 'admin' }, changes);
/** Somebody who has no company; their plan includes document chat. */
export const asNobody = (changes?: Partial<OwnerContext>) =>
  contextOf({ id: otherAccountId, email: 'eve@example.com', companyId: null, role: 'admin' }, changes);

export const later = (milliseconds: number): Date => new Date(NOW.getTime() + milliseconds);
