/** Complaints about pages, what staff decide on them, and what a suspended owner sees. */
import * as z from 'zod';

export const complaintReasons = ['impersonation', 'misleading', 'offensive', 'spam', 'copyright', 'other'] as const;

/** `appeal`: the owner of a suspended page asks to look again. */
export const complaintKinds = ['report', 'appeal'] as const;

/** `suspend` takes the page down at once; `lift` brings it back. */
export const staffDecisions = ['dismiss', 'warn', 'suspend', 'lift'] as const;
export type StaffDecision = (typeof staffDecisions)[number];

/** Characters of what staff write to an owner, and of an owner's appeal. */
export const MOST_REASON = 1_000;

export const Complaint = z.strictObject({
  complaintId: z.string(),
  kind: z.enum(complaintKinds),
  accountId: z.string(),
  agentName: z.string(),
  /** Of a report; an appeal has none. */
  reason: z.enum(complaintReasons).nullable(),
  text: z.string(),
  /** E-mail of a visitor who wants to hear back. */
  contact: z.string().nullable(),
  at: z.iso.datetime(),
  /** Null while it is open. */
  decided: z.strictObject({ decision: z.enum(staffDecisions), by: z.string(), at: z.iso.datetime() }).nullable(),
});
export type Complaint = z.infer<typeof Complaint>;

/** As it stands in the list, which is looked at without a note: who wants to hear back is shown with the complaint alone. */
export const ListedComplaint = Complaint.omit({ contact: true });
export type ListedComplaint = z.infer<typeof ListedComplaint>;

/** What staff do about an account itself, within a session of support. */
export const accountActs = [
  'open-session',
  'view-account',
  'close-session',
  'unlock',
  'end-sessions',
  'suspend-account',
  'lift-account',
  'refund',
] as const;
export type AccountAct = (typeof accountActs)[number];

/** Acts about the page itself; what else is done about an account is seen within a session of support alone. */
export const pageActs: readonly StaffAct['act'][] = ['view', ...staffDecisions, 'suspend-account', 'lift-account'];

/** One act of staff; it is never changed. */
export const StaffAct = z.strictObject({
  at: z.iso.datetime(),
  /** Who: their address. */
  by: z.string(),
  act: z.enum(['view', ...staffDecisions, ...accountActs]),
  /** Empty when it was about no complaint. */
  complaintId: z.string(),
  /** What was written to the owner, or why a session was opened; empty where nothing was. */
  reason: z.string(),
});
export type StaffAct = z.infer<typeof StaffAct>;

/** Why the owner's page is down, or the whole account, and whether they have asked to look again. */
export const Suspension = z.strictObject({
  scope: z.enum(['page', 'account']),
  reason: z.string(),
  at: z.iso.datetime(),
  appealedAt: z.iso.datetime().nullable(),
});
export type Suspension = z.infer<typeof Suspension>;
