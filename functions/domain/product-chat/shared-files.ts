/** Documents that visitors may have. */
import { readyFile, type DocumentProductRow, type DocumentRow } from '../documents/document-rows.ts';
import { listDocuments } from '../documents/read-documents.ts';

/** A document that is answered from, as it is there. */
export type ReadyDocument = { row: DocumentRow; file: NonNullable<ReturnType<typeof readyFile>> };

export function readyDocument(row: DocumentRow): ReadyDocument[] {
  const file = readyFile(row);
  return file ? [{ row, file }] : [];
}

export async function listSharedFiles({ companyId, productId }: DocumentProductRow): Promise<ReadyDocument[]> {
  const documents = await listDocuments(companyId, productId);
  return documents.filter(({ isShared }) => isShared).flatMap(readyDocument);
}
