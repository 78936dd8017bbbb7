/**
 * The waiting list. An address is on it once it was confirmed from its own mailbox; until then its place lapses after a
 * week. The token of its mails can do no more than confirm or leave this one place, so it is kept as it is: later mails
 * carry it too.
 *
 * Confirmed places stand in the index `byTime` under WAITLIST, in the order in which they were confirmed.
 */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { languageValues } from '../../../shared/places/languages.ts';
import { AppError } from '../../kit/app-error.ts';
import { cancellationReasons, dynamo } from '../../kit/clients/dynamo.ts';
import type { CallContext } from '../../kit/context.ts';
import { environment } from '../../kit/environment.ts';
import { epochSeconds } from '../../kit/epoch-seconds.ts';
import { outboxPut, type TransactItem } from '../../kit/outbox.ts';
import { readRow } from '../../kit/read-row.ts';

export const needs: StoreNeeds = {
  tables: [{ table: 'accounts', actions: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'] }],
};

const PENDING_SECONDS = 7 * 86_400;

/** A mail to one address is repeated no sooner. */
const MAIL_AGAIN_MS = 10 * 60_000;

const WaitingRow = z.object({
  email: z.string(),
  language: z.enum(languageValues),
  token: z.string(),
  mailedAt: z.string(),
  isConfirmed: z.boolean(),
  /** Seconds since the epoch; absent once it is confirmed. */
  expiresAt: z.number().int().optional(),
});
export type WaitingRow = z.infer<typeof WaitingRow>;

const TokenRow = z.object({ email: z.string(), expiresAt: z.number().int().optional() });

export const waitingKey = (email: string) => ({ pk: `WAITLIST#${email}`, sk: 'WAITLIST' });
export const waitingTokenKey = (token: string) => ({ pk: `WAITLIST-TOKEN#${token}`, sk: 'WAITLIST-TOKEN' });
/** The place of an address in its canonical form; null when there is none or it has lapsed. */
export async function findPlace(email: string, now: Date): Promise<WaitingRow | null> {
  const item = await readRow('accounts', waitingKey(email));
  const row = item ? WaitingRow.parse(item) : null;
  return row && !hasLapsed(row, now) ? row : null;
}

function hasLapsed({ expiresAt }: { expiresAt?: number | undefined }, now: Date): boolean {
  return expiresAt !== undefined && expiresAt <= epochSeconds(now);
}

/** Keeps a place and has a mail ask for its confirmation. Nothing happens for one that is confirmed or was just asked. */
export async function joinWaitingList(email: string, context: CallContext): Promise<void> {
  const known = await findPlace(email, context.now);
  if (known && (known.isConfirmed || isJustMailed(known, context.now))) return;
  const row: WaitingRow = {
    email,
    language: context.language,
    token: known?.token ?? context.randomBytes(16).toString('base64url'),
    mailedAt: context.now.toISOString(),
    isConfirmed: false,
    expiresAt: epochSeconds(context.now) + PENDING_SECONDS,
  };
  const payload = { template: 'waitlist', email };
  await writeUnlessChanged([
    putPlace(row, known, context.now),
    putToken(row),
    outboxPut('accounts', { id: context.newId(), job: 'send-message', payload }, context.now),
  ]);
}

function isJustMailed({ mailedAt }: WaitingRow, now: Date): boolean {
  return now.getTime() - Date.parse(mailedAt) < MAIL_AGAIN_MS;
}

/** Throws `not_found` for a token that is unknown, has lapsed, or was used to leave. */
export async function confirmPlace(token: string, now: Date): Promise<void> {
  const place = await findPlaceOfToken(token, now);
  if (!place) throw new AppError('not_found');
  if (place.isConfirmed) return;
  const { expiresAt: _lapse, ...kept } = place;
  const confirmed = { ...kept, isConfirmed: true, gsiPk: 'WAITLIST', gsiSk: now.toISOString() };
  await writeUnlessChanged([putPlace(confirmed, place, now), putToken(confirmed)]);
}

/** Whoever has no place, or has none any more, has left. */
export async function leaveWaitingList(token: string, now: Date): Promise<void> {
  const place = await findPlaceOfToken(token, now);
  if (!place) return;
  const TableName = environment.table('accounts');
  await dynamo.send(
    new TransactWriteCommand({
      TransactItems: [waitingKey(place.email), waitingTokenKey(token)].map((Key) => ({ Delete: { TableName, Key } })),
    }),
  );
}

async function findPlaceOfToken(token: string, now: Date): Promise<WaitingRow | null> {
  const item = await readRow('accounts', waitingTokenKey(token));
  const row = item ? TokenRow.parse(item) : null;
  const place = row && !hasLapsed(row, now) ? await findPlace(row.email, now) : null;
  return place?.token === token ? place : null;
}

function putPlace(row: WaitingRow & { gsiPk?: string; gsiSk?: string }, known: WaitingRow | null, now: Date) {
  const condition = known
    ? {
        ConditionExpression: 'mailedAt = :seen AND isConfirmed = :no',
        ExpressionAttributeValues: { ':seen': known.mailedAt, ':no': false },
      }
    : {
        ConditionExpression: 'attribute_not_exists(pk) OR expiresAt <= :now',
        ExpressionAttributeValues: { ':now': epochSeconds(now) },
      };
  return {
    Put: { TableName: environment.table('accounts'), Item: { ...waitingKey(row.email), ...row }, ...condition },
  };
}

function putToken({ token, email, expiresAt }: WaitingRow) {
  return { Put: { TableName: environment.table('accounts'), Item: { ...waitingTokenKey(token), email, expiresAt } } };
}

/** When somebody else was at the place in between, theirs counts: it says the same. */
async function writeUnlessChanged(items: TransactItem[]): Promise<void> {
  try {
    await dynamo.send(new TransactWriteCommand({ TransactItems: items }));
  } catch (error) {
    if (cancellationReasons(error)?.[0] !== 'ConditionalCheckFailed') throw error;
  }
}
