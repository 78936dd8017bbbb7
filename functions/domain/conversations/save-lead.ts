/** Writes leads: the lead, its figure and the mail to the owner in one transaction. */
import { createHash } from 'node:crypto';
import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Lead } from '../../../shared/model/conversation.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import { cancellationReasons, dynamo, isConditionFailure } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { outboxPut } from '../../kit/outbox.ts';
import { conversationKey, leadKey } from './conversation-rows.ts';
import { figureUpdate, type PageOwner } from './figures.ts';
import { toLead } from './find-lead.ts';

export const needs: StoreNeeds = { tables: [{ table: 'conversations', actions: ['PutItem', 'UpdateItem'] }] };

/** A visitor who sends the same words again within the hour is heard once. */
const SAME_LEAD_SECONDS = 3_600;

export type NewLead = {
  owner: PageOwner;
  agentName: string;
  consentText: string;
  lead: Lead;
  /** Of the outbox row. */
  outboxId: string;
};

export async function saveLead({ owner, agentName, consentText, lead, outboxId }: NewLead, now: Date): Promise<void> {
  const table = environment.table('conversations');
  const seconds = Math.floor(now.getTime() / 1_000);
  const hash = createHash('sha256').update(`${lead.phone}\n${lead.message}`).digest('base64url').slice(0, 22);
  const payload = { template: 'lead', accountId: owner.accountId, leadId: lead.leadId };
  try {
    await dynamo.send(
      new TransactWriteCommand({
        TransactItems: [
          {
            Put: {
              TableName: table,
              Item: { pk: `PAGE#${owner.accountId}`, sk: `LEAD-ONCE#${hash}`, expiresAt: seconds + SAME_LEAD_SECONDS },
              ConditionExpression: 'attribute_not_exists(pk) OR expiresAt <= :now',
              ExpressionAttributeValues: { ':now': seconds },
            },
          },
          {
            Put: {
              TableName: table,
              Item: {
                ...leadKey(owner.accountId, lead.leadId),
                gsiPk: `LEADS#${owner.accountId}`,
                gsiSk: lead.createdAt,
                ...lead,
                agentName,
                consentText,
              },
            },
          },
          figureUpdate(owner, ['leads'], now),
          outboxPut('conversations', { id: outboxId, job: 'send-message', payload }, now),
        ],
      }),
    );
  } catch (error) {
    if (cancellationReasons(error)?.[0] !== 'ConditionalCheckFailed') throw error;
  }
}

/** Names the conversation after the visitor; does nothing when it is not one of this page. */
export async function nameConversation(accountId: string, conversationId: string, name: string): Promise<void> {
  try {
    await dynamo.send(
      new UpdateCommand({
        TableName: environment.table('conversations'),
        Key: conversationKey(accountId, conversationId),
        UpdateExpression: 'SET customer = :name, hasLead = :yes',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':name': name, ':yes': true },
      }),
    );
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
}

/** Throws `not_found` for a lead that is not there or not the caller's. */
export async function changeLead(
  accountId: string,
  leadId: string,
  changes: { status?: Lead['status'] | undefined; note?: string | undefined },
): Promise<Lead> {
  const entries = Object.entries({ ...changes, leadId }).filter(([, value]) => value !== undefined);
  try {
    const { Attributes: item } = await dynamo.send(
      new UpdateCommand({
        TableName: environment.table('conversations'),
        Key: leadKey(accountId, leadId),
        UpdateExpression: `SET ${entries.map(([name]) => `#${name} = :${name}`).join(', ')}`,
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: Object.fromEntries(entries.map(([name]) => [`#${name}`, name])),
        ExpressionAttributeValues: Object.fromEntries(entries.map(([name, value]) => [`:${name}`, value])),
        ReturnValues: 'ALL_NEW',
      }),
    );
    return toLead(item ?? {});
  } catch (error) {
    throw isConditionFailure(error) ? new AppError('not_found') : error;
  }
}
