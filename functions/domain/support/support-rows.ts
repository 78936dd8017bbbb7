/**
 * Rows of support, in the `pages` table.
 *
 * | what | pk | sk | gsiPk | gsiSk |
 * | --- | --- | --- | --- | --- |
 * | complaint | COMPLAINT#<id> | COMPLAINT | COMPLAINT while it is open, then COMPLAINT-DONE | time |
 * | suspension of a page, with what was live | OWN#<account> | SUSPENSION | | |
 * | act of staff | ACTS#<account> | ACT#<id> | | |
 *
 * Acts are only ever added, in the transaction of what was done: no code changes or removes one.
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

export const SuspensionRow = Suspension.extend({
  page: LivePage.nullable(),
  publishedVersion: z.number().int().nullable(),
}).strip();
export type SuspensionRow = z.infer<typeof SuspensionRow>;

export const ActRow = StaffAct.strip();

export const complaintKey = (complaintId: string) => ({ pk: `COMPLAINT#${complaintId}`, sk: 'COMPLAINT' });
export const suspensionKey = (accountId: string) => ({ pk: `OWN#${accountId}`, sk: 'SUSPENSION' });
export const actKey = (accountId: string, actId: string) => ({ pk: `ACTS#${accountId}`, sk: `ACT#${actId}` });

export const OPEN = 'COMPLAINT';
export const DONE = 'COMPLAINT-DONE';
