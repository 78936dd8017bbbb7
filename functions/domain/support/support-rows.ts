/**
 * Rows of support, in the `pages` table.
 *
 * | what | pk | sk | gsiPk | gsiSk |
 * | --- | --- | --- | --- | --- |
 * | complaint | COMPLAINT#<id> | COMPLAINT | COMPLAINT while it is open, then COMPLAINT-DONE | time |
 * | suspension of a page or of its whole account, with what was live | OWN#<account> | SUSPENSION | | |
 * | that there is a complaint about the account | OWN#<account> | COMPLAINT#<id> | | |
 * | open session of one of the staff | ACTS#<account> | SUPPORT#<id of the person> | | |
 * | act of staff (staff-acts.ts) | ACTS#<account> | ACT#<id> | | |
 */
import * as z from 'zod';
import { Complaint, StaffAct, Suspension } from '../../../shared/model/complaint.ts';
import { LivePage } from '../pages/page-rows.ts';

/** Complaints of before had one kind and no end. */
export const ComplaintRow = Complaint.extend({
  complaintId: z.string().default(''),
  kind: Complaint.shape.kind.default('report'),
  decided: Complaint.shape.decided.default(null),
  /** Which state of the page it is about; null in rows of before. */
  publishedAt: z.string().nullable().default(null),
}).strip();
export type ComplaintRow = z.infer<typeof ComplaintRow>;

/** Suspensions of before were of pages. */
export const SuspensionRow = Suspension.extend({
  scope: Suspension.shape.scope.default('page'),
  page: LivePage.nullable(),
  publishedVersion: z.number().int().nullable(),
}).strip();
export type SuspensionRow = z.infer<typeof SuspensionRow>;

export const ActRow = StaffAct.strip();

export const SupportSessionRow = z.object({
  by: z.string(),
  reason: z.string(),
  openedAt: z.string(),
  endsAt: z.string(),
  /** Seconds since the epoch. */
  expiresAt: z.number().int(),
});
export type SupportSessionRow = z.infer<typeof SupportSessionRow>;

export const complaintKey = (complaintId: string) => ({ pk: `COMPLAINT#${complaintId}`, sk: 'COMPLAINT' });
export const suspensionKey = (accountId: string) => ({ pk: `OWN#${accountId}`, sk: 'SUSPENSION' });

/** By it an account's complaints are found when it is deleted. */
export const complaintMarkKey = (accountId: string, complaintId: string) => ({
  pk: `OWN#${accountId}`,
  sk: `COMPLAINT#${complaintId}`,
});
export const supportSessionKey = (accountId: string, staffId: string) => ({
  pk: `ACTS#${accountId}`,
  sk: `SUPPORT#${staffId}`,
});

export const OPEN = 'COMPLAINT';
export const DONE = 'COMPLAINT-DONE';
