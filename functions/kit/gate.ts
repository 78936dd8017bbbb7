/**
 * What the kit must know of an account on each signed-in call: whether it may act, since when its tokens count
 * (sign-out, reset, suspension), and whether the session still is one. It is read afresh for every call: what has ended,
 * has ended for all of them (docs/decisions/0042-the-gate-remembers-nothing.md).
 */
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { isSessionOver, sessionKeyIn } from './account-session.ts';
import { AppError } from './app-error.ts';
import { dynamo } from './clients/dynamo.ts';
import { environment } from './environment.ts';
import { rootKey, type Realm, type RowKey } from './realms.ts';
import type { TokenClaims } from './tokens.ts';

/** What the account of every realm has. */
export const GateFields = z.object({
  status: z.enum(['active', 'suspended', 'deleted']),
  email: z.string(),
  /** Seconds since the epoch; tokens of sign-ins before it no longer count. */
  tokensValidAfter: z.number().int(),
});

const Session = z.object({ seenAt: z.string(), expiresAt: z.number().int() });

export type Claims = Pick<TokenClaims, 'subject' | 'signedInAt'>;

/** What the account behind the claims says of itself; throws `token_invalid`. */
export type Gate<Fields> = (claims: Claims, now: Date) => Promise<Fields>;

/** The gate of a realm; `Fields` is what it reads of the account's row. */
export function createGate<Fields extends z.infer<typeof GateFields>>(
  realm: Realm,
  schema: z.ZodType<Fields> & { shape: object },
): Gate<Fields> {
  const names = Object.keys(schema.shape);
  return async ({ subject, signedInAt }, now) => {
    const [account, session] = await Promise.all([
      read(realm, rootKey(realm, subject), names),
      read(realm, sessionKeyIn(realm, subject, signedInAt), Object.keys(Session.shape)),
    ]);
    if (!account || !session || isSessionOver(Session.parse(session), now)) throw new AppError('token_invalid');
    const fields = schema.parse(account);
    if (fields.status === 'deleted' || signedInAt < fields.tokensValidAfter) throw new AppError('token_invalid');
    return fields;
  };
}

async function read(
  { table }: Realm,
  key: RowKey,
  fields: readonly string[],
): Promise<Record<string, unknown> | undefined> {
  const { Item: item } = await dynamo.send(
    new GetCommand({
      TableName: environment.table(table),
      Key: key,
      ProjectionExpression: fields.map((_, index) => `#f${index}`).join(', '),
      ExpressionAttributeNames: Object.fromEntries(fields.map((field, index) => [`#f${index}`, field])),
      ConsistentRead: true,
    }),
  );
  return item;
}
