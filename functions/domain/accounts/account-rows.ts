/**
 * Rows of the `accounts` table.
 *
 * | what | pk | sk |
 * | --- | --- | --- |
 * | account | ACC#<account> | ACCOUNT |
 * | sign-in counter and lock | ACC#<account> | SIGN-IN |
 * | known browser (known-devices.ts) | ACC#<account> | KNOWN#<SHA-256 of the account and the browser's name> |
 * | session: one sign-in in one browser | ACC#<account> | SESSION#<time of the sign-in, seconds> |
 * | unique e-mail address | EMAIL#<canonical address> | EMAIL |
 * | unique phone number | PHONE#<E.164> | PHONE |
 * | one-use ticket that the user pool takes in place of a password | TICKET#<SHA-256 of the ticket> | TICKET |
 * | account of Google that is tied to one of ours | GOOGLE#<sub> | GOOGLE |
 * | state of a sign-in with Google under way | GOOGLE-STATE#<SHA-256 of the state> | GOOGLE-STATE |
 * | ticket of Google: who somebody is that has no account yet, or has not tied it | GOOGLE-TICKET#<SHA-256 of the ticket> | GOOGLE-TICKET |
 * | link key of an account | ACC#<account> | AGENT-KEY |
 * | account of a link key | AGENT-KEY#<key> | AGENT-KEY |
 * | user of a sign-up that was never finished, about to be deleted | HALF#<account> | HALF |
 * | verification code | CODE#<purpose>#<canonical address> | CODE |
 * | small named value | ACC#<account> | VALUE#<name> |
 * | how many values there are | ACC#<account> | VALUES |
 * | place on the waiting list | WAITLIST#<canonical address> | WAITLIST |
 * | address of a waiting list's token | WAITLIST-TOKEN#<token> | WAITLIST-TOKEN |
 * | binding to Facebook and Instagram | ACC#<account> | META |
 * | state of a binding under way | META-STATE#<SHA-256 of the state> | META-STATE |
 * | tie of an agent to an agency, on the agent's side and on the agency's | ACC#<account> | AGENCY, AGENT#<account> |
 * | count of the bindings of an agency whose plan limits them | ACC#<account> | CONNECTIONS |
 * | outbox | OUTBOX#<id> | OUTBOX |
 * | app lock, passkeys, second factor | ../lock/lock-rows.ts | |
 *
 * An account's id is made by us and is its user name in the owners' pool, which knows neither address nor number. The row
 * of an address or a number is `pending` between the reservation and the end of the sign-up; whoever proves it again goes
 * on with the id that the row names. Pending ones stand in the index `byTime` under HALF-SIGN-UP, and are swept after a day
 * (half-sign-ups.ts).
 */
import * as z from 'zod';
import { KeptPlan, planAt, type Account } from '../../../shared/model/account.ts';
import type { AccountAddress } from './account-address.ts';
import { languageValues } from '../../../shared/places/languages.ts';

export const AccountRow = z.object({
  accountId: z.string(),
  fullName: z.string(),
  /** Canonical; empty when the account was made with a phone number and has none yet. */
  email: z.string(),
  /** E.164; null when there is none. */
  phone: z.string().nullable().default(null),
  /** When the number was changed last, in seconds since the epoch; absent while it was not. */
  phoneSince: z.number().int().optional(),
  /** Path on the media host; null without one. */
  image: z.string().nullable().default(null),
  language: z.enum(languageValues),
  country: z.string(),
  timeZone: z.string(),
  status: z.enum(['active', 'suspended', 'deleted']),
  /** Seconds since the epoch. */
  tokensValidAfter: z.number().int(),
  plan: KeptPlan,
  /** What the person agreed to, and when. */
  consent: z.object({ termsVersion: z.string(), isAdult: z.literal(true), at: z.string() }),
  createdAt: z.string(),
});
export type AccountRow = z.infer<typeof AccountRow>;

