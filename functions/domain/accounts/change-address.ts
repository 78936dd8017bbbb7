/**
 * Another e-mail address or phone number for an account. The user pool knows neither, so a change is one transaction of
 * this table: there is no half of it that a crash could leave behind (SECURITY.md T21, T22).
 */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import { cancellationReasons, dynamo } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { epochSeconds } from '../../kit/epoch-seconds.ts';
import { foundOnce } from '../../kit/found-once.ts';
import { outboxPut, type TransactItem } from '../../kit/outbox.ts';
import { readRow } from '../../kit/read-row.ts';
import { changePut } from '../lock/account-changes.ts';
import type { AccountAddress } from './account-address.ts';
import { accountKey, emailUndoKey, identityKey, type AccountRow } from './account-rows.ts';
import { findAccount } from './find-account.ts';
import { ownedAt, removeOwnedSince } from './owned-rows.ts';

export const needs: StoreNeeds = {
  tables: [{ table: 'accounts', actions: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'] }],
};

export const UNDO_SECONDS = 7 * 86_400;

const EmailUndoRow = z.object({
  accountId: z.string(),
  /** Where the link is sent, and what it leads back to. */
  formerEmail: z.string(),
  email: z.string(),
  /** Seconds since the epoch. */
  expiresAt: z.number().int(),
});
export type EmailUndoRow = z.infer<typeof EmailUndoRow>;

type Context = { now: Date; newId(): string };

/** What a code is bound to: nobody's request can take another owner's code away. */
export const changeAddressOf = (accountId: string, address: string): string => `${accountId}#${address}`;

/** Both addresses are told; the former one can undo it. Throws `account_exists`, `code_incorrect` or `conflict`. */
export async function replaceEmail(
  account: AccountRow,
  email: string,
  codeBurn: TransactItem,
  { now, newId }: Context,
): Promise<AccountRow> {
  const { accountId, email: formerEmail } = account;
  const told = mailPut({ template: 'email-is-new', accountId }, { now, newId });
  await write(
    claim({ email }, accountId),
    codeBurn,
    change(accountId, { email: formerEmail }, { email }),
    ...(formerEmail === ''
      ? []
      : [release({ email: formerEmail }, accountId), ...wayBack(account, email, { now, newId })]),
    told,
    changePut(accountId, 'email-changed', { now, newId }),
  );
  return { ...account, email };
}

/** Throws `account_exists`, `code_incorrect` or `conflict`. */
export async function replacePhone(
  account: AccountRow,
  phone: string,
  codeBurn: TransactItem,
  { now, newId }: Context,
): Promise<AccountRow> {
  const { accountId, phone: formerPhone } = account;
  await write(
    claim({ phone }, accountId),
    codeBurn,
    change(accountId, { phone: formerPhone }, { phone, phoneSince: epochSeconds(now) }),
    ...(formerPhone === null ? [] : [release({ phone: formerPhone }, accountId)]),
    mailPut({ template: 'phone-changed', accountId }, { now, newId }),
    changePut(accountId, 'phone-changed', { now, newId }),
  );
  return { ...account, phone };
}

/** Null when it was used, or the week is over. */
export async function findEmailUndo(id: string, now: Date): Promise<EmailUndoRow | null> {
  const item = await readRow('accounts', emailUndoKey(id));
  const row = item ? EmailUndoRow.parse(item) : null;
  return row && row.expiresAt > epochSeconds(now) ? row : null;
}

/** In seconds since the epoch. */
export const changedAt = ({ expiresAt }: EmailUndoRow): number => expiresAt - UNDO_SECONDS;

/**
 * The former address counts again, however often it was changed since; every sign-in ends, and a number of since then goes.
 * Throws `link_lapsed` when it was used in between, or the address counts already, `account_exists` when it is another
 * account's by now.
 */
export async function takeEmailBack(id: string, undo: EmailUndoRow, { now, newId }: Context): Promise<void> {
  const { accountId, formerEmail } = undo;
  const account = await foundOnce('account', () => findAccount(accountId));
  if (!account || account.email === formerEmail) throw new AppError('link_lapsed');
  const since = changedAt(undo);
  // Whoever changed it twice has a link of their own.
  await removeOwnedSince(accountId, 'EMAIL-UNDO', since, emailUndoKey(id));
  const { email } = account;
  // Codes for a new password would go to a number of theirs.
  const phone = (account.phoneSince ?? 0) >= since ? account.phone : null;
  const used = { Delete: { TableName: environment.table('accounts'), Key: emailUndoKey(id), ...mustExist } };
  const after = { email: formerEmail, tokensValidAfter: epochSeconds(now), ...(phone !== null && { phone: null }) };
  await write(
    claim({ email: formerEmail }, accountId),
    used,
    change(accountId, { email }, after),
    release({ email }, accountId),
    ...(phone === null ? [] : [release({ phone }, accountId)]),
    mailPut({ template: 'email-undone', accountId }, { now, newId }),
  ).catch((error: unknown) => {
    const isGone = error instanceof AppError && (error.code === 'code_incorrect' || error.code === 'conflict');
    throw isGone ? new AppError('link_lapsed') : error;
  });
}

const mustExist = { ConditionExpression: 'attribute_exists(pk)' };

/** A sign-up that was never finished does not hold an address back from whoever proves it. */
function claim(address: AccountAddress, accountId: string): TransactItem {
  return {
    Put: {
      TableName: environment.table('accounts'),
      Item: { ...identityKey(address), status: 'active', accountId },
      ConditionExpression: 'attribute_not_exists(pk) OR #status = :pending',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: { ':pending': 'pending' },
    },
  };
}

function release(address: AccountAddress, accountId: string): TransactItem {
  return {
    Delete: {
      TableName: environment.table('accounts'),
      Key: identityKey(address),
      ConditionExpression: 'accountId = :account',
      ExpressionAttributeValues: { ':account': accountId },
    },
  };
}

type Address = Partial<Pick<AccountRow, 'email' | 'phone'>>;
type Times = Partial<Pick<AccountRow, 'tokensValidAfter' | 'phoneSince'>>;

/** Only while the account still has what it had when the change was decided. */
function change(accountId: string, before: Address, after: Address & Times): TransactItem {
  const [[name = '', value] = []] = Object.entries(before);
  const entries = Object.entries(after);
  return {
    Update: {
      TableName: environment.table('accounts'),
      Key: accountKey(accountId),
      UpdateExpression: `SET ${entries.map(([key]) => `${key} = :${key}`).join(', ')}`,
      // Accounts of before there were numbers have no such attribute.
      ConditionExpression:
        value === null
          ? `attribute_exists(pk) AND (attribute_not_exists(${name}) OR ${name} = :before)`
          : `${name} = :before`,
      ExpressionAttributeValues: {
        ':before': value,
        ...Object.fromEntries(entries.map(([key, next]) => [`:${key}`, next])),
      },
    },
  };
}

function wayBack({ accountId, email: formerEmail }: AccountRow, email: string, context: Context): TransactItem[] {
  const undoId = context.newId().toLowerCase();
  // A deletion of the account finds it there.
  const index = ownedAt(accountId, context.now.toISOString());
  const row: EmailUndoRow = { accountId, formerEmail, email, expiresAt: epochSeconds(context.now) + UNDO_SECONDS };
  return [
    { Put: { TableName: environment.table('accounts'), Item: { ...emailUndoKey(undoId), ...index, ...row } } },
    mailPut({ template: 'email-changed', accountId, undoId }, context),
  ];
}

function mailPut(payload: Record<string, string>, { now, newId }: Context): TransactItem {
  return outboxPut('accounts', { id: newId(), job: 'send-message', payload }, now);
}

/** The first item claims the address, the second uses up what proves it, the third changes the account. */
async function write(...items: TransactItem[]): Promise<void> {
  try {
    await dynamo.send(new TransactWriteCommand({ TransactItems: items }));
  } catch (error) {
    const reasons = cancellationReasons(error) ?? [];
    const [isTaken, isUsed, isChanged] = reasons.map((reason) => reason === 'ConditionalCheckFailed');
    if (isTaken) throw new AppError('account_exists');
    if (isUsed) throw new AppError('code_incorrect');
    if (isChanged || reasons.includes('ConditionalCheckFailed')) throw new AppError('conflict');
    throw error;
  }
}
