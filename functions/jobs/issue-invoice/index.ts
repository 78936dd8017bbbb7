/** Job `issue-invoice`: draws the PDF of an invoice, keeps it, and has it sent. */
import * as z from 'zod';
import { job } from '../../kit/job.ts';

export const handler = job(z.strictObject({ accountId: z.string(), invoiceId: z.string() }), async (payload, context) =>
  (await import('./issue-invoice.ts')).issueInvoice(payload, context),
);
