import { describe, expect, test } from 'vitest';
import { customerKey } from '../../../../functions/domain/billing/billing-rows.ts';
import { invoicePage } from '../../../../functions/calls/billing/invoice-page.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { invoiceRow, subscriptionRow } from '../../../kit/invoices.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';

const { put } = useMemoryTable();

const { details } = invoiceRow();
const customer = {
  ...customerKey(accountId),
  accountId,
  details,
  stripeCustomerId: null,
  cards: [],
  wallet: null,
  paypal: null,
};
const issued = [1, 2, 3].map((count) =>
  invoiceRow({ invoiceId: `order-${count}`, orderId: `order-${count}`, number: `XP-2026-00000${count}` }),
);
const all = { nowPage: 1, pageSize: 20, orderBy: 'newest' };
const numbers = async (paging = all) =>
  (await invoicePage({}, ownerContext({ paging }))).invoices.map(({ number }) => number);

describe('the invoices', () => {
  test('begin with the one to come, then the newest', async () => {
    put([customer, subscriptionRow(), ...issued]);

    expect(await numbers()).toEqual([null, 'XP-2026-000003', 'XP-2026-000002', 'XP-2026-000001']);
    expect(await numbers({ ...all, orderBy: 'oldest' })).toEqual([
      null,
      'XP-2026-000001',
      'XP-2026-000002',
      'XP-2026-000003',
    ]);
  });

  test('come by pages, and the count is of all', async () => {
    put([customer, subscriptionRow(), ...issued]);
    const second = await invoicePage({}, ownerContext({ paging: { ...all, nowPage: 2, pageSize: 3 } }));

    expect(second.invoices.map(({ number }) => number)).toEqual(['XP-2026-000001']);
    expect(second.count).toBe(4);
  });

  test('are the caller’s own', async () => {
    put([invoiceRow({ accountId: 'other' })]);

    expect(await invoicePage({}, ownerContext())).toEqual({ invoices: [], count: 0 });
  });

  test('have none to come where no subscription goes on', async () => {
    put([customer, subscriptionRow({ status: 'cancelled' }), ...issued]);

    expect(await numbers()).toHaveLength(3);
  });
});
