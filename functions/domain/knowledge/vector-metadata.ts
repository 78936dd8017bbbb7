/** What stands beside each vector of a passage, and how it is asked for. All of it can be filtered by. */
import * as z from 'zod';
import type { DocumentVersion } from './stored-knowledge.ts';

export const VectorMetadata = z.strictObject({
  company: z.string(),
  product: z.string(),
  file: z.string(),
  version: z.number().int(),
});
type VectorMetadata = z.infer<typeof VectorMetadata>;

export function metadataOf({ companyId, productId, fileId, version }: DocumentVersion): VectorMetadata {
  return { company: companyId, product: productId, file: fileId, version };
}

/** A part of what is known: all of a company, of one of its products, of a document there, or a version of it. */
export type KnowledgeScope = {
  companyId: string;
  productId: string | null;
  fileId: string | null;
  version: number | null;
};

/** The company is always named, whatever the scope. */
export function filterFor({ companyId, productId, fileId, version }: KnowledgeScope) {
  return {
    $and: [
      { company: companyId },
      ...(productId === null ? [] : [{ product: productId }]),
      ...(fileId === null ? [] : [{ file: fileId }]),
      ...(version === null ? [] : [{ version }]),
    ],
  };
}
