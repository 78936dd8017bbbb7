/**
 * What the kit must know of an account on each signed-in call: whether it may act, since when its tokens count
 * (sign-out, reset, suspension), and whether the session still is one. Effects read it afresh; reads may be 60 seconds old.
 */
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { isSessionOver, sessionKeyIn } from './account-session.ts';
import { AppError } from './app-error.ts';
import { dynamo } from './clients/dynamo.ts';
import { environment } from './environment.ts';
import { rootKey, type Realm, type RowKey } from './realms.ts';
import type { TokenClaims } from './tokens.ts';

const CACHE_MS = 60_000;

/** What the account of every realm has. */
export const GateFields = z.object({
  status: z.enum(['active', 'suspended', 'deleted']),
  email: z.string(),
  /** Seconds since the epoch; tokens of sign-ins before it no longer count. */
  tokensValidAfter: z.number().int(),
});

const Session = z.object({ seenAt: z.string(), expiresAt: z.number().int() });

type Known<Fields> = { fields: Fields; session: z.infer<typeof Session> };

export type Claims = Pick<TokenClaims, 'subject' | 'signedInAt'>;

export type Gate<Fields> = {
  /** What is known of the account behind the claims; throws `token_invalid`. */
  pass(claims: Claims, mustBeFresh: boolean, now: Date): Promise<Fields>;
  /** For tests. */
  forget(): void;
};

/** The gate of a realm, with a memory of its own; `Fields` is what it reads of the account's row. */
export function createGate<Fields extends z.infer<typeof GateFields>>(
  realm: Realm,
  schema: z.ZodType<Fields> & { shape: object },
): Gate<Fields> {
  const names = Object.keys(schema.shape);
  const cache = new Map<string, { known: Known<Fields>; until: number }>();

  async function find({ subject, signedInAt }: Claims, mustBeFresh: boolean): Promise<Known<Fields> | null> {
    const name = `${subject}#${signedInAt}`;
    const cached = cache.get(name);
    if (cached && !mustBeFresh && cached.until > Date.now()) return cached.known;
    const [account, session] = await Promise.all([
      read(realm, rootKey(realm, subject), names, mustBeFresh),
      read(realm, sessionKeyIn(realm, subject, signedInAt), Object.keys(Session.shape), mustBeFresh),
    ]);
    if (!account || !session) return null;
    const known = { fields: schema.parse(account), session: Session.parse(session) };
    if (cache.size > 5_000) cache.clear();
    cache.set(name, { known, until: Date.now() + CACHE_MS });
    return known;
  }

  return {
    async pass(claims, mustBeFresh, now) {
      const known = await find(claims, mustBeFresh);
      if (!known || isSessionOver(known.session, now)) throw new AppError('token_invalid');
      const { status, tokensValidAfter } = known.fields;
      if (status === 'deleted' || claims.signedInAt < tokensValidAfter) throw new AppError('token_invalid');
      return known.fields;
    },
    forget: () => cache.clear(),
  };
}

async function read(
  { table }: Realm,
  key: RowKey,
  fields: readonly string[],
  isConsistent: boolean,
): Promise<Record<string, unknown> | undefined> {
  const { Item: item } = await dynamo.send(
    new GetCommand({
      TableName: environment.table(table),
      Key: key,
      ProjectionExpression: fields.map((_, index) => `#f${index}`).join(', '),
      ExpressionAttributeNames: Object.fromEntries(fields.map((field, index) => [`#f${index}`, field])),
      ConsistentRead: isConsistent,
    }),
  );
  return item;
}
