/** Draws first, writes the file, then names it in the row together with the mail that brings it. */
import { findInvoice } from '../../domain/billing/find-invoices.ts';
import { finishInvoice } from '../../domain/billing/finish-invoice.ts';
import { invoiceFileKey } from '../../domain/billing/invoice-files.ts';
import { writeInvoiceFile } from '../../domain/billing/write-invoice-file.ts';
import type { JobContext } from '../../kit/job.ts';
import { drawInvoice } from './draw-invoice.ts';

export type InvoiceJob = { accountId: string; invoiceId: string };

/** Does nothing for an invoice that has its file. */
export async function issueInvoice({ accountId, invoiceId }: InvoiceJob, { id, now }: JobContext): Promise<void> {
  const invoice = await findInvoice(accountId, invoiceId);
  if (!invoice || invoice.file !== null) return;
  const file = invoiceFileKey(invoice);
  await writeInvoiceFile(file, await drawInvoice(invoice));
  await finishInvoice(invoice, file, `${id}-receipt`, now);
}
