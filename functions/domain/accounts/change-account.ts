/** Changes to an account: its settings, and what ends its sessions. */
import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { cancellationReasons, dynamo } from '../../kit/clients/dynamo.ts';
import { AppError } from '../../kit/app-error.ts';
import { environment } from '../../kit/environment.ts';
import { outboxPut } from '../../kit/outbox.ts';
import { owners } from '../../kit/realms.ts';
import { changePut } from '../lock/account-changes.ts';
import { addressText, type AccountAddress } from './account-address.ts';
import { accountKey, AccountRow } from './account-rows.ts';
import { endSessionsUpdate } from './session-store.ts';
import { codeBurn, type SessionCode } from './verification-codes.ts';

export const needs: StoreNeeds = { tables: [{ table: 'accounts', actions: ['UpdateItem', 'PutItem', 'DeleteItem'] }] };

export type AccountChanges = Partial<Pick<AccountRow, 'fullName' | 'language' | 'country' | 'timeZone' | 'image'>>;

export async function changeAccount(accountId: string, changes: AccountChanges): Promise<AccountRow> {
  const entries = Object.entries({ ...changes, accountId });
  const { Attributes: row } = await dynamo.send(
    new UpdateCommand({
      TableName: environment.table('accounts'),
      Key: accountKey(accountId),
      UpdateExpression: `SET ${entries.map((_, index) => `#n${index} = :v${index}`).join(', ')}`,
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: Object.fromEntries(entries.map(([name], index) => [`#n${index}`, name])),
      ExpressionAttributeValues: Object.fromEntries(entries.map(([, value], index) => [`:v${index}`, value])),
      ReturnValues: 'ALL_NEW',
    }),
  );
  return AccountRow.parse(row);
}

/** Tokens of sign-ins before now stop counting. */
export async function endAllSessions(accountId: string, now: Date): Promise<void> {
  await dynamo.send(new UpdateCommand(endSessionsUpdate(owners, accountId, now)));
}

/** Uses the reset code up, ends all sessions and has the owner told, in one write; throws `code_incorrect`. */
export async function beginPasswordReset(
  { accountId, address }: { accountId: string; address: AccountAddress },
  code: SessionCode,
  context: { now: Date; newId(): string },
): Promise<void> {
  const payload = { template: 'password-changed', accountId };
  try {
    await dynamo.send(
      new TransactWriteCommand({
        TransactItems: [
          await codeBurn('reset-password', addressText(address), code),
          { Update: endSessionsUpdate(owners, accountId, context.now) },
          outboxPut('accounts', { id: context.newId(), job: 'send-message', payload }, context.now),
          changePut(accountId, 'password-reset', context),
        ],
      }),
    );
  } catch (error) {
    throw cancellationReasons(error)?.[0] === 'ConditionalCheckFailed' ? new AppError('code_incorrect') : error;
  }
}
