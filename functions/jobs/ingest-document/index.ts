/** Job `ingest-document`: reads a document and makes it one that can be asked. */
import * as z from 'zod';
import { longJob } from '../../kit/long-job.ts';

const Payload = z.strictObject({
  companyId: z.string(),
  productId: z.string(),
  fileId: z.string(),
  version: z.number().int().positive(),
  sourceVersion: z.number().int().positive().optional(),
});

export const handler = longJob(Payload, async (payload, context) =>
  (await import('../../domain/knowledge/ingest-document.ts')).ingestDocument(payload, context),
);
