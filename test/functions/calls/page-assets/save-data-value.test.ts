import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { saveDataValue } from '../../../../functions/calls/page-assets/save-data-value.ts';
import { valueCountKey, valueKey } from '../../../../functions/domain/accounts/account-rows.ts';
import { saveDataValue as contract } from '../../../../shared/calls/page-assets.ts';
import { NOW, ownerContext } from '../../../kit/call-context.ts';
import { conditionFailed, onlyTransaction, transactionCanceled, useDynamo, writes } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';

const dynamo = useDynamo();
const save = (value: unknown, name = 'tips.seen') =>
  saveDataValue(contract.input.parse({ name, value }), ownerContext());

describe('saveDataValue', () => {
  test('writes over what the name had, whoever wrote it', async () => {
    expect(await save({ step: 3 })).toEqual({ savedAt: NOW.toISOString() });

    expect(writes(dynamo)).toMatchObject([
      {
        kind: 'Update',
        item: {
          Key: valueKey(accountId, 'tips.seen'),
          ExpressionAttributeValues: { ':text': '{"step":3}', ':savedAt': NOW.toISOString() },
        },
      },
    ]);
  });

  test('counts a new name, at most a hundred of them', async () => {
    dynamo.on(UpdateCommand).rejectsOnce(conditionFailed());
    await save(28);

    expect(onlyTransaction(dynamo)).toMatchObject([
      {
        Update: {
          Key: valueCountKey(accountId),
          ConditionExpression: 'attribute_not_exists(#count) OR #count < :most',
          ExpressionAttributeValues: { ':more': 1, ':most': 100 },
        },
      },
      { Put: { Item: { ...valueKey(accountId, 'tips.seen'), text: '28' } } },
    ]);
  });

  test('refuses a name too many', async () => {
    dynamo.on(UpdateCommand).rejectsOnce(conditionFailed());
    dynamo.on(TransactWriteCommand).rejects(transactionCanceled('ConditionalCheckFailed', 'None'));

    await expect(save(28)).rejects.toMatchObject({ code: 'values_full' });
  });

  test('wins over a device that made the name at the same moment', async () => {
    dynamo.on(UpdateCommand).rejectsOnce(conditionFailed());
    dynamo.on(TransactWriteCommand).rejects(transactionCanceled('None', 'ConditionalCheckFailed'));

    await save(28);

    expect(writes(dynamo).at(-1)).toMatchObject({ kind: 'Update', item: { Key: valueKey(accountId, 'tips.seen') } });
  });

  test('forgets a name with null and makes room for another', async () => {
    await save(null);

    expect(onlyTransaction(dynamo)).toMatchObject([
      { Delete: { Key: valueKey(accountId, 'tips.seen') } },
      { Update: { Key: valueCountKey(accountId), ExpressionAttributeValues: { ':more': -1 } } },
    ]);
  });

  test('forgetting what is not there changes nothing', async () => {
    dynamo.on(TransactWriteCommand).rejects(transactionCanceled('ConditionalCheckFailed', 'None'));

    expect(await save(null)).toEqual({ savedAt: NOW.toISOString() });
  });

  test('takes 16 KB of JSON and not a byte more', async () => {
    await save('x'.repeat(16_382));

    await expect(save('x'.repeat(16_383))).rejects.toMatchObject({ code: 'value_too_large' });
    await expect(save('é'.repeat(8_192))).rejects.toMatchObject({ code: 'value_too_large' });
  });

  test('takes null for a value, and nothing for none', () => {
    expect(contract.input.safeParse({ name: 'tips.seen', value: null }).success).toBe(true);
    expect(contract.input.safeParse({ name: 'tips.seen' }).success).toBe(false);
  });

  test.each(['', 'Tips', 'a..b', '-a', 'a b', 'VALUE#x', 'a'.repeat(61)])('knows no name %j', (name) => {
    expect(contract.input.safeParse({ name, value: 1 }).success).toBe(false);
  });
});
