import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { isUndecided, isWritten } from '../../../../functions/domain/billing/order-states.ts';
import { orderStates } from '../../../../shared/model/billing.ts';
import { throttled, transactionCanceled, useDynamo, writes } from '../../../kit/dynamo.ts';

const dynamo = useDynamo();
const items = [{ Put: { TableName: 'billing', Item: { pk: 'ORDER#1', sk: 'ORDER' } } }];

describe('a transaction', () => {
  test('is written', async () => {
    expect(await isWritten(items)).toBe(true);
    expect(writes(dynamo)).toEqual([{ kind: 'Put', item: items[0]?.Put }]);
  });

  test.each([
    ['one of its conditions did not hold', ['ConditionalCheckFailed']],
    ['somebody else was at one of its rows', ['TransactionConflict']],
  ])('is to be made anew when %s', async (_, codes) => {
    dynamo.on(TransactWriteCommand).rejects(transactionCanceled(...codes));

    expect(await isWritten(items)).toBe(false);
  });

  test('that the table does not answer is an error, not a refusal', async () => {
    dynamo.on(TransactWriteCommand).rejects(throttled());

    await expect(isWritten(items)).rejects.toThrow('Rate exceeded');
  });
});

test('a payment can still change what is open or pending, and nothing else', () => {
  expect(orderStates.filter((state) => isUndecided({ state })).toSorted()).toEqual(['open', 'pending']);
});
