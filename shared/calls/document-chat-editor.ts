/** The editor of document chat under /v1/producttalkx (specification 2, section 7): products of a company, their documents, sharing, history. */
import * as z from 'zod';
import { AnswerContent, AnswerId, Gap, GapId, OwnAnswer } from '../model/assistant-coach.ts';
import { companyRoles } from '../model/company-roles.ts';
import { Company, CompanyContent, Invitation, Member } from '../model/company.ts';
import { ConversationId, ConversationSummary, Line, Message } from '../model/conversation.ts';
import {
  ChatPageTexts,
  DocumentFile,
  DocumentPageView,
  DocumentProduct,
  DocumentProductId,
  DocumentProductName,
  DocumentProductSummary,
  FileId,
  ShareSettings,
} from '../model/document-product.ts';
import { shortText } from '../rules/short-text.ts';
import { defineCall } from './define-call.ts';
import * as example from './examples.ts';
import { companyPeople, fileMaking, ownerRead, ownerWrite } from './limits.ts';
import { MadeFile } from './made-file.ts';

const common = {
  group: 'document-chat-editor',
  method: 'POST',
  caller: 'owner',
  origin: 'spec',
  /** Whose plan counts is the company's, which the domain looks at: an invited editor needs none of their own. */
  plan: 'any',
  companyRight: 'edit-products',
  limits: ownerWrite,
  bodyBytes: 32_768,
  bodyHash: false,
  orderBy: null,
  body: 'json',
  streaming: false,
} as const;

const path = <Name extends string>(name: Name) => `/v1/producttalkx/${name}` as const;

const exampleProductId = '01JGFJJZ00000000000000000P';
const exampleFile: DocumentFile = {
  fileId: '01JGFJJZ00000000000000000F',
  name: 'policy-wording.pdf',
  kind: 'pdf',
  bytes: 412_000,
  state: 'ready',
  progress: { done: 128, total: 128 },
  failure: null,
  warning: null,
  pages: 24,
  passages: 128,
  isShared: true,
  version: 1,
  addedAt: example.time,
};
const exampleTexts: ChatPageTexts = {
  logo: null,
  greeting: 'Ask me anything about the travel cover.',
  description: 'Cover for trips of up to 90 days.',
  suggestedQuestions: ['Is lost luggage covered?'],
  standardReply: '',
  language: 'en_us',
};
const exampleShare: ShareSettings = { visibility: 'public', allowedAgents: null, requiredLevel: null, embedSites: [] };
const exampleSummary: DocumentProductSummary = {
  productId: exampleProductId,
  name: 'Travel cover',
  logo: null,
  visibility: 'public',
  files: 1,
  readyFiles: 1,
  failedFiles: 0,
  pages: 24,
  createdAt: example.time,
  changedAt: example.time,
};
const exampleProduct: DocumentProduct = {
  ...exampleSummary,
  texts: exampleTexts,
  share: exampleShare,
  knowledgeVersion: 1,
};
const exampleCompany: Company = {
  companyId: '6b1f',
  name: 'Nordic Cover',
  website: 'https://nordic.example/',
  logo: null,
  agencyName: 'nordic-cover',
  createdAt: example.time,
};
const exampleMember: Member = {
  accountId: '6b1f',
  fullName: 'Mara Lindqvist',
  email: 'mara@example.com',
  role: 'admin',
  isFounder: true,
  since: example.time,
};

export const getPtxProductInfo = defineCall({
  ...common,
  name: 'getPtxProductInfo',
  path: path('getPtxProductInfo'),
  summary: 'A product as its editor sees it: texts, share settings, and its documents with the state that each is in.',
  limits: ownerRead,
  input: z.strictObject({ productId: DocumentProductId }),
  output: z.strictObject({ product: DocumentProduct, files: z.array(DocumentFile) }),
  errors: [],
  example: {
    input: { productId: exampleProductId },
    output: { product: exampleProduct, files: [exampleFile] },
  },
  effect: false,
});

