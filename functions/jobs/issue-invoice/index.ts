/** Job `issue-invoice`: draws the PDF of an invoice, keeps it, and has it sent. */
import * as z from 'zod';
import { job } from '../../kit/job.ts';
import { issueInvoice } from './issue-invoice.ts';

export const handler = job(z.strictObject({ accountId: z.string(), invoiceId: z.string() }), issueInvoice);
