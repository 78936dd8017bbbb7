/** What a policy's own wording says to its holder's question. */
import * as z from 'zod';
import { Money } from '../model/billing.ts';
import { languageValues } from '../places/languages.ts';

/** Of a question, in characters (SECURITY.md T44). */
export const MAX_WORDING_QUESTION = 500;

export const WordingCitation = z.strictObject({
  /** In the chip, from 1 within the answer. */
  number: z.number().int().positive(),
  /** Of the wording's PDF, from 1. */
  page: z.number().int().positive(),
  /** The heading that it stands under: "7 What is not covered". */
  section: z.string(),
  /** The wording's own words, at most 300 characters. */
  quote: z.string(),
});
export type WordingCitation = z.infer<typeof WordingCitation>;

export const WordingSentence = z.strictObject({ text: z.string(), citations: z.array(WordingCitation).min(1) });
export type WordingSentence = z.infer<typeof WordingSentence>;

/** What the holder's own plan pays for a benefit: `amount` has one, the others have none. */
export const CoverFigure = z.strictObject({
  benefit: z.string(),
  name: z.string(),
  kind: z.enum(['amount', 'included', 'not-covered']),
  amount: Money.nullable(),
});
export type CoverFigure = z.infer<typeof CoverFigure>;

/**
 * `answered`: sentences that the wording was checked to hold. `nearby`: it holds no answer, and the sentences are the places
 * that speak of what was asked, as they stand. `not_said`: it says nothing of it. `not_asked`: the model could not be asked,
 * so nobody knows; the sentences are as for `nearby`.
 */
export const wordingAnswerKinds = ['answered', 'nearby', 'not_said', 'not_asked'] as const;

export const WordingAnswer = z.strictObject({
  kind: z.enum(wordingAnswerKinds),
  /** Of the wording that was read. */
  language: z.enum(languageValues),
  /** What is not insured and may bear on the question: to be read first. */
  exclusions: z.array(WordingSentence),
  sentences: z.array(WordingSentence),
  figures: z.array(CoverFigure),
});
export type WordingAnswer = z.infer<typeof WordingAnswer>;
