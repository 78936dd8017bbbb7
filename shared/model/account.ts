/** The account as its owner sees it, and the plans that decide what it may do. */
import * as z from 'zod';
import { legalVersions } from '../legal/legal-documents.ts';
import { languageValues } from '../places/languages.ts';

export const planIds = ['free', 'individual', 'pro', 'team1', 'team2'] as const;
export type PlanId = (typeof planIds)[number];

/** The plans that are paid for. */
export const paidPlanIds = ['individual', 'pro', 'team1', 'team2'] as const satisfies readonly PlanId[];
export type PaidPlanId = (typeof paidPlanIds)[number];

export const features = ['assistant', 'premium-templates', 'business-card', 'document-chat', 'team'] as const;
export type Feature = (typeof features)[number];

export type PlanContents = {
  features: readonly Feature[];
  /** Questions that the assistant answers in a month. */
  questionsPerMonth: number;
  /** Products whose documents can be asked. */
  products: number;
  /** Agents who are bound to the account as their agency, so that their pages may show its products; null: as many as there are, by enquiry. */
  connections: number | null;
};

const individual = ['assistant', 'premium-templates', 'business-card'] as const;

/** What each plan gives (specification 1, section 6): data, so that gates never name a plan. */
export const plans: Record<PlanId, PlanContents> = {
  free: { features: [], questionsPerMonth: 0, products: 0, connections: 0 },
  individual: { features: individual, questionsPerMonth: 10_000, products: 0, connections: 0 },
  pro: { features: [...individual, 'document-chat'], questionsPerMonth: 10_000, products: 5, connections: 1 },
  team1: {
    features: [...individual, 'document-chat', 'team'],
    questionsPerMonth: 100_000,
    products: 50,
    connections: null,
  },
  team2: {
    features: [...individual, 'document-chat', 'team'],
    questionsPerMonth: 200_000,
    products: 100,
    connections: null,
  },
};

/** As many connections as there are professionals: somebody looks at what that takes. */
export const isByEnquiry = (planId: PlanId): boolean => plans[planId].connections === null;

/** Length of the Individual trial that every new account starts with, in days. */
export const TRIAL_DAYS = 14;

/** The version of the terms that people agree to at sign-up and before paying. */
export const TERMS_VERSION = legalVersions.terms[0];

export const Account = z.strictObject({
  accountId: z.string(),
  fullName: z.string(),
  /** Empty when the account was made with a phone number and has no address yet. */
  email: z.string(),
  /** E.164, proved by a code; null when there is none. */
  phone: z.string().nullable(),
  /** Path of the profile image on the media host; null without one. */
  image: z.string().nullable(),
  language: z.enum(languageValues),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  /** IANA name; days in analytics and mails use it. */
  timeZone: z.string(),
  plan: z.strictObject({
    id: z.enum(planIds),
    isTrial: z.boolean(),
    /** End of the trial, else null. */
    trialEndsAt: z.iso.datetime().nullable(),
    /** Until when the plan is paid for; null for the Free plan and in a trial. */
    paidUntil: z.iso.datetime().nullable(),
  }),
  createdAt: z.iso.datetime(),
});
export type Account = z.infer<typeof Account>;

export const Tokens = z.strictObject({
  accessToken: z.string(),
  idToken: z.string(),
  refreshToken: z.string(),
});
export type Tokens = z.infer<typeof Tokens>;

/** The plan as the account's row keeps it: what the account may do, and until when. A projection of its subscription. */
export const KeptPlan = z.object({
  id: z.enum(planIds),
  trialEndsAt: z.string().nullable(),
  paidUntil: z.string().nullable().optional(),
  /** The plan that takes its place within the paid time. */
  followedBy: z
    .object({ id: z.enum(planIds), from: z.string() })
    .nullable()
    .optional(),
});
export type KeptPlan = z.infer<typeof KeptPlan>;

/** The plan that counts at `now`: a trial that is over, or a paid time that is over, is the Free plan. */
export function planAt({ id, trialEndsAt, paidUntil, followedBy }: KeptPlan, now: Date): PlanId {
  const isOver = (end: string): boolean => Date.parse(end) <= now.getTime();
  const end = paidUntil ?? trialEndsAt;
  if (end !== null && isOver(end)) return 'free';
  return followedBy && isOver(followedBy.from) ? followedBy.id : id;
}

export function hasFeature(plan: KeptPlan, feature: Feature, now: Date): boolean {
  return plans[planAt(plan, now)].features.includes(feature);
}
