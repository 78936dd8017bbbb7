/** Support as staff see it, and what its owner reads about it. What is not here, staff do not see (SECURITY.md T23). */
import * as z from 'zod';
import { planIds } from './account.ts';
import { Money, payWays } from './billing.ts';
import { StaffAct, Suspension } from './complaint.ts';

/** The group of the staff's pool whose members may do what administrators may. */
export const ADMINISTRATORS = 'administrators';

/** A session of support ends by itself. */
export const SUPPORT_SESSION_MINUTES = 30;

/** Characters of the reason that staff give for a session. */
export const MOST_SESSION_REASON = 300;

export const accountStatuses = ['active', 'suspended', 'deleted'] as const;

const time = z.iso.datetime();

/** The one list of what support sees of an account: no messages, no leads, nothing of a card, no tokens. */
export const SupportedAccount = z.strictObject({
  accountId: z.string(),
  fullName: z.string(),
  email: z.string(),
  /** The last three digits; null without a number. */
  phoneEnd: z.string().nullable(),
  language: z.string(),
  country: z.string(),
  timeZone: z.string(),
  status: z.enum(accountStatuses),
  createdAt: time,
  /** When they were last seen in a session that still counts; null when there is none. */
  lastSeenAt: time.nullable(),
  sessions: z.number().int(),
  /** Since when ten wrong passwords lock it; null while they do not. */
  lockedAt: time.nullable(),
  plan: z.strictObject({ id: z.enum(planIds), trialEndsAt: time.nullable(), paidUntil: time.nullable() }),
  page: z.strictObject({ agentName: z.string(), isLive: z.boolean() }).nullable(),
  subscription: z
    .strictObject({
      status: z.string(),
      cycle: z.string(),
      periodEnd: time,
      isAutoRenewing: z.boolean(),
      billedBy: z.enum(['us', 'store']),
    })
    .nullable(),
  payments: z.array(
    z.strictObject({
      orderId: z.string(),
      number: z.string(),
      billedAt: time,
      total: Money,
      payWay: z.enum(payWays),
      status: z.enum(['paid', 'refunded']),
    }),
  ),
  suspension: Suspension.nullable(),
  acts: z.array(StaffAct),
});
export type SupportedAccount = z.infer<typeof SupportedAccount>;
