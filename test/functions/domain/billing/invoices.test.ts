/** Numbers of invoices, against the DynamoDB engine of this machine: races decide. */
import { PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { customerKey, type OrderRow } from '../../../../functions/domain/billing/billing-rows.ts';
import { findInvoice, findInvoices } from '../../../../functions/domain/billing/find-invoices.ts';
import { invoiceItems, isNumberTaken, markRefunded } from '../../../../functions/domain/billing/invoices.ts';
import { dynamo } from '../../../../functions/kit/clients/dynamo.ts';
import { callContext, NOW } from '../../../kit/call-context.ts';
import { orderRow } from '../../../kit/invoices.ts';
import { useRealTables } from '../../../kit/real-tables.ts';
import { accountRow } from '../../../kit/rows.ts';
import { ulid } from 'ulid';

useRealTables();

const moment = (now = NOW) => ({ now, newId: () => ulid() });
const send = (TransactItems: Awaited<ReturnType<typeof invoiceItems>>) =>
  dynamo.send(new TransactWriteCommand({ TransactItems }));

async function newAccount(): Promise<string> {
  const Item = accountRow({ accountId: ulid() });
  await dynamo.send(new PutCommand({ TableName: 'accounts', Item }));
  return Item.accountId;
}

/** As whoever settles an order does it. Gives how often the number was taken. */
async function issue(order: OrderRow, now = NOW): Promise<number> {
  for (let tries = 0; ; tries += 1) {
    const items = await invoiceItems(order, moment(now));
    try {
      await send(items);
      return tries;
    } catch (error) {
      if (!isNumberTaken(error, items)) throw error;
    }
  }
}

const orderOf = (accountId: string) => orderRow({ orderId: ulid(), accountId });

describe('the numbers of invoices', () => {
  test('have no gap and none twice, when twelve are issued at once and some fail', async () => {
    const accountId = await newAccount();
    const orders = Array.from({ length: 12 }, () => orderOf(accountId));
    const broken = async (order: OrderRow) => {
      const gone = {
        ConditionCheck: {
          TableName: 'billing',
          Key: { pk: 'none', sk: 'none' },
          ConditionExpression: 'attribute_exists(pk)',
        },
      };
      await expect(invoiceItems(order, moment()).then((items) => send([...items, gone]))).rejects.toThrow();
    };
    await Promise.all(
      orders.flatMap((order, index) => (index % 3 === 0 ? [issue(order), broken(orderOf(accountId))] : [issue(order)])),
    );
    const numbers = (await findInvoices(accountId, 'oldest')).map(({ number }) => number);

    expect(numbers).toEqual(orders.map((_, index) => `XP-2026-${String(index + 1).padStart(6, '0')}`));
  }, 30_000);

  test('begin anew with each year', async () => {
    const accountId = await newAccount();
    await issue(orderOf(accountId), new Date('2031-12-31T23:59:59.999Z'));
    await issue(orderOf(accountId), new Date('2032-01-01T00:00:00.000Z'));

    expect((await findInvoices(accountId, 'newest')).map(({ number }) => number)).toEqual([
      'XP-2032-000001',
      'XP-2031-000001',
    ]);
  });

  test('are not spent on an order that has its invoice', async () => {
    const accountId = await newAccount();
    const order = orderOf(accountId);
    await issue(order, new Date('2033-05-01T00:00:00.000Z'));
    await expect(issue(order, new Date('2033-05-01T00:00:01.000Z'))).rejects.toThrow('cancelled');
    await issue(orderOf(accountId), new Date('2033-05-01T00:00:02.000Z'));

    expect((await findInvoices(accountId, 'newest'))[0]?.number).toBe('XP-2033-000002');
  });
});

describe('an invoice', () => {
  test('is made out as the customer is known at that moment, in the language of the account', async () => {
    const accountId = await newAccount();
    const details = {
      billingEmail: 'b@example.com',
      name: 'A',
      company: 'B GmbH',
      vatNumber: 'DE123456789',
      addressLine: 'C 1',
      city: 'D',
      postcode: '1',
      country: 'DE',
    };
    const customer = { accountId, details, stripeCustomerId: null, cards: [], wallet: null, paypal: null };
    const put = (row: object) =>
      dynamo.send(new PutCommand({ TableName: 'billing', Item: { ...customerKey(accountId), ...row } }));
    await put(customer);
    const order = orderOf(accountId);
    await issue(order);
    await put({ ...customer, details: { ...details, company: 'Later Ltd' } });

    expect(await findInvoice(accountId, order.orderId)).toMatchObject({
      details,
      language: 'en_us',
      status: 'paid',
      file: null,
      total: order.total,
      vatPercent: 25,
    });
  });

  test('of an account that never said to whom is made out to its own name', async () => {
    const accountId = await newAccount();
    const order = orderOf(accountId);
    await issue(order);

    expect((await findInvoice(accountId, order.orderId))?.details).toMatchObject({
      name: 'Mara Lindqvist',
      country: 'SE',
    });
  });

  test('is drawn by work that is written with it', async () => {
    const accountId = await newAccount();
    const order = orderOf(accountId);
    const items = await invoiceItems(order, { now: NOW, newId: callContext().newId });

    expect(items.at(-1)?.Put?.Item).toMatchObject({
      job: 'issue-invoice',
      table: 'billing',
      payload: { accountId, invoiceId: order.orderId },
    });
  });

  test('is nobody else’s', async () => {
    const accountId = await newAccount();
    const order = orderOf(accountId);
    await issue(order);

    expect(await findInvoice(await newAccount(), order.orderId)).toBeNull();
  });

  test('that was refunded says so and keeps the rest; there is none to refund of another account', async () => {
    const accountId = await newAccount();
    const order = orderOf(accountId);
    await issue(order);
    const before = await findInvoice(accountId, order.orderId);
    await send([markRefunded(accountId, order.orderId)]);

    expect(await findInvoice(accountId, order.orderId)).toEqual({ ...before, status: 'refunded' });
    await expect(send([markRefunded(await newAccount(), order.orderId)])).rejects.toThrow('cancelled');
  });
});

test('only the number is taken: another refused item is not, nor another error', async () => {
  const items = await invoiceItems(orderOf(await newAccount()), moment());
  const refused = (...codes: string[]) =>
    Object.assign(new Error('x'), {
      name: 'TransactionCanceledException',
      CancellationReasons: codes.map((Code) => ({ Code })),
    });

  expect(isNumberTaken(refused('ConditionalCheckFailed', 'None', 'None'), items)).toBe(true);
  expect(isNumberTaken(refused('ConditionalCheckFailed', 'ConditionalCheckFailed', 'None'), items)).toBe(false);
  expect(isNumberTaken(refused('None', 'ConditionalCheckFailed', 'None'), items)).toBe(false);
  expect(isNumberTaken(new Error('x'), items)).toBe(false);
});
