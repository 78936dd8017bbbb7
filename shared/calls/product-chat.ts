/** Chat over the documents of a product under /v1/post (specification 2, section 7): what visitors do there. */
import * as z from 'zod';
import { AgencyName } from '../model/company.ts';
import { answerKinds, ConversationId, MessageId } from '../model/conversation.ts';
import {
  ChatPageTexts,
  ChatProductCard,
  documentKinds,
  DocumentPageView,
  DocumentProductId,
  FileId,
  MAX_DOCUMENT_PAGES,
} from '../model/document-product.ts';
import { Photo } from '../model/photo.ts';
import { languageValues } from '../places/languages.ts';
import { defineCall } from './define-call.ts';
import { MAX_QUESTION } from './document-chat.ts';
import * as example from './examples.ts';
import { ownerMail, productForm, productQuestions, publicRead } from './limits.ts';

const common = {
  group: 'document-chat',
  method: 'POST',
  caller: 'open',
  origin: 'spec',
  plan: 'any',
  limits: publicRead,
  bodyBytes: 32_768,
  bodyHash: false,
  orderBy: null,
  body: 'json',
  streaming: false,
} as const;

const path = <Name extends string>(name: Name) => `/v1/post/${name}` as const;

/** A product's chat, as its address names it: by itself, or on an agent's page within their agency. */
const chatAddress = {
  productId: DocumentProductId,
  agentName: z.string().max(60).optional(),
  agencyName: AgencyName.optional(),
};

const exampleAddress = { productId: '01JGFJJZ00000000000000000P' };
const exampleFileId = '01JGFJJZ00000000000000000F';

export const chattingRobot = defineCall({
  ...common,
  name: 'chattingRobot',
  path: path('chattingRobot'),
  summary:
    "A visitor's question over a product's documents, streamed sentence by sentence, each with file and page. Sent again " +
    'with the same message id it answers the identical text.',
  limits: productQuestions,
  input: z.strictObject({
    ...chatAddress,
    conversationId: ConversationId,
    messageId: MessageId,
    question: z.string().trim().min(1).max(MAX_QUESTION),
    language: z.enum(languageValues),
    /** Origin of the site whose page embeds the chat; absent on our own. */
    site: z.string().max(200).optional(),
  }),
  output: z.strictObject({
    messageId: MessageId,
    kind: z.enum(answerKinds),
    /** Whether to offer the form with which a person is reached: there was no answer. */
    isPersonOffered: z.boolean(),
    /** Questions that the documents answer and that come next. */
    followUps: z.array(z.string()),
  }),
  errors: ['product_removed'],
  example: {
    input: {
      ...exampleAddress,
      conversationId: example.conversation.conversationId,
      messageId: example.message.messageId,
      question: 'Is lost luggage covered?',
      language: 'en_us',
    },
    output: {
      messageId: example.message.messageId,
      kind: 'answered',
      isPersonOffered: false,
      followUps: ['How long does a claim take?'],
    },
  },
  streaming: true,
  effect: false,
});

export const getPtProductInfo = defineCall({
  ...common,
  name: 'getPtProductInfo',
  path: path('getPtProductInfo'),
  summary: 'What the public chat page of a product shows; on an agent’s page also who they are.',
  input: z.strictObject({
    ...chatAddress,
    site: z.string().max(200).optional(),
  }),
  output: z.strictObject({
    product: z.strictObject({ productId: DocumentProductId, name: z.string(), texts: ChatPageTexts }),
    company: z.strictObject({ name: z.string(), website: z.string(), logo: Photo.nullable() }),
    /** Who shows it; null on the product's own page. */
    agent: z
      .strictObject({ agentName: z.string(), displayName: z.string(), title: z.string(), photo: Photo.nullable() })
      .nullable(),
    /** Whether there are documents that visitors may download. */
    hasFiles: z.boolean(),
  }),
  errors: ['product_removed'],
  example: {
    input: exampleAddress,
    output: {
      product: {
        ...exampleAddress,
        name: 'Travel cover',
        texts: {
          logo: null,
          greeting: 'Ask me anything about the travel cover.',
          description: 'Cover for trips of up to 90 days.',
          suggestedQuestions: ['Is lost luggage covered?'],
          standardReply: '',
          language: 'en_us',
        },
      },
      company: { name: 'Nordic Cover', website: 'https://nordic.example/', logo: null },
      agent: null,
      hasFiles: true,
    },
  },
  effect: false,
});

export const getBedrockInfo = defineCall({
  ...common,
  name: 'getBedrockInfo',
  path: path('getBedrockInfo'),
  summary:
    "A summary of a product's documents and questions to begin with, in a language; made by the model once for each version of what " +
    'the chat knows. Empty while there is nothing to make it from.',
  input: z.strictObject({ ...chatAddress, language: z.enum(languageValues) }),
  output: z.strictObject({ summary: z.string(), questions: z.array(z.string()) }),
  errors: ['product_removed'],
  example: {
    input: { ...exampleAddress, language: 'en_us' },
    output: { summary: 'Cover for trips of up to 90 days.', questions: ['Is lost luggage covered?'] },
  },
  effect: false,
});

