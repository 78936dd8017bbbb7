/** The end of an account, and the copy of everything that its owner may have at any time. */
import * as z from 'zod';

/** Conversations, figures and logs that may hold either are kept for so long (specification 1, section 9). */
export const INTERACTION_DAYS = 60;

/** Backups of what was deleted are kept for so long (specification 1, section 9). */
export const BACKUP_MONTHS = 12;

/** Invoices outlive their account (kept-invoice.ts), policies the end of cover (policy-retention.ts), as the law asks. */
export const KEPT_INVOICE_YEARS = 10;
export const KEPT_POLICY_YEARS = 7;

/** Somebody who is neither seen nor paying for so long is deleted (specification 1, section 9). */
export const INACTIVE_DAYS = 90;

/** How long before that they are warned. */
export const WARNING_DAYS = [30, 7, 1] as const;
export type WarningDays = (typeof WARNING_DAYS)[number];

/** How long the file of an export is kept. */
export const EXPORT_DAYS = 7;

/** What a deletion is confirmed with. */
export const DeletionProof = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('password'), password: z.string().max(256) }),
  z.strictObject({ kind: z.literal('code'), codeId: z.string().min(1).max(64), code: z.string().max(16) }),
]);
export type DeletionProof = z.infer<typeof DeletionProof>;

export const AccountExport = z.strictObject({
  state: z.enum(['making', 'ready', 'failed']),
  askedAt: z.iso.datetime(),
  readyAt: z.iso.datetime().nullable(),
  /** Good for five minutes; null while there is no file. */
  url: z.string().nullable(),
});
export type AccountExport = z.infer<typeof AccountExport>;
