/** Reads leads. */
import type { Lead, LeadFolder } from '../../../shared/model/conversation.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { epochSeconds } from '../../kit/epoch-seconds.ts';
import { readRow } from '../../kit/read-row.ts';
import { leadKey, leadListOf, LeadRow } from './conversation-rows.ts';
import { MOST_ROWS, queryRows } from './query-rows.ts';
import { dayIn } from './owner-days.ts';

/** More than any page gets in its longest window. */
const MOST_COUNTED = 20_000;

const CreatedRow = LeadRow.pick({ createdAt: true });

export const needs: StoreNeeds = { tables: [{ table: 'conversations', actions: ['GetItem'] }] };

const StoredLead = LeadRow.omit({ agentName: true, chat: true }).strip();

export const toLead = (item: Record<string, unknown>): Lead => StoredLead.parse(item);

export type FoundLead = {
  lead: Lead;
  /** Of the page that it came from. */
  path: string;
  /** The conversation that it came with, and whose that is. */
  talk: { accountId: string; conversationId: string | null };
};

/** A lead of this page, in whatever folder; null for another page's, for one that is gone and for none alike. */
export async function findLead(accountId: string, leadId: string, now: Date): Promise<FoundLead | null> {
  const item = await readRow('conversations', leadKey(accountId, leadId));
  if (!item || Number(item['expiresAt'] ?? Infinity) <= epochSeconds(now)) return null;
  const { agentName, chat, conversationId } = LeadRow.parse(item);
  return {
    lead: toLead(item),
    path: chat?.path ?? agentName,
    talk: chat ? { accountId: chat.productId, conversationId: chat.conversationId } : { accountId, conversationId },
  };
}

export type LeadQuery = {
  order: 'newest' | 'oldest';
  folder: LeadFolder;
  /** Only those that came at this moment or later (ISO). */
  since?: string;
  /** At most so many; 1,000 without. */
  most?: number;
};

/** Leads of a folder in the order of their time. */
export async function listLeads(accountId: string, query: LeadQuery, now: Date): Promise<Lead[]> {
  const { order, folder, since, most = MOST_ROWS } = query;
  const items = await queryRows(
    {
      IndexName: 'byTime',
      KeyConditionExpression: since === undefined ? 'gsiPk = :leads' : 'gsiPk = :leads AND gsiSk >= :since',
      ...(folder === 'inbox' ? {} : { FilterExpression: 'expiresAt > :now' }),
      ExpressionAttributeValues: {
        ':leads': leadListOf(accountId, folder),
        ...(since === undefined ? {} : { ':since': since }),
        ...(folder === 'inbox' ? {} : { ':now': epochSeconds(now) }),
      },
      ScanIndexForward: order === 'oldest',
    },
    most,
  );
  return items.map(toLead);
}

/** How many leads the inbox has of each day of the owner, from that day (yyyy-mm-dd) on. */
export async function countLeadDays(accountId: string, timeZone: string, from: string): Promise<Map<string, number>> {
  // A day begins up to 14 hours before midnight in UTC.
  const earliest = new Date(Date.parse(`${from}T00:00:00Z`) - 86_400_000).toISOString();
  const items = await queryRows(
    {
      IndexName: 'byTime',
      KeyConditionExpression: 'gsiPk = :leads AND gsiSk >= :earliest',
      ExpressionAttributeValues: { ':leads': `LEADS#${accountId}`, ':earliest': earliest },
      ProjectionExpression: 'createdAt',
    },
    MOST_COUNTED,
  );
  const counts = new Map<string, number>();
  for (const { createdAt } of items.map((item) => CreatedRow.parse(item))) {
    const day = dayIn(timeZone, new Date(createdAt));
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return counts;
}
