/**
 * The people of a company (rows: company-rows.ts). Each write changes the member's row and `companyId` and `companyRole`
 * of their account in one transaction. The founder's plan is the company's: they stay, as administrators.
 */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { CompanyRole } from '../../../shared/model/company-roles.ts';
import { MAX_MEMBERS, type Member } from '../../../shared/model/company.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import { cancellationReasons, dynamo } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import type { TransactItem } from '../../kit/outbox.ts';
import { listBelow } from '../../kit/list-below.ts';
import { accountKey } from '../accounts/account-rows.ts';
import { findAccount } from '../accounts/find-account.ts';
import { memberKey, MemberRow } from './company-rows.ts';

export const needs: StoreNeeds = {
  tables: [
    { table: 'knowledge', actions: ['Query', 'PutItem', 'UpdateItem', 'DeleteItem'] },
    { table: 'accounts', actions: ['UpdateItem'] },
  ],
};

/** In the order in which they came. Who has deleted their account is none. */
export async function listMembers(companyId: string): Promise<Member[]> {
  // Rows of accounts that are gone do not count against the others.
  const items = await listBelow('knowledge', memberKey(companyId, ''), 2 * MAX_MEMBERS);
  const members = await Promise.all(items.map((item) => toMember(companyId, MemberRow.parse(item))));
  return members.flatMap((member) => member ?? []).toSorted((a, b) => a.since.localeCompare(b.since));
}

async function toMember(companyId: string, { accountId, role, since }: MemberRow): Promise<Member | null> {
  const account = await findAccount(accountId);
  if (!account || account.status === 'deleted') return null;
  const { fullName, email } = account;
  return { accountId, fullName, email, role, isFounder: accountId === companyId, since };
}

/** The transaction item that makes somebody without a company a member; it fails for who has one. */
export function membershipPut(companyId: string, { accountId, role }: MemberRow): TransactItem {
  return {
    Update: {
      TableName: environment.table('accounts'),
      Key: accountKey(accountId),
      UpdateExpression: 'SET companyId = :company, companyRole = :role',
      ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(companyId)',
      ExpressionAttributeValues: { ':company': companyId, ':role': role },
    },
  };
}

/** Throws `forbidden` for the founder, `not_found` for who is no member. */
export async function changeRole(companyId: string, accountId: string, role: CompanyRole): Promise<void> {
  await writeMember(companyId, accountId, [
    {
      Update: {
        TableName: environment.table('knowledge'),
        Key: memberKey(companyId, accountId),
        UpdateExpression: 'SET #role = :role',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: { '#role': 'role' },
        ExpressionAttributeValues: { ':role': role },
      },
    },
    ofAccount(companyId, accountId, 'SET companyRole = :role', { ':role': role }),
  ]);
}

/** Also for who leaves. Throws `forbidden` for the founder, `not_found` for who is no member. */
export async function removeMember(companyId: string, accountId: string): Promise<void> {
  await writeMember(companyId, accountId, [
    {
      Delete: {
        TableName: environment.table('knowledge'),
        Key: memberKey(companyId, accountId),
        ConditionExpression: 'attribute_exists(pk)',
      },
    },
    ofAccount(companyId, accountId, 'REMOVE companyId, companyRole', {}),
  ]);
}

function ofAccount(
  companyId: string,
  accountId: string,
  UpdateExpression: string,
  values: Record<string, unknown>,
): TransactItem {
  return {
    Update: {
      TableName: environment.table('accounts'),
      Key: accountKey(accountId),
      UpdateExpression,
      ConditionExpression: 'companyId = :company',
      ExpressionAttributeValues: { ...values, ':company': companyId },
    },
  };
}

async function writeMember(companyId: string, accountId: string, items: TransactItem[]): Promise<void> {
  if (accountId === companyId) throw new AppError('forbidden');
  try {
    await dynamo.send(new TransactWriteCommand({ TransactItems: items }));
  } catch (error) {
    throw cancellationReasons(error)?.includes('ConditionalCheckFailed') ? new AppError('not_found') : error;
  }
}
