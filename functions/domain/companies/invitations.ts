/**
 * Invitations to a company: for one address, good once and for seven days. Whether anybody has an account with the
 * address is not looked at, so nothing is learnt by inviting. The mail's link carries a token that is kept nowhere
 * (../accounts/link-token.ts).
 */
import { DeleteCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { CompanyRole } from '../../../shared/model/company-roles.ts';
import { MAX_MEMBERS, type Invitation } from '../../../shared/model/company.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import { cancellationReasons, dynamo } from '../../kit/clients/dynamo.ts';
import type { OwnerContext } from '../../kit/context.ts';
import { environment } from '../../kit/environment.ts';
import { epochSeconds } from '../../kit/epoch-seconds.ts';
import { outboxPut } from '../../kit/outbox.ts';
import { listBelow } from '../../kit/list-below.ts';
import { readRow } from '../../kit/read-row.ts';
import { linkToken, subjectOfToken } from '../accounts/link-token.ts';
import { invitationKey, InvitationRow, memberKey } from './company-rows.ts';
import { listMembers, membershipPut } from './members.ts';

export const needs: StoreNeeds = {
  tables: [{ table: 'knowledge', actions: ['GetItem', 'Query', 'PutItem', 'DeleteItem'] }],
};

const INVITATION_SECONDS = 7 * 86_400;

/** More than there can be: those that lapsed are deleted late. */
const MOST_ROWS = 10 * MAX_MEMBERS;

/** Those that can still be answered, oldest first. */
export async function listInvitations(companyId: string, now: Date): Promise<InvitationRow[]> {
  const items = await listBelow('knowledge', invitationKey(companyId, ''), MOST_ROWS);
  return items.map((item) => InvitationRow.parse(item)).filter((row) => !isOver(row, now));
}

export const toInvitation = ({ invitationId, email, role, expiresAt }: InvitationRow): Invitation => ({
  invitationId,
  email,
  role,
  expiresAt: new Date(expiresAt * 1_000).toISOString(),
});

/**
 * In place of an older one for the same address. An address that is a member's already gets none. Throws `members_full`.
 *
 * @param email canonical
 */
export async function invite(
  { actor, now, newId }: OwnerContext,
  companyId: string,
  { email, role }: { email: string; role: CompanyRole },
): Promise<void> {
  const [members, invitations] = await Promise.all([listMembers(companyId), listInvitations(companyId, now)]);
  if (members.some((member) => member.email === email)) return;
  const id = newId();
  // This very invitation was made, and broken off after it.
  if (invitations.some(({ invitationId }) => invitationId === id)) return;
  const older = invitations.filter((invitation) => invitation.email === email);
  if (members.length + invitations.length - older.length >= MAX_MEMBERS) throw new AppError('members_full');
  const row: InvitationRow = {
    invitationId: id,
    companyId,
    email,
    role,
    invitedBy: actor.id,
    expiresAt: epochSeconds(now) + INVITATION_SECONDS,
  };
  const TableName = environment.table('knowledge');
  const payload = { template: 'company-invitation', companyId, invitationId: row.invitationId };
  await dynamo.send(
    new TransactWriteCommand({
      TransactItems: [
        { Put: { TableName, Item: { ...invitationKey(companyId, row.invitationId), ...row } } },
        ...older.map(({ invitationId }) => ({ Delete: { TableName, Key: invitationKey(companyId, invitationId) } })),
        outboxPut('knowledge', { id: newId(), job: 'send-message', payload }, now),
      ],
    }),
  );
}

export async function takeBack(companyId: string, invitationId: string): Promise<void> {
  await dynamo.send(
    new DeleteCommand({ TableName: environment.table('knowledge'), Key: invitationKey(companyId, invitationId) }),
  );
}

/** Null when it was answered, taken back or has lapsed. */
export async function findInvitation(
  companyId: string,
  invitationId: string,
  now: Date,
): Promise<InvitationRow | null> {
  const item = await readRow('knowledge', invitationKey(companyId, invitationId));
  const row = item ? InvitationRow.parse(item) : null;
  return row && !isOver(row, now) ? row : null;
}

/** What the link of its mail carries. */
export const invitationToken = ({ companyId, invitationId }: InvitationRow): Promise<string> =>
  linkToken('company-invitation', `${companyId}.${invitationId}`);

/** Throws `link_lapsed`. */
export async function invitationOf(token: string, now: Date): Promise<InvitationRow> {
  const [companyId = '', invitationId = ''] = (await subjectOfToken('company-invitation', token)).split('.');
  const row = await findInvitation(companyId, invitationId, now);
  if (!row) throw new AppError('link_lapsed');
  return row;
}

/**
 * The actor becomes a member, and who invited them is told. Throws `invitation_not_yours` for another address than the
 * one that was invited, `link_lapsed`, and `in_company_already`.
 */
export async function acceptInvitation(
  { actor, now, newId }: OwnerContext,
  { companyId, invitationId, email, role, invitedBy }: InvitationRow,
): Promise<void> {
  if (actor.email !== email) throw new AppError('invitation_not_yours');
  const TableName = environment.table('knowledge');
  const member = { accountId: actor.id, role, since: now.toISOString() };
  const payload = { template: 'company-joined', accountId: invitedBy, memberId: actor.id };
  try {
    await dynamo.send(
      new TransactWriteCommand({
        TransactItems: [
          {
            Delete: {
              TableName,
              Key: invitationKey(companyId, invitationId),
              ConditionExpression: 'attribute_exists(pk)',
            },
          },
          membershipPut(companyId, member),
          { Put: { TableName, Item: { ...memberKey(companyId, actor.id), ...member } } },
          outboxPut('knowledge', { id: newId(), job: 'send-message', payload }, now),
        ],
      }),
    );
  } catch (error) {
    const [ofInvitation, ofAccount] = cancellationReasons(error) ?? [];
    if (ofInvitation === 'ConditionalCheckFailed') throw new AppError('link_lapsed');
    throw ofAccount === 'ConditionalCheckFailed' ? new AppError('in_company_already') : error;
  }
}

const isOver = ({ expiresAt }: InvitationRow, now: Date): boolean => expiresAt <= epochSeconds(now);
