import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, test } from 'vitest';
import { forgetCustomerGates, needs, passCustomerGate } from '../../../functions/kit/customer-gate.ts';
import { customerId, customerRow } from '../../kit/customers.ts';
import { store, useDynamo } from '../../kit/dynamo.ts';

const dynamo = useDynamo();
const SIGNED_IN = 1_770_000_000;
const NOW = new Date(SIGNED_IN * 1_000);
const claims = { subject: customerId, signedInAt: SIGNED_IN };
const reads = () => dynamo.commandCalls(GetCommand).map(({ args: [{ input }] }) => input);

afterEach(() => forgetCustomerGates());

describe('the gate of customers', () => {
  test('reads customer and session afresh and from their own table for an effect', async () => {
    store(dynamo, [customerRow()]);
    expect(await passCustomerGate(claims, true, NOW)).toEqual({ email: 'wei@example.com' });
    await passCustomerGate(claims, true, NOW);

    expect(reads()).toHaveLength(4);
    expect(reads().every((read) => read.TableName === 'insurance' && read.ConsistentRead === true)).toBe(true);
    expect(reads().map(({ Key }) => Key)).toContainEqual({
      pk: `CUSTOMER#${customerId}`,
      sk: `SESSION#${SIGNED_IN}`,
    });
  });

  test('knows for a minute what it has read for a call that only reads', async () => {
    store(dynamo, [customerRow()]);
    await passCustomerGate(claims, false, NOW);
    await passCustomerGate(claims, false, NOW);

    expect(reads()).toHaveLength(2);
  });

  test('reads anew what it was told to forget', async () => {
    store(dynamo, [customerRow()]);
    await passCustomerGate(claims, false, NOW);
    forgetCustomerGates();
    await passCustomerGate(claims, false, NOW);

    expect(reads()).toHaveLength(4);
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

    await expect(passCustomerGate(claims, true, NOW)).rejects.toMatchObject({ code });
  });

  test('refuses a session that was ended by itself', async () => {
    const session = {
      pk: `CUSTOMER#${customerId}`,
      sk: `SESSION#${SIGNED_IN}`,
      seenAt: NOW.toISOString(),
      expiresAt: 1,
    };
    store(dynamo, [customerRow(), session]);

    await expect(passCustomerGate(claims, true, NOW)).rejects.toMatchObject({ code: 'token_invalid' });
  });
});
