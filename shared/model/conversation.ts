/** Conversations of visitors with an assistant, leads, and the figures made from them. */
import * as z from 'zod';

/** Unguessable: 128 random bits or more, made by the visitor's client (UUID v4). It is what lets a visitor resume. */
export const ConversationId = z.uuid();
export const MessageId = z.uuid();

/** Where a sentence comes from. */
export const Citation = z.strictObject({
  /** Number shown in the chip, from 1 within its message. */
  number: z.number().int().positive(),
  /** Field of the page: `about-me`, `contact`, `setup:keyInformation`, … */
  source: z.string(),
  /** In the owner's words, e.g. "About me". */
  label: z.string(),
  /** The passage itself, at most 300 characters. */
  excerpt: z.string(),
});
export type Citation = z.infer<typeof Citation>;

export const Sentence = z.strictObject({ text: z.string(), citations: z.array(Citation) });
export type Sentence = z.infer<typeof Sentence>;

/** `answered` with sources; `no_answer`: the standard reply; `limited`: extracts, no model; `partial`: cut off. */
export const answerKinds = ['answered', 'no_answer', 'limited', 'partial', 'cancelled'] as const;

export const Message = z.strictObject({
  messageId: MessageId,
  askedAt: z.iso.datetime(),
  question: z.string(),
  sentences: z.array(Sentence),
  kind: z.enum(answerKinds),
  rating: z.enum(['up', 'down']).nullable(),
});
export type Message = z.infer<typeof Message>;

export const ConversationSummary = z.strictObject({
  conversationId: ConversationId,
  /** The name a visitor left, else null. */
  customer: z.string().nullable(),
  startedAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
  messageCount: z.number().int(),
  firstQuestion: z.string(),
  hasLead: z.boolean(),
});
export type ConversationSummary = z.infer<typeof ConversationSummary>;

export const leadStatuses = ['new', 'contacted', 'done'] as const;

export const Lead = z.strictObject({
  leadId: z.string(),
  name: z.string(),
  /** E.164. */
  phone: z.string(),
  country: z.string(),
  message: z.string(),
  /** The last question asked in the chat, when there was one. */
  asked: z.string(),
  conversationId: ConversationId.nullable(),
  status: z.enum(leadStatuses),
  note: z.string(),
  createdAt: z.iso.datetime(),
});
export type Lead = z.infer<typeof Lead>;

/** Windows of the analytics, in days (specification 1, section 9). */
export const analyticsWindows = [7, 14, 28] as const;

export const DayFigures = z.strictObject({
  /** In the owner's time zone, yyyy-mm-dd. */
  date: z.iso.date(),
  views: z.number().int(),
  conversations: z.number().int(),
  questions: z.number().int(),
  leads: z.number().int(),
});
export type DayFigures = z.infer<typeof DayFigures>;
