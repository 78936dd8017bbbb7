/**
 * Rows of the `conversations` table.
 *
 * | what | pk | sk | gsiPk | gsiSk |
 * | --- | --- | --- | --- | --- |
 * | conversation | PAGE#<account> | CONV#<conversation id> | CONVS#<account> | last message |
 * | message | CONV#<conversation id> | MSG#<message id> | | |
 * | line of a person | CONV#<conversation id> | LINE#<account>#<message id> | | |
 * | line of an event | CONV#<conversation id> | LINE#<account>#<JOINED or LEFT>#<fence>, …#WANTED#<time> | | |
 * | a visitor who waits for a person | PAGE#<account> | WAITING#<conversation id> | | |
 * | lead | PAGE#<account> | LEAD#<lead id> | LEADS#<account> | created |
 * | the same lead sent twice | PAGE#<account> | LEAD-ONCE#<hash of phone and message> | | |
 * | an alert that was begun | PAGE#<account> | ALERT#<lead id, or since when leads waited> | | |
 * | alerts of a day | PAGE#<account> | ALERTS#<yyyy-mm-dd> | | |
 * | figures of a day | PAGE#<account> | DAY#<yyyy-mm-dd> | | |
 * | how often something was asked on a day | PAGE#<account> | ASKED#<yyyy-mm-dd>#<hash> | | |
 * | questions of a month, against the plan | PAGE#<account> | USAGE#<yyyy-mm> | | |
 * | a counted visit | VISIT#<account>#<visit id> | VISIT | | |
 * | outbox | OUTBOX#<id> | OUTBOX | OUTBOX | time |
 *
 * Days and months are the owner's (time zone of the account). Conversations, messages and figures are the interaction
 * data that is kept for 60 days (specification 1, section 9); leads stay until their owner deletes them.
 *
 * A person holds a conversation by two attributes of its row: `fence` counts take-overs, `heldUntil` is the end of the
 * lease (milliseconds since the epoch; 0 once handed back). Each write with which the assistant says something checks both
 * (hold-state.ts).
 */
import * as z from 'zod';
import { BIN_DAYS } from '../../../shared/model/bin.ts';
import { answerKinds, Lead, Line, Sentence, type LeadFolder } from '../../../shared/model/conversation.ts';
import { INTERACTION_DAYS } from '../../../shared/model/lifecycle.ts';
import { epochSeconds } from '../../kit/epoch-seconds.ts';

export const ConversationRow = z.object({
  conversationId: z.string(),
  customer: z.string().nullable(),
  startedAt: z.string(),
  lastAt: z.string(),
  messageCount: z.number().int(),
  /** Empty while the visitor has only asked for a person. */
  firstQuestion: z.string().default(''),
  /** All questions, shortened, so that the owner can search in them. */
  questions: z.array(z.string()),
  /** When each of them was asked (seconds since the epoch); those of before that was kept have none, and stand first. */
  askedAt: z.array(z.number().int()).default([]),
  hasLead: z.boolean(),
  expiresAt: z.number().int(),
  /** The last moment that the owner has seen; empty when they saw nothing, absent in rows of before it was kept. */
  readAt: z.string().optional(),
  fence: z.number().int().default(0),
  heldUntil: z.number().int().default(0),
  /** Of the person who held it last. */
  personName: z.string().default(''),
  wantedAt: z.string().optional(),
  /** From when on the visitor is asked for their number. */
  missedAt: z.string().optional(),
  /** Whether a person was ever wanted, and how long the visitor waited for the first one. */
  wasWanted: z.boolean().default(false),
  waitedSeconds: z.number().int().optional(),
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
  /** How often the visitor left while the model was answering. */
  timesLeft: z.number().int().default(0),
  /** The conversation's when the message began: after another take-over the assistant says nothing more to it. */
  fence: z.number().int().default(0),
  /** What the model counted for the answer, and its price in micro-dollars; absent where none was asked. */
  cost: z
    .object({ inputTokens: z.number().int(), outputTokens: z.number().int(), costMicros: z.number().int() })
    .optional(),
  expiresAt: z.number().int(),
});
export type MessageRow = z.infer<typeof MessageRow>;

