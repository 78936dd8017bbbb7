/**
 * What the kit must know of an account on each signed-in call: whether it may act, since when its tokens count
 * (sign-out, reset, suspension), and its plan. Effects read it afresh; reads may be 60 seconds old.
 */
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { planIds } from '../../shared/model/account.ts';
import type { StoreNeeds } from '../../shared/model/needs.ts';
import { AppError } from './app-error.ts';
import { dynamo } from './clients/dynamo.ts';
import { environment } from './environment.ts';
import type { TokenClaims } from './tokens.ts';

export const needs: StoreNeeds = { tables: [{ table: 'accounts', actions: ['GetItem'] }] };

const CACHE_MS = 60_000;

const Gate = z.object({
  status: z.enum(['active', 'suspended', 'deleted']),
  /** Seconds since the epoch; tokens of sign-ins before it no longer count. */
  tokensValidAfter: z.number().int(),
  plan: z.object({ id: z.enum(planIds), trialEndsAt: z.string().nullable() }),
});

export type AccountPlan = z.infer<typeof Gate>['plan'];

const cache = new Map<string, { gate: z.infer<typeof Gate>; until: number }>();

/** The plan of the account behind the claims; throws `token_invalid` or `account_suspended`. */
export async function passGate(claims: TokenClaims, mustBeFresh: boolean): Promise<AccountPlan> {
  const gate = await readGate(claims.subject, mustBeFresh);
  if (!gate || gate.status === 'deleted' || claims.signedInAt < gate.tokensValidAfter)
    throw new AppError('token_invalid');
  if (gate.status === 'suspended') throw new AppError('account_suspended');
  return gate.plan;
}

async function readGate(accountId: string, mustBeFresh: boolean): Promise<z.infer<typeof Gate> | null> {
  const known = cache.get(accountId);
  if (known && !mustBeFresh && known.until > Date.now()) return known.gate;
  const { Item: item } = await dynamo.send(
    new GetCommand({
      TableName: environment.table('accounts'),
      Key: { pk: `ACC#${accountId}`, sk: 'ACCOUNT' },
      ProjectionExpression: '#status, tokensValidAfter, #plan',
      ExpressionAttributeNames: { '#status': 'status', '#plan': 'plan' },
      ConsistentRead: mustBeFresh,
    }),
  );
  if (!item) return null;
  const gate = Gate.parse(item);
  if (cache.size > 5_000) cache.clear();
  cache.set(accountId, { gate, until: Date.now() + CACHE_MS });
  return gate;
}

/** For tests. */
export function forgetGates(): void {
  cache.clear();
}
