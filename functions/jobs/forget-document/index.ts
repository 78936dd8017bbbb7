/**
 * Job `forget-document`: removes vectors and files of what is no longer answered from: one version of a document, all of
 * it (`version` null), or all documents of a product (`fileId` null too).
 */
import * as z from 'zod';
import { forgetKnowledge } from '../../domain/knowledge/forget-knowledge.ts';
import { job } from '../../kit/job.ts';

const Payload = z.strictObject({
  companyId: z.string(),
  productId: z.string(),
  fileId: z.string().nullable(),
  version: z.number().int().positive().nullable(),
});

export const handler = job(Payload, forgetKnowledge);
