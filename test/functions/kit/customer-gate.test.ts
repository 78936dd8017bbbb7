import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { needs, passCustomerGate } from '../../../functions/kit/customer-gate.ts';
import { customerId, customerRow } from '../../kit/customers.ts';
import { store, useDynamo } from '../../kit/dynamo.ts';

const dynamo = useDynamo();
const SIGNED_IN = 1_770_000_000;
const NOW = new Date(SIGNED_IN * 1_000);
const claims = { subject: customerId, signedInAt: SIGNED_IN };
const reads = () => dynamo.commandCalls(GetCommand).map(({ args: [{ input }] }) => input);

describe('the gate of customers', () => {
  test('reads customer and session afresh and from their own table for each call', async () => {
    store(dynamo, [customerRow()]);
    expect(await passCustomerGate(claims, NOW)).toEqual({ email: 'wei@example.com' });
    await passCustomerGate(claims, NOW);

    expect(reads()).toHaveLength(4);
    expect(reads().every((read) => read.TableName === 'insurance' && read.ConsistentRead === true)).toBe(true);
    expect(reads().map(({ Key }) => Key)).toContainEqual({
      pk: `CUSTOMER#${customerId}`,
      sk: `SESSION#${SIGNED_IN}`,
    });
  });

  test('may read customers, and asks for nothing else', () => {
    expect(needs).toEqual({ tables: [{ table: 'insurance', actions: ['GetItem'] }] });
  });

  test.each([
    ['a customer who is gone', [], 'token_invalid'],
    ['a deleted customer', [customerRow({ status: 'deleted' })], 'token_invalid'],
    ['a suspended customer', [customerRow({ status: 'suspended' })], 'account_suspended'],
    ['a sign-in before the last sign-out', [customerRow({ tokensValidAfter: SIGNED_IN + 1 })], 'token_invalid'],
  ])('refuses %s', async (_, rows, code) => {
    store(dynamo, rows);

    await expect(passCustomerGate(claims, NOW)).rejects.toMatchObject({ code });
  });

  test('refuses a session that was ended by itself', async () => {
    const session = {
      pk: `CUSTOMER#${customerId}`,
      sk: `SESSION#${SIGNED_IN}`,
      seenAt: NOW.toISOString(),
      expiresAt: 1,
    };
    store(dynamo, [customerRow(), session]);

    await expect(passCustomerGate(claims, NOW)).rejects.toMatchObject({ code: 'token_invalid' });
  });
});
