/** Job `publish-page`: writes a page's files or removes them, draws a page anew when its news or products change, or those of its owner's company, and all after a deployment. */
import * as z from 'zod';
import { job, type JobContext } from '../../kit/job.ts';

const Payload = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('publish'), accountId: z.string() }),
  z.strictObject({ action: z.literal('remove'), accountId: z.string(), agentName: z.string() }),
  z.strictObject({ action: z.literal('republish'), agentName: z.string() }),
  /** The live page of this account, under whatever name: its news, products or languages have changed, or a link comes or goes. */
  z.strictObject({
    action: z.literal('republish-own'),
    accountId: z.string(),
    /** The translator has just been there: what it left is not asked for again. */
    isTranslated: z.literal(true).optional(),
  }),
  /** The pages of all agents who chose this product of the company: it has changed, or is gone. */
  z.strictObject({
    action: z.literal('republish-agents'),
    companyId: z.string(),
    productId: z.string(),
    isLevelRaised: z.boolean(),
  }),
  /** The same for insurance: a channel of the company, or a product in any of them (null: all). */
  z.strictObject({
    action: z.literal('republish-insurance'),
    companyId: z.string(),
    channelCode: z.string().nullable(),
    productCode: z.string().nullable(),
  }),
  /** A level has lapsed, or a higher one is needed: products of companies may have to leave the page, and its owner is told. */
  z.strictObject({ action: z.literal('levels-ended'), accountId: z.string() }),
  /** `after`: the key that the step before ended with. */
  z.strictObject({ action: z.literal('republish-all'), after: z.string().optional() }),
]);
type Payload = z.infer<typeof Payload>;

export const handler = job(Payload, work);

/** What an action needs is loaded with its first message: a start reads no code in vain. */
async function work(payload: Payload, context: JobContext): Promise<void> {
  switch (payload.action) {
    case 'publish':
      return (await import('./publish-page.ts')).publishPage(payload.accountId, context);
    case 'remove':
      return (await import('./publish-page.ts')).removePage(payload.accountId, payload.agentName, context.id);
    case 'republish':
      return (await import('./republish.ts')).republishPage(payload.agentName, context);
    case 'republish-own':
      return (await import('./republish.ts')).republishOwnPage(payload, context);
    case 'republish-agents':
      return (await import('./agent-pages.ts')).republishAgents(payload, context);
    case 'republish-insurance':
      return (await import('./agent-pages.ts')).republishInsurance(payload, context);
    case 'levels-ended':
      return (await import('./agent-pages.ts')).endLevels(payload.accountId, context);
    case 'republish-all':
      return (await import('./republish.ts')).republishAll(payload.after, context);
  }
}