export const getPtxAiProductList = defineCall({
  ...common,
  name: 'getPtxAiProductList',
  path: path('getPtxAiProductList'),
  summary: "The company's products, paged by the headers nowPage, pageSize and orderBy.",
  limits: ownerRead,
  input: z.strictObject({
    /** Words that the name holds. */
    text: z.string().max(100).optional(),
  }),
  output: z.strictObject({ products: z.array(DocumentProductSummary), hasMore: z.boolean() }),
  errors: [],
  example: { input: {}, output: { products: [exampleSummary], hasMore: false } },
  orderBy: ['newest', 'oldest', 'name'],
  effect: false,
});

export const savePtxAiProduct = defineCall({
  ...common,
  name: 'savePtxAiProduct',
  path: path('savePtxAiProduct'),
  summary:
    'Creates a product, changes its name, or removes it: then its documents go within a minute, and visitors read that it ' +
    'has been removed.',
  input: z.discriminatedUnion('action', [
    z.strictObject({ action: z.literal('create'), name: DocumentProductName }),
    z.strictObject({ action: z.literal('change'), productId: DocumentProductId, name: DocumentProductName }),
    z.strictObject({ action: z.literal('remove'), productId: DocumentProductId }),
  ]),
  /** Null after it was removed. */
  output: z.strictObject({ product: DocumentProduct.nullable() }),
  errors: ['plan_needed', 'products_full'],
  example: { input: { action: 'create', name: 'Travel cover' }, output: { product: exampleProduct } },
  effect: true,
});

export const savePtxAiFile = defineCall({
  ...common,
  name: 'savePtxAiFile',
  path: path('savePtxAiFile'),
  summary:
    'Attaches an uploaded document to a product, puts another file in its place, renames or shares it, reads it again, or ' +
    'removes it: then nothing of it is answered, and its files and vectors go within a minute.',
  input: z.discriminatedUnion('action', [
    z.strictObject({
      action: z.literal('add'),
      productId: DocumentProductId,
      uploadId: z.string().max(40),
      name: shortText(200),
    }),
    z.strictObject({
      action: z.literal('replace'),
      productId: DocumentProductId,
      fileId: FileId,
      uploadId: z.string().max(40),
      name: shortText(200),
    }),
    z.strictObject({
      action: z.literal('change'),
      productId: DocumentProductId,
      fileId: FileId,
      name: shortText(200),
      isShared: z.boolean(),
    }),
    z.strictObject({ action: z.literal('retry'), productId: DocumentProductId, fileId: FileId }),
    z.strictObject({ action: z.literal('remove'), productId: DocumentProductId, fileId: FileId }),
  ]),
  /** Null after it was removed. */
  output: z.strictObject({ file: DocumentFile.nullable() }),
  errors: ['plan_needed', 'documents_full', 'document_too_large', 'document_kind_unknown'],
  example: {
    input: { action: 'add', productId: exampleProductId, uploadId: '01J0', name: 'policy-wording.pdf' },
    output: { file: exampleFile },
  },
  effect: true,
});

export const syncPtxKnowledgeBase = defineCall({
  ...common,
  name: 'syncPtxKnowledgeBase',
  path: path('syncPtxKnowledgeBase'),
  summary:
    'Brings what the chat knows up to date with the files: reads what failed or never was read again, everything with ' +
    '`isFull`. Its progress stands with the files.',
  limits: fileMaking,
  input: z.strictObject({ productId: DocumentProductId, isFull: z.boolean() }),
  output: z.strictObject({ files: z.array(DocumentFile) }),
  errors: ['plan_needed'],
  example: { input: { productId: exampleProductId, isFull: false }, output: { files: [exampleFile] } },
  effect: true,
});

export const savePtxShareInfo = defineCall({
  ...common,
  name: 'savePtxShareInfo',
  path: path('savePtxShareInfo'),
  summary: 'Who may open a chat: anybody, visitors of allowed agents, or nobody; and which sites may embed it.',
  input: z.strictObject({ productId: DocumentProductId, share: ShareSettings }),
  output: z.strictObject({ share: ShareSettings }),
  errors: ['plan_needed'],
  example: { input: { productId: exampleProductId, share: exampleShare }, output: { share: exampleShare } },
  effect: true,
});

