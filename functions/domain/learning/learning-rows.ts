/**
 * Rows of the `knowledge` table: what is asked in the learning portal, and what agents answered.
 *
 * | what | pk | sk | gsiPk | gsiSk |
 * | --- | --- | --- | --- | --- |
 * | question, its whole life | COMPANY#<company> | QUESTION#<product>#<question> | | |
 * | test or round of repetition | LEARNER#<account> | ATTEMPT#<attempt> | RECORDS#<company> | began |
 * | the newest of them, by product and level | LEARNER#<account> | NEWEST#<product>#<level> | | |
 * | when a question comes again | LEARNER#<account> | REPEAT#<product>#<question> | | |
 * | level that was reached, worked out from the tests | LEARNER#<account> | LEVEL#<product> | | |
 *
 * A test keeps its questions as they were asked, so that a record says what was asked also after a question was changed.
 * Whether it is over and passed is never written: it follows from its answers and the time.
 */
import * as z from 'zod';
import {
  Marked,
  QuestionContent,
  LearnQuestion,
  questionKinds,
  QuestionSource,
} from '../../../shared/model/learning.ts';
import { Level } from '../../../shared/model/learning-level.ts';

export const QuestionRow = z.object({ ...LearnQuestion.shape, productId: z.string() });
export type QuestionRow = z.infer<typeof QuestionRow>;

/** As it was asked: `order` are places in `options`, as they were shown. */
export const AskedRow = QuestionContent.extend({
  questionId: z.string(),
  kind: z.enum(questionKinds),
  source: QuestionSource,
  order: z.array(z.number().int()),
});
export type AskedRow = z.infer<typeof AskedRow>;

export const AttemptRow = z.object({
  attemptId: z.string(),
  accountId: z.string(),
  companyId: z.string(),
  productId: z.string(),
  /** 0 for a round of repetition. */
  level: z.union([z.literal(0), Level]),
  startedAt: z.string(),
  endsAt: z.string(),
  questions: z.array(AskedRow),
  /** By question. */
  answers: z.record(z.string(), Marked),
  /** Of the last answer; absent before the first. */
  lastAt: z.string().optional(),
});
export type AttemptRow = z.infer<typeof AttemptRow>;

export const RepeatRow = z.object({
  productId: z.string(),
  questionId: z.string(),
  box: z.number().int(),
  dueAt: z.string(),
});
export type RepeatRow = z.infer<typeof RepeatRow>;

export const LevelRow = z.object({
  productId: z.string(),
  companyId: z.string(),
  level: z.union([z.literal(0), Level]),
  reachedAt: z.string().nullable(),
  validUntil: z.string().nullable(),
  /** On the certificate; a new one with each level and each renewal. */
  certificateId: z.string().nullable(),
});
export type LevelRow = z.infer<typeof LevelRow>;

export const questionKey = (companyId: string, productId: string, questionId: string) => ({
  pk: `COMPANY#${companyId}`,
  sk: `QUESTION#${productId}#${questionId}`,
});
export const attemptKey = (accountId: string, attemptId: string) => ({
  pk: `LEARNER#${accountId}`,
  sk: `ATTEMPT#${attemptId}`,
});
export const newestKey = (accountId: string, productId: string, level: number) => ({
  pk: `LEARNER#${accountId}`,
  sk: `NEWEST#${productId}#${level}`,
});
export const repeatKey = (accountId: string, productId: string, questionId: string) => ({
  pk: `LEARNER#${accountId}`,
  sk: `REPEAT#${productId}#${questionId}`,
});
export const levelKey = (accountId: string, productId: string) => ({
  pk: `LEARNER#${accountId}`,
  sk: `LEVEL#${productId}`,
});
/** The partition of the index in which the tests of a company's agents stand. */
export const recordsOf = (companyId: string): string => `RECORDS#${companyId}`;
