import type * as contracts from '../../../shared/calls/billing.ts';
import { findInvoice } from '../../domain/billing/find-invoices.ts';
import { invoiceFileName, readInvoiceFile } from '../../domain/billing/invoice-files.ts';
import { AppError } from '../../kit/app-error.ts';
import type { FileHandler } from '../../kit/stream-group.ts';

/** What another owner has is looked for among the caller's own, and so is not there. */
export const downloadInvoice: FileHandler<typeof contracts.downloadInvoice> = async ({ invoiceId }, { actor }) => {
  const invoice = await findInvoice(actor.id, invoiceId);
  if (!invoice?.file) throw new AppError('not_found');
  return { name: invoiceFileName(invoice), body: await readInvoiceFile(invoice.file) };
};
