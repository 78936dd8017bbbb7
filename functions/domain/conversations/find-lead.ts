/** Reads leads. */
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Lead } from '../../../shared/model/conversation.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { dynamo } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { leadKey, LeadRow } from './conversation-rows.ts';
import { queryRows } from './query-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'conversations', actions: ['GetItem'] }] };

export function toLead(item: Record<string, unknown>): Lead {
  const { leadId, name, phone, country, message, asked, conversationId, status, note, createdAt } = LeadRow.parse(item);
  return { leadId, name, phone, country, message, asked, conversationId, status, note, createdAt };
}

export async function findLead(accountId: string, leadId: string): Promise<{ lead: Lead; agentName: string } | null> {
  const { Item: item } = await dynamo.send(
    new GetCommand({
      TableName: environment.table('conversations'),
      Key: leadKey(accountId, leadId),
      ConsistentRead: true,
    }),
  );
  return item ? { lead: toLead(item), agentName: LeadRow.parse(item).agentName } : null;
}

/** Up to 1,000 leads in the order of their time. */
export async function listLeads(accountId: string, order: 'newest' | 'oldest'): Promise<Lead[]> {
  const items = await queryRows({
    IndexName: 'byTime',
    KeyConditionExpression: 'gsiPk = :leads',
    ExpressionAttributeValues: { ':leads': `LEADS#${accountId}` },
    ScanIndexForward: order === 'oldest',
  });
  return items.map(toLead);
}
