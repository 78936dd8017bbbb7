/** Small values that an account keeps under names: what it chose or has seen, on whatever device. The last one wins. */
import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { MAX_VALUES } from '../../../shared/calls/page-assets.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import { cancellationReasons, dynamo, isConditionFailure } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { readRow } from '../../kit/read-row.ts';
import { valueCountKey, valueKey, ValueRow } from './account-rows.ts';

export const needs: StoreNeeds = {
  tables: [{ table: 'accounts', actions: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'] }],
};

/** Null when there is none. `text` is JSON. */
export async function findValue(accountId: string, name: string): Promise<{ text: string; savedAt: string } | null> {
  const item = await readRow('accounts', valueKey(accountId, name));
  return item ? ValueRow.parse(item) : null;
}

/** Throws `values_full` when the name is a new one and there is no room for it. */
export async function saveValue(
  accountId: string,
  name: string,
  value: { text: string; savedAt: string },
): Promise<void> {
  if (await replaceValue(accountId, name, value)) return;
  if (await addValue(accountId, name, value)) return;
  // Another device has just made the name: it is there now.
  await replaceValue(accountId, name, value);
}

async function replaceValue(accountId: string, name: string, value: { text: string; savedAt: string }) {
  return unlessRefused(
    dynamo.send(
      new UpdateCommand({
        TableName: environment.table('accounts'),
        Key: valueKey(accountId, name),
        UpdateExpression: 'SET #text = :text, savedAt = :savedAt',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: { '#text': 'text' },
        ExpressionAttributeValues: { ':text': value.text, ':savedAt': value.savedAt },
      }),
    ),
  );
}

async function addValue(accountId: string, name: string, value: { text: string; savedAt: string }): Promise<boolean> {
  const TableName = environment.table('accounts');
  try {
    await dynamo.send(
      new TransactWriteCommand({
        TransactItems: [
          countUpdate(accountId, 1),
          {
            Put: {
              TableName,
              Item: { ...valueKey(accountId, name), ...value },
              ConditionExpression: 'attribute_not_exists(pk)',
            },
          },
        ],
      }),
    );
    return true;
  } catch (error) {
    const [countReason, valueReason] = cancellationReasons(error) ?? [];
    if (valueReason === 'ConditionalCheckFailed') return false;
    if (countReason === 'ConditionalCheckFailed') throw new AppError('values_full');
    throw error;
  }
}

/** Makes room for another name; nothing happens when the name has no value. */
export async function forgetValue(accountId: string, name: string): Promise<void> {
  const gone = {
    Delete: {
      TableName: environment.table('accounts'),
      Key: valueKey(accountId, name),
      ConditionExpression: 'attribute_exists(pk)',
    },
  };
  try {
    await dynamo.send(new TransactWriteCommand({ TransactItems: [gone, countUpdate(accountId, -1)] }));
  } catch (error) {
    if (cancellationReasons(error)?.[0] !== 'ConditionalCheckFailed') throw error;
  }
}

/** Decides, whichever device comes first, whether there is room for one more. */
function countUpdate(accountId: string, more: 1 | -1) {
  const isMore = more > 0;
  return {
    Update: {
      TableName: environment.table('accounts'),
      Key: valueCountKey(accountId),
      UpdateExpression: 'ADD #count :more',
      ...(isMore ? { ConditionExpression: 'attribute_not_exists(#count) OR #count < :most' } : {}),
      ExpressionAttributeNames: { '#count': 'count' },
      ExpressionAttributeValues: { ':more': more, ...(isMore ? { ':most': MAX_VALUES } : {}) },
    },
  };
}

/** Whether the write's condition held. */
async function unlessRefused(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}
