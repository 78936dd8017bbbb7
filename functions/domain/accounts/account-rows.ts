/**
 * Rows of the `accounts` table.
 *
 * | what | pk | sk |
 * | --- | --- | --- |
 * | account | ACC#<sub> | ACCOUNT |
 * | sign-in counter and lock | ACC#<sub> | SIGN-IN |
 * | unique e-mail address | EMAIL#<canonical address> | EMAIL |
 * | verification code | CODE#<purpose>#<canonical address> | CODE |
 * | small named value | ACC#<sub> | VALUE#<name> |
 * | how many values there are | ACC#<sub> | VALUES |
 * | place on the waiting list | WAITLIST#<canonical address> | WAITLIST |
 * | address of a waiting list's token | WAITLIST-TOKEN#<token> | WAITLIST-TOKEN |
 * | binding to Facebook and Instagram | ACC#<sub> | META |
 * | state of a binding under way | META-STATE#<SHA-256 of the state> | META-STATE |
 * | outbox | OUTBOX#<id> | OUTBOX |
 *
 * `sub` is the id that the owners' pool gave. An e-mail row is `pending` between the reservation and the end of the
 * sign-up; whoever proves the address again takes a pending one over.
 */
import * as z from 'zod';
import { planAt, planIds, type Account } from '../../../shared/model/account.ts';
import { languageValues } from '../../../shared/places/languages.ts';

export const AccountRow = z.object({
  accountId: z.string(),
  fullName: z.string(),
  email: z.string(),
  language: z.enum(languageValues),
  country: z.string(),
  timeZone: z.string(),
  status: z.enum(['active', 'suspended', 'deleted']),
  /** Seconds since the epoch. */
  tokensValidAfter: z.number().int(),
  plan: z.object({ id: z.enum(planIds), trialEndsAt: z.string().nullable() }),
  /** What the person agreed to, and when. */
  consent: z.object({ termsVersion: z.string(), isAdult: z.literal(true), at: z.string() }),
  createdAt: z.string(),
});
export type AccountRow = z.infer<typeof AccountRow>;

export const EmailRow = z.object({
  status: z.enum(['pending', 'active']),
  accountId: z.string().nullable(),
});
export type EmailRow = z.infer<typeof EmailRow>;

export const ValueRow = z.object({
  /** JSON. */
  text: z.string(),
  savedAt: z.string(),
});

export const accountKey = (accountId: string) => ({ pk: `ACC#${accountId}`, sk: 'ACCOUNT' });
export const signInKey = (accountId: string) => ({ pk: `ACC#${accountId}`, sk: 'SIGN-IN' });
export const valueKey = (accountId: string, name: string) => ({ pk: `ACC#${accountId}`, sk: `VALUE#${name}` });
export const valueCountKey = (accountId: string) => ({ pk: `ACC#${accountId}`, sk: 'VALUES' });
export const metaBindingKey = (accountId: string) => ({ pk: `ACC#${accountId}`, sk: 'META' });
export const metaStateKey = (hash: string) => ({ pk: `META-STATE#${hash}`, sk: 'META-STATE' });
export const emailKey = (email: string) => ({ pk: `EMAIL#${email}`, sk: 'EMAIL' });

/** What the owner sees of the row. */
export function toAccount(row: AccountRow, now: Date): Account {
  const isTrial = row.plan.trialEndsAt !== null && Date.parse(row.plan.trialEndsAt) > now.getTime();
  return {
    accountId: row.accountId,
    fullName: row.fullName,
    email: row.email,
    language: row.language,
    country: row.country,
    timeZone: row.timeZone,
    plan: { id: planAt(row.plan, now), isTrial, trialEndsAt: row.plan.trialEndsAt },
    createdAt: row.createdAt,
  };
}
