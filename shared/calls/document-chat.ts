/** Chat under /v1/post (specification 2, section 7): the page's own assistant. Over documents: product-chat.ts. */
import * as z from 'zod';
import { answerKinds, ConversationId, Line, Message, MessageId, PersonState } from '../model/conversation.ts';
import { DocumentProductId } from '../model/document-product.ts';
import { Post, PostId } from '../model/post.ts';
import { ProductId } from '../model/product.ts';
import { languageValues } from '../places/languages.ts';
import { defineCall } from './define-call.ts';
import * as example from './examples.ts';
import { publicRead, questions } from './limits.ts';
import { assistantStyles } from '../model/assistant.ts';

/** Longest question, in characters. */
export const MAX_QUESTION = 4_000;

const common = {
  group: 'document-chat',
  method: 'POST',
  caller: 'open',
  origin: 'spec',
  plan: 'any',
  bodyBytes: 32_768,
  bodyHash: false,
  orderBy: null,
  body: 'json',
} as const;

/** Whom the conversation is with: the assistant of a page, or the chat of a product. */
const speaker = {
  /** Of the page; empty with `documentProductId`. */
  agentName: z.string().max(60),
  documentProductId: DocumentProductId.optional(),
};

export const aiAssistant = defineCall({
  ...common,
  name: 'aiAssistant',
  path: '/v1/post/aiAssistant',
  summary:
    "A visitor's question to the page's assistant, streamed sentence by sentence with sources. Sent again with the same " +
    'message id it answers the identical text. The owner can try the draft, uncounted.',
  limits: questions,
  input: z.strictObject({
    /** The page; empty with `isTrial`: the caller's own draft. */
    agentName: z.string().max(60),
    conversationId: ConversationId,
    messageId: MessageId,
    question: z.string().trim().min(1).max(MAX_QUESTION),
    language: z.enum(languageValues),
    isTrial: z.boolean().optional(),
    /** The product whose page the visitor reads. */
    productId: ProductId.optional(),
  }),
  output: z.strictObject({
    messageId: MessageId,
    kind: z.enum(answerKinds),
    /** How the visitor can reach the owner when there was no answer. */
    contact: z
      .strictObject({ method: z.enum(['whatsapp', 'contact-page', 'none']), link: z.string().nullable() })
      .nullable(),
  }),
  errors: [],
  example: {
    input: {
      agentName: 'mara',
      conversationId: example.conversation.conversationId,
      messageId: example.message.messageId,
      question: 'What does a first session cost?',
      language: 'en_us',
    },
    output: { messageId: example.message.messageId, kind: 'answered', contact: null },
  },
  streaming: true,
  effect: false,
});

export const getPostList = defineCall({
  ...common,
  name: 'getPostList',
  path: '/v1/post/getPostList',
  summary:
    "The page owner's news, newest first, paged, in a language of the page where one is named; without a user name and " +
    "with a token the caller's own.",
  limits: publicRead,
  input: z.strictObject({ agentName: z.string().max(60).optional(), language: z.enum(languageValues).optional() }),
  output: z.strictObject({ posts: z.array(Post), hasMore: z.boolean() }),
  errors: [],
  example: { input: { agentName: 'mara' }, output: { posts: [example.post], hasMore: false } },
  orderBy: ['newest', 'oldest'],
  streaming: false,
  effect: false,
});

export const getPostDetails = defineCall({
  ...common,
  name: 'getPostDetails',
  path: '/v1/post/getPostDetails',
  summary: 'One news entry of a live page.',
  limits: publicRead,
  input: z.strictObject({ agentName: z.string().max(60), postId: PostId }),
  output: z.strictObject({ post: Post }),
  errors: [],
  example: { input: { agentName: 'mara', postId: example.post.postId }, output: { post: example.post } },
  streaming: false,
  effect: false,
});

export const getChattingRecords = defineCall({
  ...common,
  name: 'getChattingRecords',
  path: '/v1/post/getChattingRecords',
  summary:
    "The visitor's own conversation: questions with answers, what a person wrote, and whether one is there. With `since` " +
    'only what came later, and again what came in the minute before it: each has an id.',
  limits: publicRead,
  input: z.strictObject({
    ...speaker,
    conversationId: ConversationId,
    since: z.iso.datetime().optional(),
  }),
  output: z.strictObject({ messages: z.array(Message), lines: z.array(Line), person: PersonState }),
  errors: ['product_removed'],
  example: {
    input: { agentName: 'mara', conversationId: example.conversation.conversationId },
    output: { messages: [example.message], lines: [example.line], person: example.person },
  },
  streaming: false,
  effect: false,
});

export const saveChattingRecords = defineCall({
  ...common,
  name: 'saveChattingRecords',
  path: '/v1/post/saveChattingRecords',
  summary: "A visitor's rating of an answer; the transcript itself is written by the server alone.",
  limits: publicRead,
  input: z.strictObject({
    ...speaker,
    conversationId: ConversationId,
    messageId: MessageId,
    rating: z.enum(['up', 'down']).nullable(),
  }),
  output: z.strictObject({ saved: z.literal(true) }),
  errors: ['product_removed'],
  example: {
    input: {
      agentName: 'mara',
      conversationId: example.conversation.conversationId,
      messageId: example.message.messageId,
      rating: 'up',
    },
    output: { saved: true },
  },
  streaming: false,
  effect: true,
});

export const getCompanyInformation = defineCall({
  ...common,
  name: 'getCompanyInformation',
  path: '/v1/post/getCompanyInformation',
  summary: "The company behind an owner, as the live page names it; `website` is '' when it names none.",
  limits: publicRead,
  input: z.strictObject({ agentName: z.string().max(60) }),
  output: z.strictObject({ company: z.strictObject({ name: z.string(), website: z.string() }) }),
  errors: [],
  example: {
    input: { agentName: 'mara' },
    output: { company: { name: 'Studio Nord', website: 'https://nord.example/' } },
  },
  streaming: false,
  effect: false,
});

export const getChatStyles = defineCall({
  ...common,
  name: 'getChatStyles',
  path: '/v1/post/getChatStyles',
  summary: 'The assistant styles that can be chosen, each with its name and an example sentence in the language.',
  limits: publicRead,
  input: z.strictObject({ language: z.enum(languageValues) }),
  output: z.strictObject({
    styles: z.array(z.strictObject({ style: z.enum(assistantStyles), name: z.string(), example: z.string() })),
    /** Whether what answers here can speak in a style: a reader that quotes the page cannot. */
    isSpoken: z.boolean(),
  }),
  errors: [],
  example: {
    input: { language: 'en_us' },
    output: {
      styles: [{ style: 'concise', name: 'Concise', example: 'The first session is free.' }],
      isSpoken: true,
    },
  },
  streaming: false,
  effect: false,
});
