/**
 * Rows of the `conversations` table.
 *
 * | what | pk | sk | gsiPk | gsiSk |
 * | --- | --- | --- | --- | --- |
 * | conversation | PAGE#<account> | CONV#<conversation id> | CONVS#<account> | last message |
 * | message | CONV#<conversation id> | MSG#<message id> | | |
 * | lead | PAGE#<account> | LEAD#<lead id> | LEADS#<account> | created |
 * | the same lead sent twice | PAGE#<account> | LEAD-ONCE#<hash of phone and message> | | |
 * | figures of a day | PAGE#<account> | DAY#<yyyy-mm-dd> | | |
 * | how often something was asked on a day | PAGE#<account> | ASKED#<yyyy-mm-dd>#<hash> | | |
 * | questions of a month, against the plan | PAGE#<account> | USAGE#<yyyy-mm> | | |
 * | a counted visit | VISIT#<account>#<visit id> | VISIT | | |
 * | outbox | OUTBOX#<id> | OUTBOX | OUTBOX | time |
 *
 * Days and months are the owner's (time zone of the account). Conversations, messages and figures are the interaction
 * data that is kept for 60 days (specification 1, section 9); leads stay until their owner deletes them.
 */
import * as z from 'zod';
import { answerKinds, Lead, Sentence } from '../../../shared/model/conversation.ts';

export const INTERACTION_DAYS = 60;

export const ConversationRow = z.object({
  conversationId: z.string(),
  customer: z.string().nullable(),
  startedAt: z.string(),
  lastAt: z.string(),
  messageCount: z.number().int(),
  firstQuestion: z.string(),
  /** All questions, shortened, so that the owner can search in them. */
  questions: z.array(z.string()),
  hasLead: z.boolean(),
  expiresAt: z.number().int(),
});
export type ConversationRow = z.infer<typeof ConversationRow>;

export const MessageRow = z.object({
  /** The page that the conversation belongs to. */
  accountId: z.string(),
  messageId: z.string(),
  askedAt: z.string(),
  question: z.string(),
  sentences: z.array(Sentence),
  state: z.enum(['running', 'done']),
  kind: z.enum(answerKinds),
  rating: z.enum(['up', 'down']).nullable(),
  /** The connection that is answering; only it may write. */
  holder: z.string().optional(),
  /** Milliseconds since the epoch: until then the holder is answering. */
  leaseUntil: z.number().int(),
  expiresAt: z.number().int(),
});
export type MessageRow = z.infer<typeof MessageRow>;

export const LeadRow = Lead.extend({ agentName: z.string(), consentText: z.string() }).loose();

export const conversationKey = (accountId: string, conversationId: string) => ({
  pk: `PAGE#${accountId}`,
  sk: `CONV#${conversationId}`,
});
export const messageKey = (conversationId: string, messageId: string) => ({
  pk: `CONV#${conversationId}`,
  sk: `MSG#${messageId}`,
});
export const leadKey = (accountId: string, leadId: string) => ({ pk: `PAGE#${accountId}`, sk: `LEAD#${leadId}` });
export const dayKey = (accountId: string, day: string) => ({ pk: `PAGE#${accountId}`, sk: `DAY#${day}` });
export const usageKey = (accountId: string, month: string) => ({ pk: `PAGE#${accountId}`, sk: `USAGE#${month}` });

/** Seconds since the epoch when interaction data of `now` is due. */
export const interactionExpiry = (now: Date): number => Math.floor(now.getTime() / 1_000) + INTERACTION_DAYS * 86_400;
