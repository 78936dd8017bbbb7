/**
 * Sign-up in two stores that cannot share a transaction: the address is reserved and the code used up in one write, then
 * the user pool is told, then the account becomes active. Each step can be repeated: after a crash whoever proves the
 * address again goes on where the last try ended (SECURITY.md T22).
 */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { TRIAL_DAYS } from '../../../shared/model/account.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import { cancellationReasons, dynamo } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { addressText, type AccountAddress } from './account-address.ts';
import { accountKey, identityKey, type AccountRow } from './account-rows.ts';
import { findIdentity } from './find-account.ts';
import { createUser, setPassword } from './identity-provider.ts';
import { codeBurn, type SessionCode } from './verification-codes.ts';

export const needs: StoreNeeds = { tables: [{ table: 'accounts', actions: ['PutItem', 'DeleteItem'] }] };

export type NewAccount = Pick<AccountRow, 'fullName' | 'language' | 'country' | 'timeZone'> & {
  address: AccountAddress;
  password: string;
  code: SessionCode;
  termsVersion: string;
};

/** Throws `account_exists`, `code_incorrect`, or what the pool has against address or password. */
export async function createAccount(request: NewAccount, context: { now: Date; newId(): string }): Promise<AccountRow> {
  const accountId = (await findIdentity(request.address))?.accountId ?? context.newId().toLowerCase();
  await reserve(accountId, request);
  await createUser(accountId);
  await setPassword(accountId, request.password);
  const row = newRow(accountId, request, context.now);
  await activate(row, request.address);
  return row;
}

/** An interrupted sign-up is gone on with under the id that it began with, so the pool never has a user too many. */
async function reserve(accountId: string, { address, code }: NewAccount): Promise<void> {
  try {
    await dynamo.send(
      new TransactWriteCommand({
        TransactItems: [
          {
            Put: {
              TableName: environment.table('accounts'),
              Item: { ...identityKey(address), status: 'pending', accountId },
              ConditionExpression: 'attribute_not_exists(pk) OR (#status = :pending AND accountId = :id)',
              ExpressionAttributeNames: { '#status': 'status' },
              ExpressionAttributeValues: { ':pending': 'pending', ':id': accountId },
            },
          },
          await codeBurn('sign-up', addressText(address), code),
        ],
      }),
    );
  } catch (error) {
    const [reservation, burn] = cancellationReasons(error) ?? [];
    if (reservation === 'ConditionalCheckFailed') throw new AppError('account_exists');
    if (burn === 'ConditionalCheckFailed') throw new AppError('code_incorrect');
    throw error;
  }
}

function newRow(accountId: string, request: NewAccount, now: Date): AccountRow {
  const { fullName, address, language, country, timeZone } = request;
  return {
    accountId,
    fullName,
    email: 'email' in address ? address.email : '',
    phone: 'phone' in address ? address.phone : null,
    image: null,
    language,
    country,
    timeZone,
    status: 'active',
    tokensValidAfter: 0,
    plan: {
      id: 'individual',
      trialEndsAt: new Date(now.getTime() + TRIAL_DAYS * 86_400_000).toISOString(),
      paidUntil: null,
    },
    consent: { termsVersion: request.termsVersion, isAdult: true, at: now.toISOString() },
    createdAt: now.toISOString(),
  };
}

/** Throws `account_exists` when a sign-up that ran beside this one was faster. */
async function activate(row: AccountRow, address: AccountAddress): Promise<void> {
  const table = environment.table('accounts');
  const identity = {
    TableName: table,
    Item: { ...identityKey(address), status: 'active', accountId: row.accountId },
    ConditionExpression: '#status = :pending',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':pending': 'pending' },
  };
  const account = { TableName: table, Item: { ...accountKey(row.accountId), ...row } };
  try {
    await dynamo.send(new TransactWriteCommand({ TransactItems: [{ Put: identity }, { Put: account }] }));
  } catch (error) {
    throw cancellationReasons(error)?.[0] === 'ConditionalCheckFailed' ? new AppError('account_exists') : error;
  }
}
