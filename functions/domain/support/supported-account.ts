/** An account as support sees it: the fields of `SupportedAccount`, picked one by one, and nothing else. */
import { SessionRow, isSessionOver } from '../../kit/account-session.ts';
import type { SupportedAccount } from '../../../shared/model/staff.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import type { TableName } from '../../../shared/model/resources.ts';
import { canonicalEmail } from '../../../shared/rules/email.ts';
import { AppError } from '../../kit/app-error.ts';
import { listBelow } from '../../kit/list-below.ts';
import { readRow } from '../../kit/read-row.ts';
import { signInKey, type AccountRow } from '../accounts/account-rows.ts';
import { findAccount, findAccountIdBy } from '../accounts/find-account.ts';
import { InvoiceRow, SubscriptionRow, subscriptionKey } from '../billing/billing-rows.ts';
import { findNameHolder, findPage } from '../pages/find-page.ts';
import { listActs } from './complaints.ts';
import { findSuspension, toSuspension } from './suspension.ts';

export const needs: StoreNeeds = {
  tables: [
    { table: 'accounts', actions: ['GetItem', 'Query'] },
    { table: 'billing', actions: ['GetItem', 'Query'] },
  ],
};

const MOST_SESSIONS = 200;
const MOST_INVOICES = 24;

/** By e-mail, by phone number in its international form, or by page name with or without its slash; null for none. */
export async function lookUp(typed: string, now: Date): Promise<string | null> {
  const text = typed.trim();
  if (text.includes('@')) return findAccountIdBy({ email: canonicalEmail(text) });
  const digits = text.replaceAll(/[\s().-]/g, '');
  if (/^\+\d{6,15}$/.test(digits)) return findAccountIdBy({ phone: digits });
  const name = await findNameHolder(text.replace(/^.*\//, ''), now);
  return name?.accountId ?? null;
}

/** Throws `not_found`. */
export async function viewAccount(accountId: string, now: Date): Promise<SupportedAccount> {
  const account = await findAccount(accountId);
  if (!account) throw new AppError('not_found');
  const [parts, sessions, payments, acts] = await Promise.all([
    readParts(accountId),
    listSessions(accountId, now),
    listPayments(accountId),
    listActs(accountId),
  ]);
  return { ...identityOf(account), ...parts, ...sessions, payments, acts };
}

function identityOf({ phone, plan, ...account }: AccountRow) {
  const { accountId, fullName, email, language, country, timeZone, status, createdAt } = account;
  const { id, trialEndsAt, paidUntil } = plan;
  const keptPlan = { id, trialEndsAt, paidUntil: paidUntil ?? null };
  const phoneEnd = phone?.slice(-3) ?? null;
  return { accountId, fullName, email, phoneEnd, language, country, timeZone, status, createdAt, plan: keptPlan };
}

async function readParts(accountId: string) {
  const [page, suspension, lock, subscription] = await Promise.all([
    findPage(accountId),
    findSuspension(accountId),
    readRow('accounts', signInKey(accountId)),
    readRow('billing', subscriptionKey(accountId)),
  ]);
  const agentName = page?.liveName ?? page?.draft.profile.agentName ?? '';
  return {
    page: agentName === '' ? null : { agentName, isLive: typeof page?.liveName === 'string' },
    suspension: suspension && toSuspension(suspension),
    lockedAt: typeof lock?.['lockedAt'] === 'string' ? lock['lockedAt'] : null,
    subscription: subscription ? subscriptionView(SubscriptionRow.parse(subscription)) : null,
  };
}

function subscriptionView({ status, cycle, periodEnd, isAutoRenewing, billedBy }: SubscriptionRow) {
  return { status, cycle, periodEnd, isAutoRenewing, billedBy };
}

/** Rows of the account whose sort keys begin so, the newest first. */
function queryOwn(table: TableName, accountId: string, prefix: string, most: number) {
  return listBelow(table, { pk: `ACC#${accountId}`, sk: prefix }, most, 'newest');
}

async function listSessions(accountId: string, now: Date) {
  const rows = await queryOwn('accounts', accountId, 'SESSION#', MOST_SESSIONS);
  const open = rows.map((row) => SessionRow.parse(row)).filter((row) => !isSessionOver(row, now));
  return {
    sessions: open.length,
    lastSeenAt:
      open
        .map(({ seenAt }) => seenAt)
        .toSorted()
        .at(-1) ?? null,
  };
}

async function listPayments(accountId: string): Promise<SupportedAccount['payments']> {
  const rows = await queryOwn('billing', accountId, 'INVOICE#', MOST_INVOICES);
  return rows
    .map((row) => InvoiceRow.parse(row))
    .map(({ orderId, number, billedAt, total, payWay, status }) => {
      return { orderId, number, billedAt, total, payWay, status };
    });
}
