/** What helps an owner make a good assistant of it: the coach, the exam, and the questions that nobody answered yet. */
import * as z from 'zod';
import { languageValues } from '../places/languages.ts';
import { longText, shortText } from '../rules/short-text.ts';
import { Sentence } from './conversation.ts';

/** Texts that the coach makes suggestions for, in the order in which they are worked through. */
export const coachFields = [
  'industry',
  'profession',
  'keyInformation',
  'clientConcerns',
  'morning',
  'afternoon',
  'evening',
  'standardReply',
] as const;
export type CoachField = (typeof coachFields)[number];

export const CoachSuggestion = z.strictObject({
  field: z.enum(coachFields),
  text: z.string().max(1_000),
  /** What the owner made of it; never saved as a setting by itself. */
  decision: z.enum(['open', 'taken', 'declined']),
});
export type CoachSuggestion = z.infer<typeof CoachSuggestion>;

/** What a good assistant has behind it, in order. */
export const coachSteps = [
  'trade',
  'keyInformation',
  'clientConcerns',
  'greetings',
  'standardReply',
  'exam',
  'gaps',
] as const;
export type CoachStep = (typeof coachSteps)[number];

/** One turn of the conversation with the coach. */
export const CoachTurn = z.strictObject({ role: z.enum(['user', 'assistant']), text: z.string().min(1).max(2_000) });
export type CoachTurn = z.infer<typeof CoachTurn>;

/** Turns of the conversation that the coach sees. */
export const MAX_COACH_TURNS = 8;

export const ExamQuestionId = z.string().regex(/^q\d{1,2}$/);

/** `answered` and `refused` are right, `missed` and `invented` are not. */
export const examVerdicts = ['answered', 'missed', 'refused', 'invented'] as const;

export const ExamResult = z.strictObject({ verdict: z.enum(examVerdicts), sentences: z.array(Sentence) });
export type ExamResult = z.infer<typeof ExamResult>;

export const ExamQuestion = z.strictObject({
  questionId: ExamQuestionId,
  question: z.string(),
  /** Where the page holds the answer, as citations name it; null for a question that it does not answer. */
  source: z.string().nullable(),
});
export type ExamQuestion = z.infer<typeof ExamQuestion>;

export const Exam = z.strictObject({
  examId: z.string(),
  startedAt: z.iso.datetime(),
  /** The version of the draft that was asked about. */
  pageVersion: z.number().int(),
  language: z.enum(languageValues),
  questions: z.array(ExamQuestion.extend({ result: ExamResult.nullable() })),
});
export type Exam = z.infer<typeof Exam>;

/** Questions of an exam that the page answers, and that it does not. */
export const EXAM_ANSWERABLE = 12;
export const EXAM_UNANSWERABLE = 6;

export const GapId = z.string().regex(/^[\w-]{22}$/);

/** A question that visitors asked and the assistant could not answer. */
export const Gap = z.strictObject({
  gapId: GapId,
  question: z.string(),
  count: z.number().int(),
  lastAt: z.iso.datetime(),
});
export type Gap = z.infer<typeof Gap>;

export const AnswerId = z.string().regex(/^[0-9A-Z]{26}$/);

/** What the owner writes; an answer is one passage of the assistant's knowledge. */
export const AnswerContent = z.strictObject({ question: shortText(300), answer: longText(600, { required: true }) });
export type AnswerContent = z.infer<typeof AnswerContent>;

export const OwnAnswer = AnswerContent.extend({ answerId: AnswerId, answeredAt: z.iso.datetime() });
export type OwnAnswer = z.infer<typeof OwnAnswer>;

/** Most answers of one owner: all of them fit into what the assistant reads. */
export const MAX_ANSWERS = 50;
