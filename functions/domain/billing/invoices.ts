/**
 * Writes invoices. Their numbers have no gaps (VAT Regulations 1995, regulation 14; Directive 2006/112/EC, article 226):
 * the count of the year goes up in the very transaction that writes the invoice, so a number is taken by an invoice or not
 * at all. When two orders are paid at once, one of them finds that the count has moved: then the transaction is made
 * anew, with `invoiceItems` asked again.
 *
 *   const items = [...own, ...(await invoiceItems(order, moment))];
 *   try { await send(items) } catch (error) { if (isNumberTaken(error, items)) …once more… }
 *
 * An invoice has its order's id: no order ever gets two.
 */
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import type { BillingDetails } from '../../../shared/model/billing.ts';
import { cancellationReasons } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { outboxPut, type TransactItem } from '../../kit/outbox.ts';
import { readRow } from '../../kit/read-row.ts';
import type { AccountRow } from '../accounts/account-rows.ts';
import { findAccount } from '../accounts/find-account.ts';
import { invoiceKey, invoiceNumberKey, type InvoiceRow, type OrderRow } from './billing-rows.ts';
import { findCustomer } from './customers.ts';

export const needs: StoreNeeds = { tables: [{ table: 'billing', actions: ['GetItem', 'PutItem', 'UpdateItem'] }] };

export type InvoiceMoment = { now: Date; newId(): string };

/** The items that issue the invoice of a paid order: the count of the year, the invoice, and the work of drawing it. */
export async function invoiceItems(order: OrderRow, { now, newId }: InvoiceMoment): Promise<TransactItem[]> {
  const year = now.getUTCFullYear();
  const [last, account, customer] = await Promise.all([
    readLastNumber(year),
    findAccount(order.accountId),
    findCustomer(order.accountId),
  ]);
  if (!account) throw new Error(`The order ${order.orderId} belongs to no account, so no invoice can be made out.`);
  const invoice: InvoiceRow = {
    invoiceId: order.orderId,
    accountId: order.accountId,
    orderId: order.orderId,
    number: numberText(year, last + 1),
    planId: order.planId,
    cycle: order.cycle,
    periodStart: order.periodStart,
    periodEnd: order.periodEnd,
    billedAt: now.toISOString(),
    net: order.net,
    vat: order.vat,
    vatPercent: order.vatPercent,
    isReverseCharge: order.isReverseCharge,
    total: order.total,
    payWay: order.payWay,
    status: 'paid',
    details: customer?.details ?? detailsOf(account),
    language: account.language,
    file: null,
  };
  const payload = { accountId: invoice.accountId, invoiceId: invoice.invoiceId };
  return [
    putNumber(year, last),
    {
      Put: {
        TableName: environment.table('billing'),
        Item: { ...invoiceKey(invoice.accountId, invoice.invoiceId), ...invoice },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    outboxPut('billing', { id: newId(), job: 'issue-invoice', payload }, now),
  ];
}

/** Whether a transaction with these items failed only because another invoice took the number: then it is made anew. */
export function isNumberTaken(error: unknown, items: readonly TransactItem[]): boolean {
  const refused = (cancellationReasons(error) ?? []).flatMap((reason, index) => (reason === 'None' ? [] : [index]));
  return refused.length > 0 && refused.every((index) => isNumberItem(items[index]));
}

/** Marks the invoice of an order as refunded; refused when there is none. */
export function markRefunded(accountId: string, orderId: string): TransactItem {
  return {
    Update: {
      TableName: environment.table('billing'),
      Key: invoiceKey(accountId, orderId),
      UpdateExpression: 'SET #status = :refunded',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: { ':refunded': 'refunded' satisfies InvoiceRow['status'] },
    },
  };
}

/** `XP-2026-000001` */
const numberText = (year: number, count: number): string => `XP-${year}-${String(count).padStart(6, '0')}`;

async function readLastNumber(year: number): Promise<number> {
  const row = await readRow('billing', invoiceNumberKey(year));
  return Number(row?.['last'] ?? 0);
}

function putNumber(year: number, last: number): TransactItem {
  return {
    Put: {
      TableName: environment.table('billing'),
      Item: { ...invoiceNumberKey(year), last: last + 1 },
      ConditionExpression: last === 0 ? 'attribute_not_exists(pk)' : '#last = :seen',
      ...(last === 0
        ? {}
        : { ExpressionAttributeNames: { '#last': 'last' }, ExpressionAttributeValues: { ':seen': last } }),
    },
  };
}

const isNumberItem = (item: TransactItem | undefined): boolean =>
  String(item?.Put?.Item?.['pk']).startsWith(invoiceNumberKey(0).pk.replace(/0$/, ''));

/** Of an account that never said whom its invoices are made out to. */
function detailsOf({ email, fullName, country }: AccountRow): BillingDetails {
  const address = { addressLine: '', city: '', postcode: '', country };
  return { billingEmail: email, name: fullName, company: '', vatNumber: '', ...address };
}
