/**
 * Tickets: what the user pool takes in place of a password, for whoever proved themselves to us in another way (PIN,
 * passkey, Google, recovery code). One use, one minute; kept as their hash. Written by our calls, judged by the pool's
 * trigger `auth-challenge`.
 */
import { createHash } from 'node:crypto';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { dynamo, isConditionFailure } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { epochSeconds } from '../../kit/epoch-seconds.ts';
import { ticketKey } from './account-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'accounts', actions: ['PutItem', 'DeleteItem'] }] };

const TICKET_SECONDS = 60;
const TICKET_BYTES = 32;

const keyOf = (ticket: string) => ticketKey(createHash('sha256').update(ticket).digest('hex'));

export async function writeTicket(
  accountId: string,
  { now, randomBytes }: { now: Date; randomBytes(length: number): Buffer },
): Promise<string> {
  const ticket = randomBytes(TICKET_BYTES).toString('base64url');
  const Item = { ...keyOf(ticket), accountId, expiresAt: epochSeconds(now) + TICKET_SECONDS };
  const ConditionExpression = 'attribute_not_exists(pk)';
  await dynamo.send(new PutCommand({ TableName: environment.table('accounts'), Item, ConditionExpression }));
  return ticket;
}

/** Uses a ticket up; whether it was good, and this account's. */
export async function takeTicket(ticket: string, accountId: string, now: Date): Promise<boolean> {
  try {
    await dynamo.send(
      new DeleteCommand({
        TableName: environment.table('accounts'),
        Key: keyOf(ticket),
        ConditionExpression: 'accountId = :account AND expiresAt > :now',
        ExpressionAttributeValues: { ':account': accountId, ':now': epochSeconds(now) },
      }),
    );
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}
