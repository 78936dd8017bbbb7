/** What an applicant has answered: of the application, of themselves, and of each insured person. */
import * as z from 'zod';

/** Dates are `YYYY-MM-DD`, money is a number in major units, files are ids of confirmed uploads. */
export const Answer = z.union([
  z.string().max(2_000),
  z.number().min(-1e12).max(1e12),
  z.boolean(),
  z.array(z.string().max(200)).max(50),
]);
export type Answer = z.infer<typeof Answer>;

const AnswerSet = z.record(z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/), Answer);

/** One insured person's answers. */
export const Person = AnswerSet;
export type Person = z.infer<typeof Person>;

export const Answers = z.strictObject({
  answer: AnswerSet,
  applicant: AnswerSet,
  insured: z.array(Person).max(20),
});
export type Answers = z.infer<typeof Answers>;

export const noAnswers: Answers = { answer: {}, applicant: {}, insured: [] };
