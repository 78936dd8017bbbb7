/** The learning portal under /v1/learningportal (specification 2, section 7): questions, records and levels of agents, and the company's review. */
import * as z from 'zod';
import { DocumentProductId } from '../model/document-product.ts';
import {
  Attempt,
  AttemptId,
  LearnQuestion,
  LevelStanding,
  Marked,
  MAX_ANSWER_LENGTH,
  ProductLevel,
  QuestionContent,
  QuestionId,
  type QuestionSource,
} from '../model/learning.ts';
import { Level } from '../model/learning-level.ts';
import { defineCall } from './define-call.ts';
import * as example from './examples.ts';
import { answering, fileMaking, ownerRead, ownerWrite, questionMaking } from './limits.ts';
import { MadeFile } from './made-file.ts';

const common = {
  group: 'learning-portal',
  method: 'POST',
  caller: 'owner',
  origin: 'spec',
  /** The company's plan counts, which the domain looks at: agents need none of their own. */
  plan: 'any',
  limits: ownerWrite,
  bodyBytes: 16_384,
  bodyHash: false,
  orderBy: null,
  body: 'json',
  streaming: false,
} as const;

const ofCompany = { ...common, origin: 'ours', companyRight: 'edit-products' } as const;

const path = <Name extends string>(name: Name) => `/v1/learningportal/${name}` as const;

const productId = '01JGFJJZ00000000000000000P';
const attemptId = '01JGFJJZ00000000000000000T';
const questionId = '01JGFJJZ00000000000000000Q';
const source: QuestionSource = {
  place: { fileId: '01JGFJJZ00000000000000000F', version: 1, page: 12, start: 0, end: 64 },
  fileName: 'policy-wording.pdf',
  excerpt: 'Lost luggage is covered up to 1,500 euros for each person.',
};
const content: QuestionContent = {
  text: 'Up to which amount is lost luggage covered for each person?',
  options: ['1,000 euros', '1,500 euros', '2,500 euros'],
  right: [1],
  expected: '',
  explanation: '',
};
const question: LearnQuestion = {
  ...content,
  questionId,
  level: 1,
  kind: 'single',
  state: 'proposed',
  source,
  madeAt: example.time,
  reviewedAt: null,
};
const marked: Marked = {
  options: ['o1'],
  text: '',
  isRight: true,
  reason: '',
  right: ['o1'],
  expected: '',
  source,
};
const attempt: Attempt = {
  attemptId,
  productId,
  level: 1,
  startedAt: example.time,
  endsAt: '2026-01-01T10:00:00.000Z',
  isDone: false,
  right: 0,
  isPassed: null,
  questions: [
    {
      questionId,
      kind: 'single',
      text: content.text,
      options: [
        { optionId: 'o2', text: '2,500 euros' },
        { optionId: 'o1', text: '1,500 euros' },
        { optionId: 'o0', text: '1,000 euros' },
      ],
      marked: null,
    },
  ],
};
const productLevel: ProductLevel = {
  productId,
  name: 'Travel cover',
  level: 1,
  reachedAt: example.time,
  validUntil: '2027-01-01T09:00:00.000Z',
  due: 2,
};

export const getLevelList = defineCall({
  ...common,
  name: 'getLevelList',
  path: path('getLevelList'),
  summary: 'The levels of a product: what each needs, and how the caller stands with it.',
  limits: ownerRead,
  input: z.strictObject({ productId: DocumentProductId }),
  output: z.strictObject({
    name: z.string(),
    levels: z.array(LevelStanding),
    /** Questions that are due for repetition. */
    due: z.number().int(),
  }),
  errors: [],
  example: {
    input: { productId },
    output: {
      name: 'Travel cover',
      levels: [
        {
          level: 1,
          questions: 6,
          passPercent: 80,
          attemptsPerDay: 3,
          validDays: 365,
          standing: 'open',
          retryAt: null,
          passedAt: null,
          validUntil: null,
          openAttemptId: null,
        },
      ],
      due: 2,
    },
  },
  effect: false,
});

export const getLearnQuestion = defineCall({
  ...common,
  name: 'getLearnQuestion',
  path: path('getLearnQuestion'),
  summary:
    'The questions of a product at a level: begins a test, or gives the one that was begun, however often it is asked; ' +
    'at level 0 those that are due for repetition.',
  input: z.strictObject({ productId: DocumentProductId, level: z.union([z.literal(0), Level]) }),
  output: z.strictObject({ attempt: Attempt }),
  errors: ['level_unavailable', 'level_locked', 'attempts_used', 'nothing_to_repeat', 'conflict'],
  example: { input: { productId, level: 1 }, output: { attempt } },
  effect: true,
});

