/** The coach under /v1/aiassistant (specification 2, section 7), the exam of an assistant, and its open questions. */
import * as z from 'zod';
import {
  AnswerContent,
  AnswerId,
  CoachSuggestion,
  CoachTurn,
  coachFields,
  coachSteps,
  Exam,
  ExamQuestionId,
  ExamResult,
  Gap,
  GapId,
  MAX_COACH_TURNS,
  OwnAnswer,
} from '../model/assistant-coach.ts';
import { languageValues } from '../places/languages.ts';
import { defineCall } from './define-call.ts';
import * as example from './examples.ts';
import { coaching, examining, ownerRead, ownerWrite } from './limits.ts';

const common = {
  group: 'assistant-coach',
  method: 'POST',
  caller: 'owner',
  origin: 'spec',
  plan: 'any',
  bodyBytes: 32_768,
  bodyHash: false,
  orderBy: null,
  body: 'json',
  streaming: false,
} as const;

const coachNotes = z.strictObject({
  suggestions: z.array(CoachSuggestion),
  /** When they were made; null before the first time. */
  madeAt: z.iso.datetime().nullable(),
  /** No language model wrote them: they are templates and extracts of the page. */
  isTemplate: z.boolean(),
});
const exampleNotes = {
  suggestions: [{ field: 'standardReply', text: 'I do not find that on the page of Mara.', decision: 'open' }],
  madeAt: example.time,
  isTemplate: false,
} satisfies z.input<typeof coachNotes>;

export const assistantCoach = defineCall({
  ...common,
  name: 'assistantCoach',
  path: '/v1/aiassistant/assistantCoach',
  summary:
    "New suggestions for greetings, standard reply and set-up answers from the owner's page; or, with a decision, the " +
    'note that one was taken or declined. Nothing is saved as a setting: `insertAiAssistant` does that.',
  plan: 'assistant',
  limits: coaching,
  input: z.strictObject({
    decision: z
      .strictObject({ field: z.enum(coachFields), decision: z.enum(['taken', 'declined', 'open']) })
      .optional(),
  }),
  output: coachNotes,
  errors: ['plan_needed'],
  example: { input: {}, output: exampleNotes },
  effect: true,
});

export const aiAssistantCoach = defineCall({
  ...common,
  name: 'aiAssistantCoach',
  path: '/v1/aiassistant/aiAssistantCoach',
  summary:
    'A turn of the coaching conversation, streamed: sentences, and suggestions for fields (`suggest`) to take or leave.',
  plan: 'assistant',
  limits: coaching,
  input: z.strictObject({
    message: z.string().trim().min(1).max(2_000),
    /** The turns before, oldest first. */
    history: z.array(CoachTurn).max(MAX_COACH_TURNS),
    language: z.enum(languageValues),
  }),
  output: z.strictObject({ isTemplate: z.boolean() }),
  errors: ['plan_needed'],
  example: {
    input: { message: 'Which greeting would fit?', history: [], language: 'en_us' },
    output: { isTemplate: false },
  },
  streaming: true,
  effect: false,
});

export const saveApplicationLanguage = defineCall({
  ...common,
  name: 'saveApplicationLanguage',
  path: '/v1/aiassistant/saveApplicationLanguage',
  summary: 'The language in which the app speaks to the owner, and an assistant whose texts the owner has not changed.',
  limits: ownerWrite,
  input: z.strictObject({ language: z.enum(languageValues) }),
  output: z.strictObject({ language: z.enum(languageValues) }),
  errors: [],
  example: { input: { language: 'ar_ae' }, output: { language: 'ar_ae' } },
  effect: true,
});

export const getAssistantCoachInfo = defineCall({
  ...common,
  name: 'getAssistantCoachInfo',
  method: 'GET',
  path: '/v1/aiassistant/getAssistantCoachInfo',
  summary: 'Where the coaching stands: each step done or open, and the last suggestions with what became of them.',
  limits: ownerRead,
  input: z.strictObject({}),
  output: coachNotes.extend({
    steps: z.array(z.strictObject({ step: z.enum(coachSteps), isDone: z.boolean() })),
    /** Questions of visitors that wait for an answer. */
    openGaps: z.number().int(),
  }),
  errors: [],
  example: {
    input: {},
    output: { ...exampleNotes, steps: [{ step: 'trade', isDone: true }], openGaps: 2 },
  },
  body: 'none',
  effect: false,
});

