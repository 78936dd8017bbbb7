/**
 * Sessions of support: one person of the staff, one account, a reason, 30 minutes. Without one nothing of an account is
 * seen or done. Opening, looking and closing are acts that the owner can read.
 */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { SUPPORT_SESSION_MINUTES } from '../../../shared/model/staff.ts';
import type { AccountAct } from '../../../shared/model/complaint.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import { cancellationReasons, dynamo } from '../../kit/clients/dynamo.ts';
import type { OwnerContext } from '../../kit/context.ts';
import { environment } from '../../kit/environment.ts';
import { epochSeconds } from '../../kit/epoch-seconds.ts';
import type { TransactItem } from '../../kit/outbox.ts';
import { readRow } from '../../kit/read-row.ts';
import { raiseSignal } from '../../kit/security-signals.ts';
import { actPut } from './staff-acts.ts';
import { supportSessionKey, SupportSessionRow } from './support-rows.ts';

export const needs: StoreNeeds = {
  tables: [{ table: 'pages', actions: ['GetItem', 'PutItem', 'DeleteItem', 'ConditionCheckItem'] }],
};

/** Whoever of the staff calls. */
export type StaffContext = Pick<OwnerContext, 'actor' | 'now' | 'newId' | 'log'>;

/** What is done about an account, for its audit. */
export function accountActPut(accountId: string, act: AccountAct, reason: string, context: StaffContext): TransactItem {
  const { actor, now, newId } = context;
  return actPut(accountId, newId(), { at: now.toISOString(), by: actor.email, act, complaintId: '', reason });
}

/** A session that is open already begins anew. Answers when it ends. */
export async function openSession(accountId: string, reason: string, context: StaffContext): Promise<string> {
  const { actor, now } = context;
  const end = new Date(now.getTime() + SUPPORT_SESSION_MINUTES * 60_000);
  const row: SupportSessionRow = {
    by: actor.email,
    reason,
    openedAt: now.toISOString(),
    endsAt: end.toISOString(),
    expiresAt: epochSeconds(end),
  };
  const Item = { ...supportSessionKey(accountId, actor.id), ...row };
  const put = { Put: { TableName: environment.table('pages'), Item } };
  const act = accountActPut(accountId, 'open-session', reason, context);
  await dynamo.send(new TransactWriteCommand({ TransactItems: [put, act] }));
  raiseSignal('StaffLookups', { staffId: actor.id, accountId });
  return row.endsAt;
}

/** When the session of whoever calls ends; throws `support_session_over`. */
export async function requireSession(accountId: string, { actor, now }: StaffContext): Promise<string> {
  const item = await readRow('pages', supportSessionKey(accountId, actor.id));
  const row = item ? SupportSessionRow.parse(item) : null;
  if (!row || Date.parse(row.endsAt) <= now.getTime()) throw new AppError('support_session_over');
  return row.endsAt;
}

/** The transaction item that an act within a session begins with. */
export function sessionCheck(accountId: string, { actor, now }: StaffContext): TransactItem {
  return {
    ConditionCheck: {
      TableName: environment.table('pages'),
      Key: supportSessionKey(accountId, actor.id),
      ConditionExpression: 'endsAt > :now',
      ExpressionAttributeValues: { ':now': now.toISOString() },
    },
  };
}

/** Writes an act with what it does. Throws `support_session_over`, or `already_decided` when it cannot be done (any more). */
export async function writeAct(items: readonly TransactItem[]): Promise<void> {
  try {
    await dynamo.send(new TransactWriteCommand({ TransactItems: [...items] }));
  } catch (error) {
    const reasons = cancellationReasons(error);
    if (!reasons?.includes('ConditionalCheckFailed')) throw error;
    throw new AppError(reasons[0] === 'ConditionalCheckFailed' ? 'support_session_over' : 'already_decided');
  }
}

export async function noteLook(accountId: string, context: StaffContext): Promise<void> {
  await writeAct([sessionCheck(accountId, context), accountActPut(accountId, 'view-account', '', context)]);
}

/** Before an account is shown once more as it was after an act: as long as the session lasts, and noted like every look. */
export const lookAgain = ({ account }: { account: { accountId: string } }, context: StaffContext): Promise<void> =>
  noteLook(account.accountId, context);

export async function closeSession(accountId: string, context: StaffContext): Promise<void> {
  const { actor, now } = context;
  const end = {
    Delete: {
      TableName: environment.table('pages'),
      Key: supportSessionKey(accountId, actor.id),
      ConditionExpression: 'endsAt > :now',
      ExpressionAttributeValues: { ':now': now.toISOString() },
    },
  };
  await writeAct([end, accountActPut(accountId, 'close-session', '', context)]);
}