/** Of an address or a number. */
export const IdentityRow = z.object({ status: z.enum(['pending', 'active']), accountId: z.string() });
export type IdentityRow = z.infer<typeof IdentityRow>;

export const ValueRow = z.object({
  /** JSON. */
  text: z.string(),
  savedAt: z.string(),
});

/** Of the index, for pending rows of addresses and numbers. */
export const HALF_SIGN_UPS = 'HALF-SIGN-UP';

export const accountKey = (accountId: string) => ({ pk: `ACC#${accountId}`, sk: 'ACCOUNT' });
export const signInKey = (accountId: string) => ({ pk: `ACC#${accountId}`, sk: 'SIGN-IN' });
export const valueKey = (accountId: string, name: string) => ({ pk: `ACC#${accountId}`, sk: `VALUE#${name}` });
export const valueCountKey = (accountId: string) => ({ pk: `ACC#${accountId}`, sk: 'VALUES' });
export const metaBindingKey = (accountId: string) => ({ pk: `ACC#${accountId}`, sk: 'META' });
export const metaStateKey = (hash: string) => ({ pk: `META-STATE#${hash}`, sk: 'META-STATE' });
export const emailKey = (email: string) => ({ pk: `EMAIL#${email}`, sk: 'EMAIL' });
export const phoneKey = (phone: string) => ({ pk: `PHONE#${phone}`, sk: 'PHONE' });
/** Of the row that makes an address or a number one account's alone. */
export const identityKey = (address: AccountAddress) =>
  'email' in address ? emailKey(address.email) : phoneKey(address.phone);
export const googleKey = (sub: string) => ({ pk: `GOOGLE#${sub}`, sk: 'GOOGLE' });
export const googleStateKey = (hash: string) => ({ pk: `GOOGLE-STATE#${hash}`, sk: 'GOOGLE-STATE' });
export const googleTicketKey = (hash: string) => ({ pk: `GOOGLE-TICKET#${hash}`, sk: 'GOOGLE-TICKET' });
export const agentKeyKey = (accountId: string) => ({ pk: `ACC#${accountId}`, sk: 'AGENT-KEY' });
export const agentKeyOwnerKey = (key: string) => ({ pk: `AGENT-KEY#${key}`, sk: 'AGENT-KEY' });
export const halfKey = (accountId: string) => ({ pk: `HALF#${accountId}`, sk: 'HALF' });
export const browsersKey = (accountId: string) => ({ pk: `ACC#${accountId}`, sk: 'BROWSERS' });
export const mailsKey = (accountId: string) => ({ pk: `ACC#${accountId}`, sk: 'MAILS' });
export const emailUndoKey = (id: string) => ({ pk: `EMAIL-UNDO#${id}`, sk: 'EMAIL-UNDO' });
export const agencyKey = (agentId: string) => ({ pk: `ACC#${agentId}`, sk: 'AGENCY' });
export const agencyAgentKey = (agencyId: string, agentId: string) => ({
  pk: `ACC#${agencyId}`,
  sk: `AGENT#${agentId}`,
});
export const connectionsKey = (agencyId: string) => ({ pk: `ACC#${agencyId}`, sk: 'CONNECTIONS' });
export const ticketKey = (hash: string) => ({ pk: `TICKET#${hash}`, sk: 'TICKET' });

/** What the owner sees of the row. */
export function toAccount(row: AccountRow, now: Date): Account {
  const isTrial = row.plan.trialEndsAt !== null && Date.parse(row.plan.trialEndsAt) > now.getTime();
  return {
    accountId: row.accountId,
    fullName: row.fullName,
    email: row.email,
    phone: row.phone,
    image: row.image,
    language: row.language,
    country: row.country,
    timeZone: row.timeZone,
    plan: {
      id: planAt(row.plan, now),
      isTrial,
      trialEndsAt: row.plan.trialEndsAt,
      paidUntil: row.plan.paidUntil ?? null,
    },
    createdAt: row.createdAt,
  };
}
