/** Job `issue-policy`: sets the documents of a policy, keeps them, and has the mails about them sent; reports those that are late. */
import * as z from 'zod';
import { job } from '../../kit/job.ts';

const Payload = z.strictObject({
  policyId: z.string(),
  occasion: z.enum(['issued', 'changed', 'late']).default('issued'),
});

export const handler = job(Payload, async (payload, context) =>
  (await import('./issue-documents.ts')).issueDocuments(payload, context),
);
