/** Conversations of visitors with an assistant, leads, and the figures made from them. */
import * as z from 'zod';
import { languageValues } from '../places/languages.ts';
import { DocumentPlace } from './document-product.ts';

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
  /** What the owner wrote, where the answer is in another language: shown beside it, in its own direction. */
  original: z.strictObject({ text: z.string(), language: z.enum(languageValues) }).exactOptional(),
  /** Where in which document, if it is one's; `source` is `documents/<file id>`, `label` the document's name then. */
  document: DocumentPlace.exactOptional(),
});
export type Citation = z.infer<typeof Citation>;

export const Sentence = z.strictObject({ text: z.string(), citations: z.array(Citation) });
export type Sentence = z.infer<typeof Sentence>;

/**
 * `answered` with sources; `no_answer`: the standard reply; `limited`: extracts, no model; `partial`: cut off; `person`: a
 * person had the conversation, so the assistant said no more than what is there.
 */
export const answerKinds = ['answered', 'no_answer', 'limited', 'partial', 'cancelled', 'person'] as const;

export const Message = z.strictObject({
  messageId: MessageId,
  askedAt: z.iso.datetime(),
  question: z.string(),
  sentences: z.array(Sentence),
  kind: z.enum(answerKinds),
  rating: z.enum(['up', 'down']).nullable(),
});
export type Message = z.infer<typeof Message>;

/** Longest message of a person, in characters. */
export const MAX_PERSON_MESSAGE = 2_000;

/** `wanted`: the visitor asked for a person; `joined` and `left`: when one held the conversation; `said`: their words. */
export const lineKinds = ['wanted', 'joined', 'left', 'said'] as const;

/** What happened in a conversation besides questions and answers. */
export const Line = z.strictObject({
  lineId: z.string(),
  at: z.iso.datetime(),
  kind: z.enum(lineKinds),
  /** The person's name; empty for what a visitor did. */
  name: z.string(),
  /** Empty but for `said`. */
  text: z.string(),
});
export type Line = z.infer<typeof Line>;

/** `missed`: wanted, and nobody came in the time that the owner gives themselves. */
export const personStates = ['none', 'wanted', 'missed', 'present'] as const;

/** Whether a person is in the conversation, or wanted there. */
export const PersonState = z.strictObject({
  state: z.enum(personStates),
  /** Who is there; empty when nobody is. */
  name: z.string(),
  /** Counts take-overs: what a person writes must carry the number of the one that counts now. */
  fence: z.number().int(),
});
export type PersonState = z.infer<typeof PersonState>;

/** A visitor who waits for a person. */
export const PersonRequest = z.strictObject({
  conversationId: ConversationId,
  customer: z.string().nullable(),
  wantedAt: z.iso.datetime(),
  /** The last question before; empty when there was none. */
  asked: z.string(),
});
export type PersonRequest = z.infer<typeof PersonRequest>;

export const ConversationSummary = z.strictObject({
  conversationId: ConversationId,
  /** The name a visitor left, else null. */
  customer: z.string().nullable(),
  startedAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
  messageCount: z.number().int(),
  firstQuestion: z.string(),
  hasLead: z.boolean(),
  person: z.enum(personStates),
  /** Something came after the owner last looked. */
  isUnread: z.boolean(),
});
export type ConversationSummary = z.infer<typeof ConversationSummary>;

export const leadStatuses = ['new', 'contacted', 'done'] as const;

/** Where a lead lies. What is deleted, or was taken for spam, stays for 30 days and can be brought back. */
export const leadFolders = ['inbox', 'spam', 'deleted'] as const;
export type LeadFolder = (typeof leadFolders)[number];

/** Why a lead was taken for spam: a field that people don't see was filled in, nobody types that fast, or it is links. */
export const spamReasons = ['hidden_field', 'too_fast', 'links'] as const;
export type SpamReason = (typeof spamReasons)[number];

export const Lead = z.strictObject({
  leadId: z.string(),
  name: z.string(),
  /** E.164. */
  phone: z.string(),
  country: z.string(),
  message: z.string(),
  /** The last question asked in the chat, when there was one. */
  asked: z.string(),
  /** Title of the product that the request is about, when it came from a product's page. */
  product: z.string().exactOptional(),
  conversationId: ConversationId.nullable(),
  status: z.enum(leadStatuses),
  note: z.string(),
  /** Also when the visitor agreed to the consent text. */
  createdAt: z.iso.datetime(),
  /** The words that the visitor agreed to by sending. */
  consentText: z.string(),
  /** When the owner first called or wrote, or said so by the status. */
  firstContactAt: z.iso.datetime().nullable(),
  /** When the owner wants to be reminded; past while the reminder is due. */
  remindAt: z.iso.datetime().nullable(),
  folder: z.enum(leadFolders),
  spamReason: z.enum(spamReasons).nullable(),
});
export type Lead = z.infer<typeof Lead>;
