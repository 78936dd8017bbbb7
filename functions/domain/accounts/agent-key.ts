/** The link key of an account, with which an app or an agency ties itself to it (rows: account-rows.ts). */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import { cancellationReasons, dynamo } from '../../kit/clients/dynamo.ts';
import type { OwnerContext } from '../../kit/context.ts';
import { environment } from '../../kit/environment.ts';
import { readRow } from '../../kit/read-row.ts';
import { waysChangedPuts } from '../lock/ways-changed.ts';
import { agentKeyKey, agentKeyOwnerKey } from './account-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'accounts', actions: ['GetItem', 'PutItem', 'DeleteItem'] }] };

const KEY_BYTES = 16;

const KeyRow = z.object({ key: z.string(), madeAt: z.string() });
export type AgentKey = z.infer<typeof KeyRow>;

export async function findAgentKey(accountId: string): Promise<AgentKey | null> {
  const item = await readRow('accounts', agentKeyKey(accountId));
  return item ? KeyRow.parse(item) : null;
}

/** The account that a key is of; null for one that was never given or has been replaced. */
export async function findAccountIdByAgentKey(key: string): Promise<string | null> {
  const item = await readRow('accounts', agentKeyOwnerKey(key));
  return item ? z.object({ accountId: z.string() }).parse(item).accountId : null;
}

/** A new key in place of `former`, of which the owner is told; throws `conflict` when there is another one by now. */
export async function makeAgentKey(
  context: Pick<OwnerContext, 'actor' | 'now' | 'newId' | 'randomBytes'>,
  former: AgentKey | null,
): Promise<AgentKey> {
  const { actor, now, randomBytes } = context;
  const TableName = environment.table('accounts');
  const made = { key: randomBytes(KEY_BYTES).toString('base64url'), madeAt: now.toISOString() };
  const condition = former
    ? {
        ConditionExpression: '#key = :former',
        ExpressionAttributeNames: { '#key': 'key' },
        ExpressionAttributeValues: { ':former': former.key },
      }
    : { ConditionExpression: 'attribute_not_exists(pk)' };
  const items = [
    { Put: { TableName, Item: { ...agentKeyKey(actor.id), ...made }, ...condition } },
    { Put: { TableName, Item: { ...agentKeyOwnerKey(made.key), accountId: actor.id } } },
    ...(former
      ? [
          { Delete: { TableName, Key: agentKeyOwnerKey(former.key) } },
          ...waysChangedPuts(actor.id, 'agent-key-renewed', context),
        ]
      : []),
  ];
  try {
    await dynamo.send(new TransactWriteCommand({ TransactItems: items }));
  } catch (error) {
    throw cancellationReasons(error)?.[0] === 'ConditionalCheckFailed' ? new AppError('conflict') : error;
  }
  return made;
}