export const savePtxProductInfo = defineCall({
  ...common,
  name: 'savePtxProductInfo',
  path: path('savePtxProductInfo'),
  summary: 'What the public chat page shows: logo, greeting, description, suggested questions, standard reply.',
  input: z.strictObject({ productId: DocumentProductId, texts: ChatPageTexts }),
  output: z.strictObject({ texts: ChatPageTexts }),
  errors: ['plan_needed'],
  example: { input: { productId: exampleProductId, texts: exampleTexts }, output: { texts: exampleTexts } },
  effect: true,
});

export const getPtxShareInfo = defineCall({
  ...common,
  name: 'getPtxShareInfo',
  path: path('getPtxShareInfo'),
  summary:
    'The share settings, the link of the chat, the agents who are bound to the company, and on whose pages the product ' +
    'stands now.',
  limits: ownerRead,
  input: z.strictObject({ productId: DocumentProductId }),
  output: z.strictObject({
    share: ShareSettings,
    /** Of the public chat. */
    link: z.string(),
    agents: z.array(
      z.strictObject({
        agentId: z.string(),
        fullName: z.string(),
        /** The name of their live page; null while none is live. */
        agentName: z.string().nullable(),
        /** Of the chat on their page; null while none is live. */
        link: z.string().nullable(),
      }),
    ),
    /** On whose live pages visitors see the product: agents, and the founder of the company. */
    showing: z.array(z.strictObject({ agentId: z.string(), fullName: z.string(), page: z.string() })),
  }),
  errors: [],
  example: {
    input: { productId: exampleProductId },
    output: {
      share: exampleShare,
      link: `https://xpage.example/chat/${exampleProductId}`,
      agents: [
        {
          agentId: '7c2a',
          fullName: 'Tom Berg',
          agentName: 'tom',
          link: `https://xpage.example/chat/tom/nordic-cover/${exampleProductId}`,
        },
      ],
      showing: [{ agentId: '7c2a', fullName: 'Tom Berg', page: 'https://xpage.example/tom' }],
    },
  },
  effect: false,
});

/** Which conversations: all of them, or of some days, some words, a rating or those without an answer. */
const historyFilter = z.strictObject({
  productId: DocumentProductId,
  /** Words that a customer's name or a question holds. */
  text: z.string().max(100).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});

export const downloadChatPtxHistory = defineCall({
  ...common,
  name: 'downloadChatPtxHistory',
  path: path('downloadChatPtxHistory'),
  summary: "The product's chat history as a table (CSV, safe for spreadsheets) or JSON, filtered, newest first.",
  limits: fileMaking,
  input: historyFilter.extend({ format: z.enum(['csv', 'json']) }),
  output: MadeFile,
  errors: [],
  example: {
    input: { productId: exampleProductId, format: 'csv' },
    output: {
      fileName: 'travel-cover-2026-01-01.csv',
      contentType: 'text/csv; charset=utf-8',
      content: 'conversation,asked at,question,answer,sources,kind,rating\r\n',
      count: 0,
      isCut: false,
    },
  },
  effect: false,
});

export const getPtxProductSum = defineCall({
  ...common,
  name: 'getPtxProductSum',
  method: 'GET',
  path: path('getPtxProductSum'),
  summary: "How many products and questions of this month are used, against the limits of the company's plan.",
  limits: ownerRead,
  input: z.strictObject({}),
  output: z.strictObject({
    products: z.strictObject({ used: z.number().int(), limit: z.number().int() }),
    questions: z.strictObject({ used: z.number().int(), limit: z.number().int() }),
    /** Whether the plan includes document chat: else nothing can be changed, and visitors get extracts. */
    isIncluded: z.boolean(),
  }),
  errors: [],
  example: {
    input: {},
    output: { products: { used: 1, limit: 5 }, questions: { used: 312, limit: 10_000 }, isIncluded: true },
  },
  effect: false,
  body: 'none',
});

const { companyRight: _none, ...forAnyone } = common;

