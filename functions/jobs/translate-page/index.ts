/** Job `translate-page`: brings a live page into one of its languages, then has it drawn anew. */
import * as z from 'zod';
import { languageValues } from '../../../shared/places/languages.ts';
import { queueDrawingTranslated } from '../../domain/languages/queue-translating.ts';
import { translatePage } from '../../domain/languages/translate-page.ts';
import { job } from '../../kit/job.ts';

const Order = z.strictObject({ accountId: z.string(), language: z.enum(languageValues) });

export const handler = job(Order, async (order, context) => {
  if (await translatePage(order, context)) await queueDrawingTranslated(order.accountId, context.id);
});
