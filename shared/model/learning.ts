/**
 * The learning portal: agents learn a company's products from its documents, and prove it level by level (specification 2,
 * section 7). Lengths are characters after trimming.
 */
import * as z from 'zod';
import { longText, shortText } from '../rules/short-text.ts';
import { DocumentPlace, DocumentProductId } from './document-product.ts';
import { Level, ReachableLevel, type LearningLevel } from './learning-level.ts';

export type LevelRule = {
  /** Asked in a test. */
  questions: number;
  /** Of the questions, answered rightly. */
  passPercent: number;
  /** Tests in 24 hours. */
  attemptsPerDay: number;
  /** From the test that was passed on; then it is proved anew. */
  validDays: number;
};

/** What each level needs: data. A level also needs all below it. */
export const levelRules: Record<LearningLevel, LevelRule> = {
  1: { questions: 6, passPercent: 80, attemptsPerDay: 3, validDays: 365 },
  2: { questions: 8, passPercent: 80, attemptsPerDay: 3, validDays: 365 },
  3: { questions: 10, passPercent: 90, attemptsPerDay: 2, validDays: 365 },
};

/** How long a test may take, in minutes; what is not answered by then is wrong. */
export const TEST_MINUTES = 60;

/** Most questions of one round of repetition. */
export const MAX_REVIEW = 10;

/** Most questions of a product, of all levels and states. */
export const MAX_LEARN_QUESTIONS = 300;

export const QuestionId = z.string().regex(/^[0-9A-Z]{26}$/);
export const AttemptId = z.string().regex(/^[0-9A-Z]{26}$/);

export const questionKinds = ['single', 'multiple', 'free'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** `expired`: what the document said there has changed or gone, so nobody is asked any more. */
export const questionStates = ['proposed', 'approved', 'rejected', 'expired'] as const;
export type QuestionState = (typeof questionStates)[number];

export const MAX_ANSWER_LENGTH = 1_000;

/** Where the answer stands. */
export const QuestionSource = z.strictObject({
  place: DocumentPlace,
  fileName: z.string(),
  /** The passage, at most 600 characters. */
  excerpt: z.string(),
});
export type QuestionSource = z.infer<typeof QuestionSource>;

/** What the company may change of a question. */
export const QuestionContent = z.strictObject({
  text: shortText(300),
  /** Of a choice, two to six; none of a free question. */
  options: z.array(shortText(200)).max(6),
  /** Places in `options` that are right, from 0. */
  right: z.array(z.number().int().nonnegative()).max(6),
  /** Of a free question: an answer that is right. */
  expected: longText(600),
  /** Told after the answer; the source stands beside it in any case. */
  explanation: longText(600),
});
export type QuestionContent = z.infer<typeof QuestionContent>;

/** As the company reviews it. */
export const LearnQuestion = QuestionContent.extend({
  questionId: QuestionId,
  level: Level,
  kind: z.enum(questionKinds),
  state: z.enum(questionStates),
  source: QuestionSource,
  madeAt: z.iso.datetime(),
  reviewedAt: z.iso.datetime().nullable(),
});
export type LearnQuestion = z.infer<typeof LearnQuestion>;

/** What became of an answer. */
export const Marked = z.strictObject({
  /** As it was given: ids of options, or text. */
  options: z.array(z.string()),
  text: z.string(),
  isRight: z.boolean(),
  /** Why, in words; empty for a choice without an explanation. */
  reason: z.string(),
  /** Ids of the options that are right. */
  right: z.array(z.string()),
  /** Of a free question: an answer that is right. */
  expected: z.string(),
  source: QuestionSource,
});
export type Marked = z.infer<typeof Marked>;

/** As it is asked: what is right comes with the mark and never before it. */
export const AskedQuestion = z.strictObject({
  questionId: QuestionId,
  kind: z.enum(questionKinds),
  text: z.string(),
  options: z.array(z.strictObject({ optionId: z.string(), text: z.string() })),
  marked: Marked.nullable(),
});
export type AskedQuestion = z.infer<typeof AskedQuestion>;

/** A test of a level, or a round of repetition (`level` 0), which counts for nothing but the memory. */
export const Attempt = z.strictObject({
  attemptId: AttemptId,
  productId: DocumentProductId,
  level: ReachableLevel,
  startedAt: z.iso.datetime(),
  /** When a test is over whatever was answered. */
  endsAt: z.iso.datetime(),
  isDone: z.boolean(),
  /** Rightly answered so far. */
  right: z.number().int().nonnegative(),
  /** Of a test that is done. */
  isPassed: z.boolean().nullable(),
  questions: z.array(AskedQuestion),
});
export type Attempt = z.infer<typeof Attempt>;

/**
 * `unavailable`: the company has approved too few questions; `locked`: the level below comes first; `open`; `resting`:
 * all tests of these 24 hours are used; `passed`.
 */
export const standings = ['unavailable', 'locked', 'open', 'resting', 'passed'] as const;

export const LevelStanding = z.strictObject({
  level: Level,
  questions: z.number().int(),
  passPercent: z.number().int(),
  attemptsPerDay: z.number().int(),
  validDays: z.number().int(),
  standing: z.enum(standings),
  /** When the next test can begin, of a level that is resting. */
  retryAt: z.iso.datetime().nullable(),
  passedAt: z.iso.datetime().nullable(),
  validUntil: z.iso.datetime().nullable(),
  /** A test that was begun and is not over. */
  openAttemptId: AttemptId.nullable(),
});
export type LevelStanding = z.infer<typeof LevelStanding>;

/** What an agent has reached for a product; level 0 is none. */
export const ProductLevel = z.strictObject({
  productId: DocumentProductId,
  name: z.string(),
  level: ReachableLevel,
  reachedAt: z.iso.datetime().nullable(),
  /** The earliest end of the levels that it rests on. */
  validUntil: z.iso.datetime().nullable(),
  /** Questions that are due for repetition. */
  due: z.number().int(),
});
export type ProductLevel = z.infer<typeof ProductLevel>;
