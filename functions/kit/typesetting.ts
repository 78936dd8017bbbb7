/** What is asked of the function that sets papers, and what it answers. */
import * as z from 'zod';

/** Each is a template: functions/jobs/typeset/papers/<name>.typ. */
export const paperNames = ['invoice', 'learning-certificate', 'schedule', 'certificate', 'receipt', 'wording'] as const;
export type PaperName = (typeof paperNames)[number];

/** Beside these a paper has what its template reads: strings, numbers, lists and records of them, null for what is not there. */
export const PaperData = z.looseObject({
  title: z.string().min(1),
  language: z.strictObject({
    /** BCP 47, e.g. `zh-HK`. */
    tag: z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/),
    direction: z.enum(['ltr', 'rtl']),
    /** Whose forms of Chinese characters are meant; those of Hong Kong and Taiwan, unless it is said. */
    script: z.enum(['Hans', 'Hant', 'Jpan', 'Kore']).exactOptional(),
  }),
});
export type PaperData = z.infer<typeof PaperData>;

export const PaperRequest = z.strictObject({ paper: z.enum(paperNames), data: PaperData });
export type PaperRequest = z.infer<typeof PaperRequest>;

export const PaperAnswer = z.strictObject({
  /** A PDF, base64. */
  body: z.string().min(1),
});
export type PaperAnswer = z.infer<typeof PaperAnswer>;