const exampleExam: z.input<typeof Exam> = {
  examId: '01JGFJJZ00000000000000000C',
  startedAt: example.time,
  pageVersion: 4,
  language: 'en_us',
  questions: [
    {
      questionId: 'q1',
      question: 'What does a first session cost?',
      source: 'about-me',
      result: { verdict: 'answered', sentences: example.message.sentences },
    },
  ],
};

export const getExam = defineCall({
  ...common,
  name: 'getExam',
  path: '/v1/aiassistant/getExam',
  origin: 'ours',
  summary: 'The last exam of the assistant with its results so far, and whether the page has changed since.',
  limits: ownerRead,
  input: z.strictObject({}),
  output: z.strictObject({
    exam: Exam.nullable(),
    /** The assistant knows other things by now than it was asked about. */
    isOutdated: z.boolean(),
    /** The questions were made from the page's own words, without a language model. */
    isTemplate: z.boolean(),
  }),
  errors: [],
  example: { input: {}, output: { exam: exampleExam, isOutdated: false, isTemplate: false } },
  effect: false,
});

export const startExam = defineCall({
  ...common,
  name: 'startExam',
  path: '/v1/aiassistant/startExam',
  origin: 'ours',
  summary: "Makes the questions of a new exam from the owner's draft; the one before it is over.",
  plan: 'assistant',
  limits: coaching,
  input: z.strictObject({}),
  output: z.strictObject({ exam: Exam }),
  errors: ['plan_needed', 'exam_empty'],
  example: { input: {}, output: { exam: exampleExam } },
  effect: true,
});

export const runExamQuestion = defineCall({
  ...common,
  name: 'runExamQuestion',
  path: '/v1/aiassistant/runExamQuestion',
  origin: 'ours',
  summary:
    'Asks the assistant one question of the exam the way a visitor would, uncounted, and keeps the result; safe to repeat.',
  plan: 'assistant',
  limits: examining,
  input: z.strictObject({ examId: z.string().max(40), questionId: ExamQuestionId }),
  output: z.strictObject({ questionId: ExamQuestionId, result: ExamResult }),
  errors: ['plan_needed'],
  example: {
    input: { examId: exampleExam.examId, questionId: 'q1' },
    output: { questionId: 'q1', result: { verdict: 'answered', sentences: example.message.sentences } },
  },
  effect: false,
});

const exampleAnswer = {
  answerId: '01JGFJJZ00000000000000000D',
  answeredAt: example.time,
  question: 'Is there parking?',
  answer: 'Yes, in the courtyard behind the house.',
};

export const getGaps = defineCall({
  ...common,
  name: 'getGaps',
  path: '/v1/aiassistant/getGaps',
  origin: 'ours',
  summary: 'Questions of visitors that got the standard reply, most asked first, and the answers given so far.',
  limits: ownerRead,
  input: z.strictObject({}),
  output: z.strictObject({ gaps: z.array(Gap), answers: z.array(OwnAnswer) }),
  errors: [],
  example: {
    input: {},
    output: {
      gaps: [{ gapId: 'abcdefghijklmnopqrstuv', question: 'Is there parking?', count: 4, lastAt: example.time }],
      answers: [exampleAnswer],
    },
  },
  effect: false,
});

export const saveAnswer = defineCall({
  ...common,
  name: 'saveAnswer',
  path: '/v1/aiassistant/saveAnswer',
  origin: 'ours',
  summary:
    'Answers an open question (gap and content), adds an answer (content alone), changes or brings back one (answer and ' +
    'content), removes one (answer alone), or dismisses a question that needs none (gap alone) and takes that back (`isReopened`). ' +
    'Known at once.',
  limits: ownerWrite,
  input: z
    .strictObject({
      gapId: GapId.nullable(),
      answerId: AnswerId.nullable(),
      content: AnswerContent.nullable(),
      isReopened: z.literal(true).exactOptional(),
    })
    .refine(({ gapId, answerId }) => gapId === null || answerId === null, 'a gap or an answer, not both')
    .refine(({ isReopened, gapId, content }) => !isReopened || (gapId && !content), 'a gap alone is opened again')
    .refine(({ gapId, answerId, content }) => gapId ?? answerId ?? content, 'nothing to save'),
  output: z.strictObject({ answer: OwnAnswer.nullable() }),
  errors: ['answers_full'],
  example: {
    input: {
      gapId: null,
      answerId: null,
      content: { question: exampleAnswer.question, answer: exampleAnswer.answer },
    },
    output: { answer: exampleAnswer },
  },
  effect: true,
});
