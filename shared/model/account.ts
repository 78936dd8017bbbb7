/** The account as its owner sees it, and the plans that decide what it may do. */
import * as z from 'zod';
import { languageValues } from '../places/languages.ts';

export const planIds = ['free', 'individual'] as const;
export type PlanId = (typeof planIds)[number];

export const features = ['assistant', 'premium-templates', 'business-card'] as const;
export type Feature = (typeof features)[number];

/** What each plan gives: data, so that gates never name a plan. */
export const plans: Record<PlanId, { features: readonly Feature[]; questionsPerMonth: number }> = {
  free: { features: [], questionsPerMonth: 0 },
  individual: { features: ['assistant', 'premium-templates', 'business-card'], questionsPerMonth: 10_000 },
};

/** Length of the Individual trial that every new account starts with, in days. */
export const TRIAL_DAYS = 14;

/** The version of the terms that people agree to at sign-up. */
export const TERMS_VERSION = '2025-01-01';

export const Account = z.strictObject({
  accountId: z.string(),
  fullName: z.string(),
  email: z.string(),
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

/** The plan that counts at `now`: a trial that is over is the Free plan. */
export function planAt(plan: { id: PlanId; trialEndsAt: string | null }, now: Date): PlanId {
  if (plan.trialEndsAt !== null && Date.parse(plan.trialEndsAt) <= now.getTime()) return 'free';
  return plan.id;
}

export function hasFeature(plan: { id: PlanId; trialEndsAt: string | null }, feature: Feature, now: Date): boolean {
  return plans[planAt(plan, now)].features.includes(feature);
}
