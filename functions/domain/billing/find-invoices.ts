/** Reads invoices: an owner's own, by the account's key. */
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { listBelow } from '../../kit/list-below.ts';
import { readRow } from '../../kit/read-row.ts';
import { invoiceKey, InvoiceRow } from './billing-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'billing', actions: ['GetItem', 'Query'] }] };

/** More than eighty years of monthly ones. */
const MOST_ROWS = 1_000;

/** Null for another account's and for none alike. */
export async function findInvoice(accountId: string, invoiceId: string): Promise<InvoiceRow | null> {
  const item = await readRow('billing', invoiceKey(accountId, invoiceId));
  return item ? InvoiceRow.parse(item) : null;
}

/** By their numbers, which grow with time. */
export async function findInvoices(accountId: string, order: string): Promise<InvoiceRow[]> {
  const items = await listBelow('billing', { pk: `ACC#${accountId}`, sk: 'INVOICE#' }, MOST_ROWS);
  const rows = items.map((item) => InvoiceRow.parse(item));
  const direction = order === 'oldest' ? 1 : -1;
  return rows.toSorted((one, other) => direction * one.number.localeCompare(other.number, 'en', { numeric: true }));
}
