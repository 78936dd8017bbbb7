/** Writes new leads: the lead, its figure and what tells the owner in one transaction. */
import { createHash } from 'node:crypto';
import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Lead } from '../../../shared/model/conversation.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { cancellationReasons, dynamo, isConditionFailure } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { epochSeconds } from '../../kit/epoch-seconds.ts';
import type { TransactItem } from '../../kit/outbox.ts';
import { conversationKey, leadKey, leadListOf, removedLeadExpiry, type LeadRow } from './conversation-rows.ts';
import type { PageOwner } from './figures.ts';

export const needs: StoreNeeds = { tables: [{ table: 'conversations', actions: ['PutItem', 'UpdateItem'] }] };

/** A visitor who sends the same words again within the hour is heard once. */
const SAME_LEAD_SECONDS = 3_600;

export type NewLead = {
  owner: PageOwner;
  agentName: string;
  chat?: LeadRow['chat'];
  lead: Lead;
  /** What tells the owner of it; nothing tells of spam. */
  followUps: readonly TransactItem[];
};

export async function saveLead({ owner, agentName, chat, lead, followUps }: NewLead, now: Date): Promise<void> {
  const table = environment.table('conversations');
  const seconds = epochSeconds(now);
  const hash = createHash('sha256').update(`${lead.phone}\n${lead.message}`).digest('base64url').slice(0, 22);
  // What is null is left out: the first contact is set where none is.
  const known = Object.fromEntries(Object.entries(lead).filter(([, value]) => value !== null));
  try {
    await dynamo.send(
      new TransactWriteCommand({
        TransactItems: [
          {
            Put: {
              TableName: table,
              Item: {
                pk: `PAGE#${owner.accountId}`,
                sk: `LEAD-ONCE#${lead.folder === 'spam' ? 'SPAM#' : ''}${hash}`,
                expiresAt: seconds + SAME_LEAD_SECONDS,
              },
              ConditionExpression: 'attribute_not_exists(pk) OR expiresAt <= :now',
              ExpressionAttributeValues: { ':now': seconds },
            },
          },
          {
            Put: {
              TableName: table,
              Item: {
                ...leadKey(owner.accountId, lead.leadId),
                gsiPk: leadListOf(owner.accountId, lead.folder),
                gsiSk: lead.createdAt,
                ...known,
                conversationId: lead.conversationId,
                agentName,
                ...(chat && { chat }),
                ...(lead.folder === 'spam' ? { expiresAt: removedLeadExpiry(now) } : {}),
              },
            },
          },
          ...followUps,
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
