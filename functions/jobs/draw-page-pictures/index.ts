/** Job `draw-page-pictures`: draws the picture that goes with a link to a live page, and has the page name it. */
import * as z from 'zod';
import { job } from '../../kit/job.ts';

export const handler = job(z.strictObject({ accountId: z.string() }), async ({ accountId }, context) =>
  (await import('./draw-page-picture.ts')).drawPagePicture(accountId, context),
);
