import type { Account } from '../../../shared/model/account.ts';

const DAY_MS = 86_400_000;

/** Days that have begun and not ended: 0 when the trial is over, null when there is none. */
export function trialDaysLeft({ isTrial, trialEndsAt }: Account['plan'], now: Date): number | null {
  if (!isTrial || trialEndsAt === null) return null;
  return Math.max(0, Math.ceil((Date.parse(trialEndsAt) - now.getTime()) / DAY_MS));
}
