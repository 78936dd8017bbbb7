/**
 * Rows of an account's life, in the `accounts` table.
 *
 * | what | pk | sk | gsiPk | gsiSk |
 * | --- | --- | --- | --- | --- |
 * | when it was last signed in to, and what is due when it is not again | ACC#<account> | ACTIVITY | ACTIVITY | when that is due |
 * | the last export | ACC#<account> | EXPORT | | |
 *
 * What remains of a deleted account, in the table `billing`:
 *
 * | what | pk | sk |
 * | --- | --- | --- |
 * | invoice of a deleted account | KEPT#<pseudonym> | INVOICE#<id> |
 *
 * and, in the bucket `documents`, `tombstones/<account>`: its id and when it was deleted, for backups that are restored.
 */
import * as z from 'zod';
import { EXPORT_DAYS } from '../../../shared/model/lifecycle.ts';

export const ActivityRow = z.object({
  accountId: z.string(),
  /** The moment from which the 90 days count. */
  from: z.string(),
  /** The next warning, in days before the deletion, or (0) the deletion. */
  next: z.literal([30, 7, 1, 0]),
  /** Where the sign-in at `from` came from, ISO alpha-2; absent in rows that a sweep moved on. */
  country: z.string().nullable().optional(),
});
export type ActivityRow = z.infer<typeof ActivityRow>;

export const ExportRow = z.object({
  exportId: z.string(),
  state: z.enum(['making', 'ready', 'failed']),
  askedAt: z.string(),
  readyAt: z.string().nullable(),
  /** Seconds since the epoch: its file is gone then. */
  expiresAt: z.number().int(),
});
export type ExportRow = z.infer<typeof ExportRow>;

/** The partition of the index in which every account that was ever signed in to stands. */
export const ACTIVITY = 'ACTIVITY';

export const EXPORT_SECONDS = EXPORT_DAYS * 86_400;

export const activityKey = (accountId: string) => ({ pk: `ACC#${accountId}`, sk: 'ACTIVITY' });
export const exportKey = (accountId: string) => ({ pk: `ACC#${accountId}`, sk: 'EXPORT' });
export const keptInvoiceKey = (pseudonym: string, invoiceId: string) => ({
  pk: `KEPT#${pseudonym}`,
  sk: `INVOICE#${invoiceId}`,
});