export const saveQuestionRecord = defineCall({
  ...common,
  name: 'saveQuestionRecord',
  path: path('saveQuestionRecord'),
  summary:
    'An answer: stored, marked and explained with its source. The first one counts; sent again it gives the same mark.',
  limits: answering,
  input: z.strictObject({
    attemptId: AttemptId,
    questionId: QuestionId,
    /** Ids of the chosen options; empty for a free answer. */
    options: z.array(z.string().max(10)).max(6),
    text: z.string().trim().max(MAX_ANSWER_LENGTH),
  }),
  output: z.strictObject({ marked: Marked, attempt: Attempt }),
  errors: ['test_over', 'answer_missing'],
  example: {
    input: { attemptId, questionId, options: ['o1'], text: '' },
    output: {
      marked,
      attempt: { ...attempt, right: 1, questions: attempt.questions.map((one) => ({ ...one, marked })) },
    },
  },
  effect: true,
});

export const saveUserProductLevel = defineCall({
  ...common,
  name: 'saveUserProductLevel',
  path: path('saveUserProductLevel'),
  summary: 'Works the level out that the caller has reached for a product, from the records alone, and keeps it.',
  input: z.strictObject({ productId: DocumentProductId }),
  output: z.strictObject({ level: ProductLevel }),
  errors: [],
  example: { input: { productId }, output: { level: productLevel } },
  effect: true,
});

export const getProductLevelList = defineCall({
  ...common,
  name: 'getProductLevelList',
  path: path('getProductLevelList'),
  summary: "The caller's levels over all products of their company that can be learned.",
  limits: ownerRead,
  input: z.strictObject({}),
  output: z.strictObject({
    /** Empty for who has none. */
    company: z.string(),
    products: z.array(ProductLevel),
  }),
  errors: [],
  example: { input: {}, output: { company: 'Nordic Cover', products: [productLevel] } },
  effect: false,
});

export const getLearnReview = defineCall({
  ...ofCompany,
  name: 'getLearnReview',
  path: path('getLearnReview'),
  summary:
    'The questions of a product as its company reviews them. What a changed document touched is marked as expired.',
  input: z.strictObject({ productId: DocumentProductId }),
  output: z.strictObject({
    questions: z.array(LearnQuestion),
    /** New ones are made of templates: no language model answers here. */
    isTemplate: z.boolean(),
  }),
  errors: [],
  example: { input: { productId }, output: { questions: [question], isTemplate: false } },
  limits: ownerRead,
  effect: false,
});

export const makeLearnQuestions = defineCall({
  ...ofCompany,
  name: 'makeLearnQuestions',
  path: path('makeLearnQuestions'),
  summary:
    "Has the model propose questions of a level from passages of the product's documents that have none yet. Nobody is " +
    'asked before somebody has approved them.',
  limits: questionMaking,
  input: z.strictObject({ productId: DocumentProductId, level: Level }),
  output: z.strictObject({ made: z.array(LearnQuestion) }),
  errors: ['plan_needed', 'list_full', 'nothing_to_ask'],
  example: { input: { productId, level: 1 }, output: { made: [question] } },
  effect: true,
});

export const saveLearnQuestion = defineCall({
  ...ofCompany,
  name: 'saveLearnQuestion',
  path: path('saveLearnQuestion'),
  summary: 'Approves or rejects a question, or changes it, which approves it, too.',
  input: z.discriminatedUnion('action', [
    z.strictObject({ action: z.literal('approve'), productId: DocumentProductId, questionId: QuestionId }),
    z.strictObject({ action: z.literal('reject'), productId: DocumentProductId, questionId: QuestionId }),
    z.strictObject({
      action: z.literal('change'),
      productId: DocumentProductId,
      questionId: QuestionId,
      content: QuestionContent,
    }),
  ]),
  output: z.strictObject({ question: LearnQuestion }),
  errors: ['plan_needed', 'question_invalid', 'question_expired'],
  example: {
    input: { action: 'approve', productId, questionId },
    output: { question: { ...question, state: 'approved', reviewedAt: example.time } },
  },
  effect: true,
});

export const downloadLearnRecords = defineCall({
  ...ofCompany,
  name: 'downloadLearnRecords',
  path: path('downloadLearnRecords'),
  summary: 'The tests of all agents as a table (CSV, safe for spreadsheets), newest first, for compliance.',
  limits: fileMaking,
  input: z.strictObject({ productId: DocumentProductId.optional() }),
  output: MadeFile,
  errors: [],
  example: {
    input: {},
    output: {
      fileName: 'learning-records-2026-01-01.csv',
      contentType: 'text/csv; charset=utf-8',
      content: 'Agent,E-mail,Product,Level,Started,Ended,Right,Questions,Result,Valid until\r\n',
      count: 0,
      isCut: false,
    },
  },
  effect: false,
});

export const getLearnCertificate = defineCall({
  ...common,
  name: 'getLearnCertificate',
  path: path('getLearnCertificate'),
  origin: 'ours',
  summary:
    'The certificate of the level that the caller has reached for a product, as a PDF in the language of the account.',
  limits: fileMaking,
  input: z.strictObject({ productId: DocumentProductId }),
  output: z.null(),
  errors: ['level_locked', 'drawing_failed'],
  example: { input: { productId }, output: null },
  streaming: true,
  file: 'application/pdf',
  effect: false,
});