export const getCompany = defineCall({
  ...forAnyone,
  name: 'getCompany',
  path: path('getCompany'),
  origin: 'ours',
  summary:
    "The caller's company with its people; null when they have none, and whether their plan lets them found one.",
  limits: ownerRead,
  input: z.strictObject({}),
  output: z.strictObject({
    company: Company.nullable(),
    role: z.enum(companyRoles).nullable(),
    canFound: z.boolean(),
    /** Whether there are products that the caller can learn: their own company's, or that of their agency. */
    canLearn: z.boolean(),
    /** Whether there is insurance to see: they sell it, decide about it, or have customers of it. */
    hasInsurance: z.boolean(),
    members: z.array(Member),
    /** Only for who manages the company. */
    invitations: z.array(Invitation),
  }),
  errors: [],
  example: {
    input: {},
    output: {
      company: exampleCompany,
      role: 'admin',
      canFound: false,
      canLearn: true,
      hasInsurance: false,
      members: [exampleMember],
      invitations: [],
    },
  },
  effect: false,
});

export const saveCompany = defineCall({
  ...forAnyone,
  name: 'saveCompany',
  path: path('saveCompany'),
  origin: 'ours',
  summary: 'Founds a company, if the plan includes document chat, or changes it, if the role allows.',
  input: z.strictObject({ content: CompanyContent }),
  output: z.strictObject({ company: Company }),
  errors: ['plan_needed', 'in_company_already'],
  example: {
    input: { content: { name: 'Nordic Cover', website: 'https://nordic.example/', logo: null } },
    output: { company: exampleCompany },
  },
  effect: true,
});

export const saveMember = defineCall({
  ...common,
  name: 'saveMember',
  path: path('saveMember'),
  origin: 'ours',
  summary:
    'Invites somebody to the company by mail, takes an invitation back, gives a member another role, or removes one.',
  companyRight: 'manage-company',
  limits: companyPeople,
  input: z.discriminatedUnion('action', [
    z.strictObject({ action: z.literal('invite'), email: z.string().max(300), role: z.enum(companyRoles) }),
    z.strictObject({ action: z.literal('take-back'), invitationId: z.string().max(60) }),
    z.strictObject({ action: z.literal('change'), accountId: z.string().max(60), role: z.enum(companyRoles) }),
    z.strictObject({ action: z.literal('remove'), accountId: z.string().max(60) }),
  ]),
  output: z.strictObject({ members: z.array(Member), invitations: z.array(Invitation) }),
  errors: ['plan_needed', 'email_required', 'email_invalid', 'members_full'],
  example: {
    input: { action: 'invite', email: 'tom@example.com', role: 'editor' },
    output: { members: [exampleMember], invitations: [] },
  },
  effect: true,
});

export const answerInvitation = defineCall({
  ...forAnyone,
  name: 'answerInvitation',
  path: path('answerInvitation'),
  origin: 'ours',
  summary:
    'Joins a company with the token of its mail, or looks at whose invitation it is; leaves the company one is in.',
  input: z.discriminatedUnion('action', [
    z.strictObject({ action: z.literal('look'), token: z.string().max(200) }),
    z.strictObject({ action: z.literal('join'), token: z.string().max(200) }),
    z.strictObject({ action: z.literal('leave') }),
  ]),
  /** Null after leaving. */
  output: z.strictObject({ company: z.strictObject({ name: z.string() }).nullable() }),
  errors: ['link_lapsed', 'invitation_not_yours', 'in_company_already'],
  example: { input: { action: 'join', token: 'k7m3xq' }, output: { company: { name: 'Nordic Cover' } } },
  effect: true,
});

export const getPtxFilePages = defineCall({
  ...common,
  name: 'getPtxFilePages',
  path: path('getPtxFilePages'),
  origin: 'ours',
  summary: 'What was read of a document, page by page, at most ten pages at once, and where its passages begin.',
  limits: ownerRead,
  input: z.strictObject({
    productId: DocumentProductId,
    fileId: FileId,
    /** From 1. */
    from: z.number().int().positive().max(1_000),
  }),
  output: z.strictObject({
    file: DocumentFile,
    pages: z.array(
      z.strictObject({
        view: DocumentPageView,
        passages: z.array(z.strictObject({ start: z.number().int(), end: z.number().int() })),
      }),
    ),
    hasMore: z.boolean(),
  }),
  errors: [],
  example: {
    input: { productId: exampleProductId, fileId: exampleFile.fileId, from: 1 },
    output: {
      file: exampleFile,
      pages: [
        {
          view: { page: 1, text: 'Travel cover', size: { width: 595, height: 842 }, lines: [] },
          passages: [{ start: 0, end: 12 }],
        },
      ],
      hasMore: true,
    },
  },
  effect: false,
});

