/** The words of a product in one language: beside the definition, which names everything by id. Markup means nothing in them. */
import * as z from 'zod';

const short = z.string().trim().min(1).max(160);
const long = z.string().trim().min(1).max(1_200);

const named = z.record(z.string(), short);

export const QuestionTexts = z.strictObject({
  /** As it is asked: "When do you leave?" */
  label: short,
  /** Beside the field, where one is needed. */
  help: long.optional(),
  /** Behind "Why do we ask?". */
  why: long.optional(),
  /** By the option's id. */
  options: named.optional(),
});

export const ProductTexts = z.strictObject({
  name: short,
  tagline: short,
  summary: long,
  /** What is insured, as the policy says it: "Travel insurance, single trip". */
  policyType: short,
  blocks: named,
  /** By `<about>.<question>`: `answer.region`, `insured.birth`. */
  questions: z.record(z.string(), QuestionTexts),
  plans: z.record(z.string(), z.strictObject({ name: short, summary: long })),
  benefits: z.record(z.string(), z.strictObject({ name: short, text: long.optional() })),
  /** Applications whose prices are shown first: "A week in Japan, alone". */
  examples: named.default({}),
  /** Lines of the breakdown: of steps and charges. */
  lines: named,
  instalments: named,
  /** Why an application is referred or declined, by the rule; to the applicant. */
  reasons: z.record(z.string(), long),
  events: z.record(z.string(), z.strictObject({ title: short, text: long })),
  exclusions: z.record(z.string(), z.strictObject({ title: short, text: long })),
  /** Values of what the schedule shows, where they are codes: by `<fact or answer>.<value>`. Labels by the name alone. */
  schedule: named,
  /** What the applicant confirms before paying. */
  declaration: long,
  /** What stands under the price: what it holds for, who insures. */
  notice: long,
});
export type ProductTexts = z.infer<typeof ProductTexts>;
