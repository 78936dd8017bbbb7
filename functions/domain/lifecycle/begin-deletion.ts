/**
 * The end of an account as everybody sees it at once: nobody is signed in or can sign in, the page is down, nothing is
 * charged any more. What is left is removed by the job `delete-account`.
 */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { cancellationReasons, dynamo } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { epochSeconds } from '../../kit/epoch-seconds.ts';
import { outboxPut, type TransactItem } from '../../kit/outbox.ts';
import { readRow } from '../../kit/read-row.ts';
import { accountKey } from '../accounts/account-rows.ts';
import { subscriptionKey } from '../billing/billing-rows.ts';
import { namesIn } from './data-map.ts';
import { findPage } from '../pages/find-page.ts';
import { takenDownItems } from '../support/suspension.ts';

export const needs: StoreNeeds = {
  tables: [
    { table: 'accounts', actions: ['UpdateItem', 'PutItem', 'ConditionCheckItem'] },
    { table: 'billing', actions: ['GetItem', 'UpdateItem'] },
  ],
};

export type DeletionCause = 'owner' | 'inactive' | 'restored';

type Moment = { now: Date; newId(): string };

/** Tries again when a page or a subscription changed in between. */
const TRIES = 5;

/** False when it has been deleted already, or `onlyIf` does not hold. @param onlyIf conditions of the same write */
export async function beginDeletion(
  accountId: string,
  cause: DeletionCause,
  moment: Moment,
  onlyIf: readonly TransactItem[] = [],
): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    const items = [
      markDeleted(accountId, cause, moment),
      ...onlyIf,
      deletionOrder({ accountId, cause, names: await liveNames(accountId) }, moment),
      ...(await takenDownItems(accountId, moment)),
      ...(await endSubscription(accountId)),
    ];
    try {
      await dynamo.send(new TransactWriteCommand({ TransactItems: items }));
      return true;
    } catch (error) {
      const reasons = cancellationReasons(error);
      if (reasons?.slice(0, 1 + onlyIf.length).includes('ConditionalCheckFailed')) return false;
      if (!reasons?.includes('ConditionalCheckFailed') || tries === TRIES) throw error;
    }
  }
}

function markDeleted(accountId: string, cause: DeletionCause, { now }: Moment): TransactItem {
  return {
    Update: {
      TableName: environment.table('accounts'),
      Key: accountKey(accountId),
      UpdateExpression: 'SET #status = :deleted, tokensValidAfter = :now, deletedAt = :at, deletedBy = :cause',
      ConditionExpression: 'attribute_exists(pk) AND #status <> :deleted',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: {
        ':deleted': 'deleted',
        ':now': epochSeconds(now) + 1,
        ':at': now.toISOString(),
        ':cause': cause,
      },
    },
  };
}

/** Once the page is down no row names them any more. */
async function liveNames(accountId: string): Promise<string[]> {
  const page = await findPage(accountId);
  return page ? namesIn(page) : [];
}

type Order = { accountId: string; cause: DeletionCause; names: readonly string[] };

/** The transaction item that has the job remove everything. */
export function deletionOrder(order: Order, { now, newId }: Moment): TransactItem {
  const payload = { step: 'delete', deletedAt: now.toISOString(), ...order };
  return outboxPut('accounts', { id: newId(), job: 'delete-account', payload }, now);
}

/** A renewal that runs beside it is refused by the version, or has happened before. */
async function endSubscription(accountId: string): Promise<TransactItem[]> {
  const row = await readRow('billing', subscriptionKey(accountId));
  if (!row || row['status'] === 'cancelled') return [];
  return [
    {
      Update: {
        TableName: environment.table('billing'),
        Key: subscriptionKey(accountId),
        UpdateExpression: 'SET #status = :cancelled, isAutoRenewing = :no, #next = :none ADD #version :one',
        ConditionExpression: '#version = :version',
        ExpressionAttributeNames: { '#status': 'status', '#next': 'next', '#version': 'version' },
        ExpressionAttributeValues: {
          ':cancelled': 'cancelled',
          ':no': false,
          ':none': null,
          ':one': 1,
          ':version': row['version'],
        },
      },
    },
  ];
}
