/**
 * The binding of an account to Facebook and Instagram (rows: ../accounts/account-rows.ts), and the way there. A state is
 * good once, for ten minutes, for the account that began, in the browser that began: that one alone knows the verifier
 * whose hash was kept (as in PKCE, RFC 7636). Whoever has only the address of the return can do nothing with it.
 */
import { createHash } from 'node:crypto';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import { dynamo, isConditionFailure } from '../../kit/clients/dynamo.ts';
import type { OwnerContext } from '../../kit/context.ts';
import { environment } from '../../kit/environment.ts';
import { epochSeconds } from '../../kit/epoch-seconds.ts';
import { readRow } from '../../kit/read-row.ts';
import { metaBindingKey, metaStateKey } from '../accounts/account-rows.ts';
import type { MetaPage, MetaPerson } from './meta-api.ts';

export const needs: StoreNeeds = { tables: [{ table: 'accounts', actions: ['GetItem', 'PutItem', 'DeleteItem'] }] };

const STATE_SECONDS = 600;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

const Entry = z.object({ channel: z.enum(['facebook', 'instagram']), displayText: z.string(), value: z.string() });
const BindingRow = z.object({ personId: z.string(), name: z.string(), entries: z.array(Entry), boundAt: z.string() });
export type MetaBinding = z.infer<typeof BindingRow>;

/** @param challenge SHA-256 of the browser's verifier, base64url */
export async function startBinding({ actor, now, randomBytes }: OwnerContext, challenge: string): Promise<string> {
  const state = randomBytes(24).toString('base64url');
  const expiresAt = epochSeconds(now) + STATE_SECONDS;
  const Item = { ...metaStateKey(hashOf(state)), accountId: actor.id, challenge, expiresAt };
  await dynamo.send(new PutCommand({ TableName: environment.table('accounts'), Item }));
  return state;
}

/** Uses the state up; throws `meta_state_invalid` for a missing, foreign, used and expired one alike. */
export async function takeState(
  accountId: string,
  { state, verifier }: { state: string; verifier: string },
  now: Date,
): Promise<void> {
  try {
    await dynamo.send(
      new DeleteCommand({
        TableName: environment.table('accounts'),
        Key: metaStateKey(hashOf(state)),
        ConditionExpression: 'accountId = :me AND challenge = :challenge AND expiresAt > :now',
        ExpressionAttributeValues: {
          ':me': accountId,
          ':challenge': hashOf(verifier),
          ':now': epochSeconds(now),
        },
      }),
    );
  } catch (error) {
    throw isConditionFailure(error) ? new AppError('meta_state_invalid') : error;
  }
}

export async function findBinding(accountId: string): Promise<MetaBinding | null> {
  const item = await readRow('accounts', metaBindingKey(accountId));
  return item ? BindingRow.parse(item) : null;
}

export async function saveBinding(
  accountId: string,
  { person, pages }: { person: MetaPerson; pages: readonly MetaPage[] },
  now: Date,
): Promise<MetaBinding> {
  const entries = pages.flatMap(entriesOf);
  const binding: MetaBinding = { personId: person.id, name: person.name, entries, boundAt: now.toISOString() };
  const Item = { ...metaBindingKey(accountId), ...binding };
  await dynamo.send(new PutCommand({ TableName: environment.table('accounts'), Item }));
  return binding;
}

/** What a page offers as contact entries. */
function entriesOf({ name, link, instagram_business_account: instagram }: MetaPage): MetaBinding['entries'] {
  return [
    ...(link === undefined ? [] : [{ channel: 'facebook' as const, displayText: name, value: link }]),
    ...(instagram === undefined
      ? []
      : [{ channel: 'instagram' as const, displayText: `@${instagram.username}`, value: instagram.username }]),
  ];
}

export async function deleteBinding(accountId: string): Promise<void> {
  const Key = metaBindingKey(accountId);
  await dynamo.send(new DeleteCommand({ TableName: environment.table('accounts'), Key }));
}
