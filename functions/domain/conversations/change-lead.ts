/** What the owner does with a lead: status, note, first contact, reminder, and the way into the bin and back. */
import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Lead, LeadFolder } from '../../../shared/model/conversation.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import { cancellationReasons, dynamo, isConditionFailure } from '../../kit/clients/dynamo.ts';
import { dueDelete, duePut } from '../../kit/due-rows.ts';
import { environment } from '../../kit/environment.ts';
import { epochSeconds } from '../../kit/epoch-seconds.ts';
import type { TransactItem } from '../../kit/outbox.ts';
import { leadKey, leadListOf, removedLeadExpiry } from './conversation-rows.ts';
import { toLead } from './find-lead.ts';

export const needs: StoreNeeds = {
  tables: [{ table: 'conversations', actions: ['UpdateItem', 'PutItem', 'DeleteItem'] }],
};

/** It is there, and its 30 days in the bin or among the spam are not over. */
const IS_THERE = 'attribute_exists(pk) AND (attribute_not_exists(expiresAt) OR expiresAt > :now)';

const reminderId = (accountId: string, leadId: string): string => `LEAD-REMINDER#${accountId}#${leadId}`;

export type LeadChanges = {
  /** `new` again: nobody has answered after all. */
  status?: Lead['status'] | undefined;
  note?: string | undefined;
  /** The owner calls or writes; only the first time is remembered. */
  isContacted?: boolean | undefined;
};

/** Throws `not_found` for a lead that is not there or not the caller's. */
export async function changeLead(
  accountId: string,
  leadId: string,
  { status, note, isContacted = false }: LeadChanges,
  now: Date,
): Promise<Lead> {
  const isAnswered = status === undefined ? isContacted : status !== 'new';
  const given = Object.entries({ leadId, status, note }).filter(([, value]) => value !== undefined);
  const sets = given.map(([name]) => `#${name} = :${name}`);
  if (isAnswered) sets.push('firstContactAt = if_not_exists(firstContactAt, :answeredAt)');
  try {
    const { Attributes: item } = await dynamo.send(
      new UpdateCommand({
        TableName: environment.table('conversations'),
        Key: leadKey(accountId, leadId),
        UpdateExpression: `SET ${sets.join(', ')}${status === 'new' ? ' REMOVE firstContactAt' : ''}`,
        ConditionExpression: IS_THERE,
        ExpressionAttributeNames: Object.fromEntries(given.map(([name]) => [`#${name}`, name])),
        ExpressionAttributeValues: {
          ...Object.fromEntries(given.map(([name, value]) => [`:${name}`, value])),
          ...(isAnswered ? { ':answeredAt': now.toISOString() } : {}),
          ':now': epochSeconds(now),
        },
        ReturnValues: 'ALL_NEW',
      }),
    );
    return toLead(item ?? {});
  } catch (error) {
    throw isConditionFailure(error) ? new AppError('not_found') : error;
  }
}

/**
 * Sets, moves or (null) takes back the reminder of a lead in the inbox, and the mail with it; throws `not_found` for any
 * other lead.
 */
export async function remindOfLead(accountId: string, leadId: string, remindAt: string | null): Promise<void> {
  const id = reminderId(accountId, leadId);
  const payload = { template: 'reminder', accountId, leadId, remindAt };
  const work = remindAt === null ? dueDelete(id) : duePut({ id, job: 'send-message', payload }, new Date(remindAt));
  await writeOrNotFound([
    {
      Update: {
        TableName: environment.table('conversations'),
        Key: leadKey(accountId, leadId),
        UpdateExpression: remindAt === null ? 'REMOVE remindAt' : 'SET remindAt = :at',
        ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(expiresAt)',
        ...(remindAt === null ? {} : { ExpressionAttributeValues: { ':at': remindAt } }),
      },
    },
    work,
  ]);
}

/** Into the bin, where it stays for 30 days; its reminder is called off. */
export async function binLead(accountId: string, leadId: string, now: Date): Promise<void> {
  await writeOrNotFound([
    {
      Update: {
        TableName: environment.table('conversations'),
        Key: leadKey(accountId, leadId),
        UpdateExpression: 'SET gsiPk = :list, folder = :folder, expiresAt = :expiry REMOVE remindAt',
        ConditionExpression: IS_THERE,
        ExpressionAttributeValues: {
          ':list': leadListOf(accountId, 'deleted'),
          ':folder': 'deleted' satisfies LeadFolder,
          ':expiry': removedLeadExpiry(now),
          ':now': epochSeconds(now),
        },
      },
    },
    dueDelete(reminderId(accountId, leadId)),
  ]);
}

/**
 * Out of the bin or the spam, where it must lie (`from`).
 *
 * @param followUps what a lead sets going that was taken for spam until now
 */
export async function restoreLead(
  accountId: string,
  { leadId, folder: from }: Lead,
  followUps: readonly TransactItem[],
  now: Date,
): Promise<void> {
  await writeOrNotFound([
    {
      Update: {
        TableName: environment.table('conversations'),
        Key: leadKey(accountId, leadId),
        UpdateExpression: 'SET gsiPk = :list, folder = :folder REMOVE expiresAt, spamReason',
        ConditionExpression: 'folder = :from AND expiresAt > :now',
        ExpressionAttributeValues: {
          ':list': leadListOf(accountId, 'inbox'),
          ':folder': 'inbox' satisfies LeadFolder,
          ':from': from,
          ':now': epochSeconds(now),
        },
      },
    },
    ...followUps,
  ]);
}

async function writeOrNotFound(items: TransactItem[]): Promise<void> {
  try {
    await dynamo.send(new TransactWriteCommand({ TransactItems: items }));
  } catch (error) {
    throw cancellationReasons(error)?.[0] === 'ConditionalCheckFailed' ? new AppError('not_found') : error;
  }
}
