/**
 * Accounts of Google that are tied to ours, and tickets: what Google said of somebody, kept until they sign up or sign in
 * once with their password (rows: ../accounts/account-rows.ts). A ticket is good once, for ten minutes, for whoever has it.
 */
import { createHash } from 'node:crypto';
import { PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { cancellationReasons, dynamo } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { epochSeconds } from '../../kit/epoch-seconds.ts';
import type { TransactItem } from '../../kit/outbox.ts';
import { readRow } from '../../kit/read-row.ts';
import { googleKey, googleTicketKey, type AccountRow } from '../accounts/account-rows.ts';
import { findAccount } from '../accounts/find-account.ts';
import { ownedAt } from '../accounts/owned-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'accounts', actions: ['GetItem', 'PutItem', 'DeleteItem'] }] };

const TICKET_SECONDS = 600;
const TICKET_BYTES = 32;

const TicketRow = z.object({
  /** Google's own id of the person: an address can become somebody else's. */
  sub: z.string(),
  /** Canonical. */
  email: z.string(),
  fullName: z.string(),
  expiresAt: z.number().int(),
});
export type GooglePerson = Omit<z.infer<typeof TicketRow>, 'expiresAt'>;

const LinkRow = z.object({ accountId: z.string() });

const keyOf = (ticket: string) => googleTicketKey(createHash('sha256').update(ticket).digest('base64url'));

/** The account that somebody's account of Google is tied to; null without one, and when it is gone. */
export async function findLinkedAccount(sub: string): Promise<string | null> {
  const item = await readRow('accounts', googleKey(sub));
  const account = item ? await findAccount(LinkRow.parse(item).accountId) : null;
  return account && account.status !== 'deleted' ? account.accountId : null;
}

/** The transaction item that ties the two. Who proved both may tie them anew. */
export function googleLinkPut({ sub }: GooglePerson, accountId: string, now: Date): TransactItem {
  const linkedAt = now.toISOString();
  const Item = { ...googleKey(sub), ...ownedAt(accountId, linkedAt), accountId, linkedAt };
  return { Put: { TableName: environment.table('accounts'), Item } };
}

export async function linkGoogle(person: GooglePerson, accountId: string, now: Date): Promise<void> {
  await dynamo.send(new TransactWriteCommand({ TransactItems: [googleLinkPut(person, accountId, now)] }));
}

export async function writeGoogleTicket(
  { sub, email, fullName }: GooglePerson,
  { now, randomBytes }: { now: Date; randomBytes(length: number): Buffer },
): Promise<string> {
  const ticket = randomBytes(TICKET_BYTES).toString('base64url');
  const Item = { ...keyOf(ticket), sub, email, fullName, expiresAt: epochSeconds(now) + TICKET_SECONDS };
  await dynamo.send(new PutCommand({ TableName: environment.table('accounts'), Item }));
  return ticket;
}

/** Null for a ticket that is unknown, used or too old. */
export async function findGoogleTicket(ticket: string, now: Date): Promise<GooglePerson | null> {
  const item = await readRow('accounts', keyOf(ticket));
  const row = item ? TicketRow.parse(item) : null;
  return row && row.expiresAt > epochSeconds(now) ? row : null;
}

/** The transaction item that uses a ticket up; the transaction fails when it was used, or is too old. */
export function googleTicketBurn(ticket: string, now: Date): TransactItem {
  return {
    Delete: {
      TableName: environment.table('accounts'),
      Key: keyOf(ticket),
      ConditionExpression: 'expiresAt > :now',
      ExpressionAttributeValues: { ':now': epochSeconds(now) },
    },
  };
}

/** Ties Google to the account that was just signed in to. A ticket that is no good, or another address's, ties nothing. */
export async function linkWithTicket(ticket: string, account: AccountRow, now: Date): Promise<void> {
  const person = await findGoogleTicket(ticket, now);
  if (person?.email !== account.email) return;
  const items = [googleTicketBurn(ticket, now), googleLinkPut(person, account.accountId, now)];
  try {
    await dynamo.send(new TransactWriteCommand({ TransactItems: items }));
  } catch (error) {
    if (cancellationReasons(error)?.[0] !== 'ConditionalCheckFailed') throw error;
  }
}
