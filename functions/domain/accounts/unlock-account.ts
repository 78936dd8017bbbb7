/** What an administrator does for a locked account, by a command and not at the desk of support. */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { dynamo } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { actPut } from '../support/staff-acts.ts';
import { signInKey } from './account-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'accounts', actions: ['DeleteItem'] }] };

/** Who gave the command, only the log of AWS knows. */
const BY = 'administrator';

/** Noted with it, so that the owner reads of it as of all that staff do. */
export async function unlockAccount(accountId: string, { now, newId }: { now: Date; newId(): string }): Promise<void> {
  const act = { at: now.toISOString(), by: BY, act: 'unlock', complaintId: '', reason: '' } as const;
  const forget = { Delete: { TableName: environment.table('accounts'), Key: signInKey(accountId) } };
  await dynamo.send(new TransactWriteCommand({ TransactItems: [forget, actPut(accountId, newId(), act)] }));
}
