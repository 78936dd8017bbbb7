/** The PDF of an invoice. */
import type { InvoiceRow } from '../../domain/billing/billing-rows.ts';
import { typeset } from '../../kit/typeset.ts';
import { invoicePaper } from './invoice-paper.ts';

export const drawInvoice = (invoice: InvoiceRow): Promise<Buffer> => typeset('invoice', invoicePaper(invoice));
