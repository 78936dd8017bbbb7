/**
 * What the kit must know of an account on each signed-in call: whether it may act, since when its tokens count
 * (sign-out, reset, suspension), whether the session still is one, and its plan. Effects read it afresh; reads may be 60
 * seconds old.
 */
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { KeptPlan } from '../../shared/model/account.ts';
import { companyRoles } from '../../shared/model/company-roles.ts';
import type { StoreNeeds } from '../../shared/model/needs.ts';
import { isSessionOver, sessionKey } from './account-session.ts';
import { AppError } from './app-error.ts';
import { dynamo } from './clients/dynamo.ts';
import type { ActorCompany } from './context.ts';
import { environment } from './environment.ts';
import type { TokenClaims } from './tokens.ts';

export const needs: StoreNeeds = { tables: [{ table: 'accounts', actions: ['GetItem'] }] };

const CACHE_MS = 60_000;

const Gate = z.object({
  status: z.enum(['active', 'suspended', 'deleted']),
  email: z.string(),
  /** Seconds since the epoch; tokens of sign-ins before it no longer count. */
  tokensValidAfter: z.number().int(),
  plan: KeptPlan,
  /** The account's company, and what it is there; absent without one. */
  companyId: z.string().nullable().default(null),
  companyRole: z.enum(companyRoles).nullable().default(null),
});
type Gate = z.infer<typeof Gate>;

const Session = z.object({ seenAt: z.string(), expiresAt: z.number().int() });

type Known = { gate: Gate; session: z.infer<typeof Session> };

const cache = new Map<string, { known: Known; until: number }>();

type Claims = Pick<TokenClaims, 'subject' | 'signedInAt'>;

/** The account behind the claims; throws `token_invalid`, or `account_suspended` on the calls that a suspended one may not make. */
export async function passGate(
  claims: Claims,
  mustBeFresh: boolean,
  now: Date,
  isOpenToSuspended = false,
): Promise<{ email: string; plan: KeptPlan; company: ActorCompany | null }> {
  const known = await readKnown(claims, mustBeFresh);
  if (!known || isSessionOver(known.session, now)) throw new AppError('token_invalid');
  const { status, tokensValidAfter, email, plan, companyId, companyRole: role } = known.gate;
  if (status === 'deleted' || claims.signedInAt < tokensValidAfter) throw new AppError('token_invalid');
  if (status === 'suspended' && !isOpenToSuspended) throw new AppError('account_suspended');
  return { email, plan, company: companyId !== null && role !== null ? { companyId, role } : null };
}

async function readKnown({ subject, signedInAt }: Claims, mustBeFresh: boolean): Promise<Known | null> {
  const name = `${subject}#${signedInAt}`;
  const cached = cache.get(name);
  if (cached && !mustBeFresh && cached.until > Date.now()) return cached.known;
  const [account, session] = await Promise.all([
    read(
      { pk: `ACC#${subject}`, sk: 'ACCOUNT' },
      ['status', 'email', 'tokensValidAfter', 'plan', 'companyId', 'companyRole'],
      mustBeFresh,
    ),
    read(sessionKey(subject, signedInAt), ['seenAt', 'expiresAt'], mustBeFresh),
  ]);
  if (!account || !session) return null;
  const known = { gate: Gate.parse(account), session: Session.parse(session) };
  if (cache.size > 5_000) cache.clear();
  cache.set(name, { known, until: Date.now() + CACHE_MS });
  return known;
}

async function read(
  key: { pk: string; sk: string },
  fields: readonly string[],
  isConsistent: boolean,
): Promise<Record<string, unknown> | undefined> {
  const { Item: item } = await dynamo.send(
    new GetCommand({
      TableName: environment.table('accounts'),
      Key: key,
      ProjectionExpression: fields.map((_, index) => `#f${index}`).join(', '),
      ExpressionAttributeNames: Object.fromEntries(fields.map((field, index) => [`#f${index}`, field])),
      ConsistentRead: isConsistent,
    }),
  );
  return item;
}

/** For tests. */
export function forgetGates(): void {
  cache.clear();
}
