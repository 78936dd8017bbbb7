/** Job `publish-page`: writes a page's files, or removes them, and tells the edge. */
import * as z from 'zod';
import { publishPage, removePage } from './publish-page.ts';
import { job } from '../../kit/job.ts';

const Payload = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('publish'), accountId: z.string() }),
  z.strictObject({ action: z.literal('remove'), accountId: z.string(), agentName: z.string() }),
]);

export const handler = job(Payload, async (payload, context) => {
  if (payload.action === 'publish') await publishPage(payload.accountId, context);
  else await removePage(payload.accountId, payload.agentName, context.id);
});
