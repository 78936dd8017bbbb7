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
import { accountKey, emailKey, type AccountRow } from './account-rows.ts';
import { createUser, setPassword } from './identity-provider.ts';
import { codeBurn, type SessionCode } from './verification-codes.ts';

export const needs: StoreNeeds = { tables: [{ table: 'accounts', actions: ['PutItem', 'DeleteItem'] }] };

export type NewAccount = Pick<AccountRow, 'fullName' | 'email' | 'language' | 'country' | 'timeZone'> & {
  password: string;
  code: SessionCode;
  termsVersion: string;
};

/** Throws `account_exists`, `code_incorrect`, or what the pool has against address or password. */
export async function createAccount(request: NewAccount, now: Date): Promise<AccountRow> {
  await reserveEmail(request);
  const accountId = await createUser(request.email);
  await setPassword(request.email, request.password);
  const row = newRow(accountId, request, now);
  await activate(row);
  return row;
}

async function reserveEmail({ email, code }: NewAccount): Promise<void> {
  try {
    await dynamo.send(
      new TransactWriteCommand({
        TransactItems: [
          {
            Put: {
              TableName: environment.table('accounts'),
              Item: { ...emailKey(email), status: 'pending', accountId: null },
              ConditionExpression: 'attribute_not_exists(pk) OR #status = :pending',
              ExpressionAttributeNames: { '#status': 'status' },
              ExpressionAttributeValues: { ':pending': 'pending' },
            },
          },
          await codeBurn('sign-up', email, code),
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
  const { fullName, email, language, country, timeZone } = request;
  return {
    accountId,
    fullName,
    email,
    language,
    country,
    timeZone,
    status: 'active',
    tokensValidAfter: 0,
    plan: { id: 'individual', trialEndsAt: new Date(now.getTime() + TRIAL_DAYS * 86_400_000).toISOString() },
    consent: { termsVersion: request.termsVersion, isAdult: true, at: now.toISOString() },
    createdAt: now.toISOString(),
  };
}

/** Throws `account_exists` when a sign-up that ran beside this one was faster. */
async function activate(row: AccountRow): Promise<void> {
  const table = environment.table('accounts');
  const address = {
    TableName: table,
    Item: { ...emailKey(row.email), status: 'active', accountId: row.accountId },
    ConditionExpression: '#status = :pending',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':pending': 'pending' },
  };
  const account = { TableName: table, Item: { ...accountKey(row.accountId), ...row } };
  try {
    await dynamo.send(new TransactWriteCommand({ TransactItems: [{ Put: address }, { Put: account }] }));
  } catch (error) {
    throw cancellationReasons(error)?.[0] === 'ConditionalCheckFailed' ? new AppError('account_exists') : error;
  }
}
