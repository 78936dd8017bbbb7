/** A desk with an account on it: the calls of staff against a table in memory. */
import { accountKey, signInKey } from '../../functions/domain/accounts/account-rows.ts';
import { invoiceKey, orderKey } from '../../functions/domain/billing/billing-rows.ts';
import { openSupportSession } from '../../functions/calls/support/open-support-session.ts';
import { ulid } from 'ulid';
import { NOW } from './call-context.ts';
import { staffContext } from './complaints.ts';
import { accountId } from './id-tokens.ts';
import { useMemoryTable } from './memory-table.ts';
import { accountRow, emailRow, livePageRows, nameRow, pageRow } from './rows.ts';
import { invoiceOf } from './whole-account.ts';

export const reason = 'Ticket 4711';

/** One of the staff; what they do has an id of its own each time. */
export const staff = () => ({ ...staffContext(), newId: () => ulid() });

/** To be called once in a test file, outside of tests. */
export function useSupportDesk() {
  const memory = useMemoryTable();
  const rows = () => [...memory.table().rows.values()];
  return {
    ...memory,
    fill: () =>
      memory.put([
        emailRow(),
        ...livePageRows(undefined, accountRow({ phone: '+4670123456' })),
        pageRow({ status: 'live', liveName: 'mara' }),
        nameRow(),
        { ...signInKey(accountId), tries: 10, lockedAt: NOW.toISOString() },
        { ...invoiceKey(accountId, 'inv1'), ...invoiceOf(accountId, 'x', { orderId: 'order1' }) },
      ]),
    putOrder: (changes: object = {}) => memory.put([{ ...orderKey('order1'), ...order(), ...changes }]),
    open: () => openSupportSession({ lookup: 'mara@example.com', reason }, staff()),
    /** Acts that were noted, the first first. */
    acts: () =>
      rows()
        .filter(({ sk }) => String(sk).startsWith('ACT#'))
        .map(({ act, reason: words }) => [act, words]),
    account: () => memory.table().row(accountKey(accountId)),
    orders: (job: string) => rows().filter((row) => row['job'] === job),
  };
}

const money = { amount: 1_200, currency: 'EUR' };

function order() {
  const { periodStart, periodEnd, net, vat, vatPercent, isReverseCharge, total, payWay } = invoiceOf(accountId, 'x');
  return {
    ...{ orderId: 'order1', accountId, kind: 'subscribe', planId: 'individual', cycle: 'monthly', anchorDay: 1 },
    ...{ periodStart, periodEnd, net, vat, vatPercent, isReverseCharge, total, payWay, price: money },
    ...{ reference: 'pi', isAutoRenewing: true, method: null, state: 'paid', errorLabel: null },
    ...{ termsVersion: '2025-01-01', createdAt: NOW.toISOString(), paidAt: NOW.toISOString() },
  };
}
