/** What a payment must have made, and how often: one order that is paid, one invoice, one event, one period (SECURITY.md T51). */
import { orderKey, OrderRow } from '../../../functions/domain/billing/billing-rows.ts';
import { poll } from '../client/poll.ts';
import type { Proof } from '../client/proof.ts';
import { findUndone } from '../crash/settle.ts';
import type { Row } from '../client/tables.ts';
import { pay, type Buyer, type Payment } from './purchases.ts';

const SETTLED_MS = 60_000;

/** Pays, and waits until that has had all of its effect. */
export async function payAndSettle(proof: Proof, buyer: Buyer): Promise<Payment> {
  const payment = await pay(proof, buyer);
  await poll(`The payment of ${buyer.owner.email} counts`, SETTLED_MS, async () =>
    (await isPaid(proof, payment)) ? true : undefined,
  );
  await untilSettled(proof);
  return payment;
}

export async function isPaid({ tables }: Proof, { orderId }: Payment): Promise<boolean> {
  return (await tables.get('billing', orderKey(orderId)))?.['state'] === 'paid';
}

/** Waits until nothing that a webhook has begun is left to do. */
export async function untilSettled(proof: Proof, deadlineMs = SETTLED_MS): Promise<void> {
  await poll('Everything that webhooks told of is settled', deadlineMs, async () =>
    (await findUndone(proof)).length > 0 ? undefined : true,
  );
}

/** In words: who of these has paid for nothing, and whose orders, invoices, events, subscription and plan do not agree. */
export async function findWrongEffects({ tables }: Proof, accountIds: readonly string[]): Promise<string[]> {
  const [billing, accounts] = await Promise.all([tables.scan('billing'), tables.scan('accounts')]);
  const paid = new Set(ordersOf(billing).flatMap(({ state, accountId }) => (state === 'paid' ? [accountId] : [])));
  const unpaid = accountIds.filter((accountId) => !paid.has(accountId));
  return [...unpaid.map((accountId) => `${accountId} has paid for nothing`), ...findHalfPurchases(billing, accounts)];
}

/** Of every account that has ordered something. */
function findHalfPurchases(billing: readonly Row[], accounts: readonly Row[]): string[] {
  const orders = Map.groupBy(ordersOf(billing), ({ accountId }) => accountId);
  return [...orders].flatMap(([accountId, own]) => {
    const rows = billing.filter(({ pk }) => pk === `ACC#${accountId}`);
    const account = accounts.find((row) => row.sk === 'ACCOUNT' && row['accountId'] === accountId);
    return problemsOf(own, rows, account).map((problem) => `${accountId} ${problem}`);
  });
}

const ordersOf = (billing: readonly Row[]): OrderRow[] =>
  billing.filter(({ sk }) => sk === 'ORDER').map((row) => OrderRow.parse(row));

const bought = ['started', 'renewed', 'changed'];

function problemsOf(orders: readonly OrderRow[], rows: readonly Row[], account: Row | undefined): string[] {
  const paid = orders.filter(({ state }) => state === 'paid');
  const invoiced = rows.filter(({ sk }) => sk.startsWith('INVOICE#')).map((row) => row['orderId']);
  const events = rows.filter(({ sk, ...row }) => sk.startsWith('EVENT#') && bought.includes(String(row['kind'])));
  const subscription = rows.find(({ sk }) => sk === 'SUBSCRIPTION');
  const newest =
    paid
      .map(({ periodEnd }) => periodEnd)
      .toSorted()
      .at(-1) ?? null;
  const plan = account?.['plan'] as { paidUntil?: string | null } | undefined;
  const isOpen = orders.some(({ state }) => state === 'open' || state === 'pending');
  return [
    ...orders.filter(({ state }) => state.startsWith('refund')).map(({ orderId }) => `gets ${orderId} back`),
    ...paid.filter(({ orderId }) => !invoiced.includes(orderId)).map(({ orderId }) => `has no invoice of ${orderId}`),
    ...(invoiced.length === paid.length ? [] : [`has ${invoiced.length} invoices of ${paid.length} payments`]),
    ...(events.length === paid.length ? [] : [`has ${events.length} events of ${paid.length} payments`]),
    ...((subscription?.['periodEnd'] ?? null) === newest ? [] : ['has another period than was paid for']),
    ...((plan?.paidUntil ?? null) === newest ? [] : ['has a plan until another day than was paid for']),
    ...(rows.some(({ sk }) => sk === 'OPEN-ORDER') === isOpen ? [] : ['has its place for an open order amiss']),
  ];
}