export const getProductList = defineCall({
  ...common,
  name: 'getProductList',
  path: path('getProductList'),
  summary: 'The products of a company, or of an agent’s company that they show, that visitors may chat with; paged.',
  input: z.strictObject({ agencyName: AgencyName, agentName: z.string().max(60).optional() }),
  output: z.strictObject({ products: z.array(ChatProductCard), hasMore: z.boolean() }),
  errors: [],
  example: {
    input: { agencyName: 'nordic-cover' },
    output: {
      products: [
        { ...exampleAddress, name: 'Travel cover', description: 'Cover for trips of up to 90 days.', logo: null },
      ],
      hasMore: false,
    },
  },
  orderBy: ['newest', 'name'],
  effect: false,
});

export const getProductFile = defineCall({
  ...common,
  name: 'getProductFile',
  path: path('getProductFile'),
  summary: "A product's documents that visitors may have, each with a signed address that is good for five minutes.",
  input: z.strictObject(chatAddress),
  output: z.strictObject({
    files: z.array(
      z.strictObject({
        fileId: FileId,
        name: z.string(),
        kind: z.enum(documentKinds),
        bytes: z.number().int(),
        pages: z.number().int(),
        url: z.string(),
        expiresAt: z.iso.datetime(),
      }),
    ),
  }),
  errors: ['product_removed'],
  example: {
    input: exampleAddress,
    output: {
      files: [
        {
          fileId: exampleFileId,
          name: 'policy-wording.pdf',
          kind: 'pdf',
          bytes: 412_000,
          pages: 24,
          url: 'https://documents.example.com/policy-wording.pdf',
          expiresAt: example.time,
        },
      ],
    },
  },
  effect: false,
});

export const getPtPage = defineCall({
  ...common,
  name: 'getPtPage',
  path: path('getPtPage'),
  origin: 'ours',
  summary:
    'The page that a citation leads to: its text with where each line stands, and, of a PDF, its picture at a signed address.',
  input: z.strictObject({
    ...chatAddress,
    fileId: FileId,
    /** That of the citation: when the document has changed since, the page of then is gone. */
    version: z.number().int().positive(),
    page: z.number().int().positive().max(MAX_DOCUMENT_PAGES),
  }),
  output: z.strictObject({
    fileName: z.string(),
    pages: z.number().int(),
    view: DocumentPageView,
    /** Null for documents without pages, and while the picture cannot be drawn. */
    picture: z.string().nullable(),
    /** The document itself, where visitors may have it. */
    url: z.string().nullable(),
  }),
  errors: ['product_removed', 'document_changed'],
  example: {
    input: { ...exampleAddress, fileId: exampleFileId, version: 1, page: 12 },
    output: {
      fileName: 'policy-wording.pdf',
      pages: 24,
      view: { page: 12, text: 'Lost luggage', size: { width: 595, height: 842 }, lines: [] },
      picture: 'https://documents.example.com/page-12.webp',
      url: null,
    },
  },
  effect: false,
});

export const savePtAccessRecord = defineCall({
  ...common,
  name: 'savePtAccessRecord',
  path: path('savePtAccessRecord'),
  summary: 'Records a visit to a document-chat page for analytics, once for its id; a prefetch is none.',
  input: z.strictObject({ ...chatAddress, visitId: z.uuid(), referrer: z.string().max(2_000).optional() }),
  output: z.strictObject({ counted: z.boolean() }),
  errors: ['product_removed'],
  example: {
    input: { ...exampleAddress, visitId: '3f0c6b1a-7d55-4a0e-9b8e-2f1c5d4e6a7b' },
    output: { counted: true },
  },
  effect: true,
});

export const savePtRequest = defineCall({
  ...common,
  name: 'savePtRequest',
  path: path('savePtRequest'),
  origin: 'ours',
  summary:
    'A visitor leaves a name and a number: a lead of the agent on whose page the chat stands, else of the company, told at ' +
    'once with the conversation.',
  limits: productForm,
  bodyBytes: 16_384,
  input: z.strictObject({
    ...chatAddress,
    name: z.string().max(200),
    phone: z.string().max(40),
    /** The country whose rules the phone number follows, ISO alpha-2. */
    country: z.string().regex(/^[A-Z]{2}$/),
    message: z.string().max(1_000).optional(),
    /** The words that the visitor agreed to by sending. */
    consentText: z.string().max(500),
    conversationId: ConversationId.optional(),
    /** When the form was first touched, milliseconds since the epoch: nobody fills it in within two seconds. */
    openedAt: z.number().int(),
    /** Left empty by people (honeypot). */
    website: z.string().max(200).optional(),
  }),
  output: z.strictObject({ received: z.literal(true) }),
  errors: ['product_removed', 'phone_invalid', 'field_required'],
  example: {
    input: {
      ...exampleAddress,
      name: 'Tom Berg',
      phone: '070 123 45 67',
      country: 'SE',
      consentText: 'Nordic Cover may call me about this.',
      openedAt: 1_767_258_000_000,
    },
    output: { received: true },
  },
  effect: true,
});

export const sendMailProductTalk = defineCall({
  ...common,
  name: 'sendMailProductTalk',
  path: path('sendMailProductTalk'),
  caller: 'owner',
  summary: 'Mails the owner the link to the document-chat editor, which is for computers.',
  limits: ownerMail,
  input: z.strictObject({}),
  output: z.strictObject({ sentTo: z.string() }),
  errors: ['email_required'],
  example: { input: {}, output: { sentTo: 'm…@example.com' } },
  effect: true,
});