export const getPtxChatHistory = defineCall({
  ...common,
  name: 'getPtxChatHistory',
  path: path('getPtxChatHistory'),
  origin: 'ours',
  summary: "A product's conversations with visitors, paged and filtered; or all of one.",
  limits: ownerRead,
  input: historyFilter.extend({ conversationId: ConversationId.optional() }),
  output: z.strictObject({
    conversations: z.array(ConversationSummary),
    messages: z.array(Message),
    lines: z.array(Line),
    hasMore: z.boolean(),
  }),
  errors: [],
  example: {
    input: { productId: exampleProductId },
    output: { conversations: [example.conversation], messages: [], lines: [], hasMore: false },
  },
  orderBy: ['newest', 'oldest'],
  effect: false,
});

export const getPtxGaps = defineCall({
  ...common,
  name: 'getPtxGaps',
  path: path('getPtxGaps'),
  origin: 'ours',
  summary: 'Questions that the documents of a product did not answer, most asked first, and the answers given so far.',
  limits: ownerRead,
  input: z.strictObject({ productId: DocumentProductId }),
  output: z.strictObject({ gaps: z.array(Gap), answers: z.array(OwnAnswer) }),
  errors: [],
  example: { input: { productId: exampleProductId }, output: { gaps: [], answers: [] } },
  effect: false,
});

export const savePtxAnswer = defineCall({
  ...common,
  name: 'savePtxAnswer',
  path: path('savePtxAnswer'),
  origin: 'ours',
  summary:
    'Answers an open question (gap and content), adds an answer (content alone), changes one (answer and content), ' +
    'removes one (answer alone), or dismisses a question (gap alone) and takes that back (`isReopened`). Known at once.',
  input: z
    .strictObject({
      productId: DocumentProductId,
      gapId: GapId.nullable(),
      answerId: AnswerId.nullable(),
      content: AnswerContent.nullable(),
      isReopened: z.literal(true).exactOptional(),
    })
    .refine(({ isReopened, gapId, content }) => !isReopened || (gapId && !content), 'a gap alone is opened again'),
  output: z.strictObject({ gaps: z.array(Gap), answers: z.array(OwnAnswer) }),
  errors: ['plan_needed', 'answers_full'],
  example: {
    input: { productId: exampleProductId, gapId: 'abcdefghijklmnopqrstuv', answerId: null, content: null },
    output: { gaps: [], answers: [] },
  },
  effect: true,
});

export const getPtxUsage = defineCall({
  ...common,
  name: 'getPtxUsage',
  path: path('getPtxUsage'),
  origin: 'ours',
  summary:
    "What was asked of a product in a number of days: visits, conversations, questions, answers, ratings and the model's cost.",
  limits: ownerRead,
  input: z.strictObject({ productId: DocumentProductId, days: z.union([z.literal(7), z.literal(14), z.literal(28)]) }),
  output: z.strictObject({
    days: z.array(
      z.strictObject({
        day: z.iso.date(),
        views: z.number().int(),
        conversations: z.number().int(),
        questions: z.number().int(),
        answered: z.number().int(),
      }),
    ),
    topQuestions: z.array(z.strictObject({ question: z.string(), count: z.number().int() })),
    /** Of all answers of these days, in millionths of a US dollar, by the prices of the model. */
    costMicros: z.number().int().nonnegative(),
  }),
  errors: [],
  example: {
    input: { productId: exampleProductId, days: 7 },
    output: {
      days: [{ day: '2026-01-01', views: 40, conversations: 12, questions: 31, answered: 28 }],
      topQuestions: [{ question: 'Is lost luggage covered?', count: 7 }],
      costMicros: 5_400,
    },
  },
  effect: false,
});