export const VisitRow = z.object({
  /** The day it is counted on; its clicks are counted there too. */
  day: z.string(),
  /** Targets that were opened. */
  opened: z.array(z.string()),
  expiresAt: z.number().int(),
});
export type VisitRow = z.infer<typeof VisitRow>;

export const GapRow = z.object({
  gapId: z.string(),
  /** As it was asked first. */
  question: z.string(),
  count: z.number().int(),
  lastAt: z.string(),
  /** What the owner made of it, and when. An answered question that is asked in vain again is open again. */
  closedAs: z.enum(['answered', 'dismissed']).optional(),
  closedAt: z.string().optional(),
  expiresAt: z.number().int(),
});
export type GapRow = z.infer<typeof GapRow>;

export const LineRow = Line.extend({ accountId: z.string(), expiresAt: z.number().int() }).loose();
export type LineRow = z.infer<typeof LineRow>;

/** A visitor waits for a person no longer than this: then they may ask anew. */
export const WAIT_SECONDS = 3_600;

/** What came later in the product's life is absent from older rows. */
export const LeadRow = Lead.extend({
  /** Of the page that it came from; empty for the product's own page of somebody without one. */
  agentName: z.string(),
  /** Where it came from a product's chat: whose the conversation is, which, and the path of the chat's page. */
  chat: z.object({ productId: z.string(), conversationId: z.string().nullable(), path: z.string() }).optional(),
  firstContactAt: Lead.shape.firstContactAt.default(null),
  remindAt: Lead.shape.remindAt.default(null),
  folder: Lead.shape.folder.default('inbox'),
  spamReason: Lead.shape.spamReason.default(null),
}).loose();
export type LeadRow = z.infer<typeof LeadRow>;

export const conversationKey = (accountId: string, conversationId: string) => ({
  pk: `PAGE#${accountId}`,
  sk: `CONV#${conversationId}`,
});
export const messageKey = (conversationId: string, messageId: string) => ({
  pk: `CONV#${conversationId}`,
  sk: `MSG#${messageId}`,
});
export const lineKey = (accountId: string, conversationId: string, lineId: string) => ({
  pk: `CONV#${conversationId}`,
  sk: `LINE#${accountId}#${lineId}`,
});
export const waitingKey = (accountId: string, conversationId: string) => ({
  pk: `PAGE#${accountId}`,
  sk: `WAITING#${conversationId}`,
});
export const leadKey = (accountId: string, leadId: string) => ({ pk: `PAGE#${accountId}`, sk: `LEAD#${leadId}` });
const leadLists: Record<LeadFolder, string> = { inbox: 'LEADS', spam: 'SPAM', deleted: 'BIN' };
/** The partition of the index in which the leads of a folder stand. */
export const leadListOf = (accountId: string, folder: LeadFolder): string => `${leadLists[folder]}#${accountId}`;
export const dayKey = (accountId: string, day: string) => ({ pk: `PAGE#${accountId}`, sk: `DAY#${day}` });
export const gapKey = (accountId: string, gapId: string) => ({ pk: `PAGE#${accountId}`, sk: `GAP#${gapId}` });
export const visitKey = (accountId: string, visitId: string) => ({ pk: `VISIT#${accountId}#${visitId}`, sk: 'VISIT' });
export const visitorKey = (accountId: string, day: string, hash: string) => ({
  pk: `VISITOR#${accountId}#${day}#${hash}`,
  sk: 'VISITOR',
});
export const saltKey = (accountId: string, day: string) => ({ pk: `SALT#${accountId}#${day}`, sk: 'SALT' });
export const usageKey = (accountId: string, month: string) => ({ pk: `PAGE#${accountId}`, sk: `USAGE#${month}` });

/** Seconds since the epoch when a lead that leaves the inbox at `now` is gone. */
export const removedLeadExpiry = (now: Date): number => epochSeconds(now) + BIN_DAYS * 86_400;

/** Seconds since the epoch when interaction data of `now` is due. */
export const interactionExpiry = (now: Date): number => epochSeconds(now) + INTERACTION_DAYS * 86_400;
