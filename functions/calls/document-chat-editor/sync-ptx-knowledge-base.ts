import type { syncPtxKnowledgeBase as contract } from '../../../shared/calls/document-chat-editor.ts';
import type { DocumentRow } from '../../domain/documents/document-rows.ts';
import { toDocumentFile } from '../../domain/documents/document-views.ts';
import { productToChange } from '../../domain/documents/own-product.ts';
import { listDocuments } from '../../domain/documents/read-documents.ts';
import { rereadDocument } from '../../domain/documents/save-document.ts';
import type { Handler } from '../../kit/call-group.ts';

/** A reading that takes longer has come to nothing. */
const STUCK_AFTER_MS = 30 * 60_000;

/** Each copies a file within the store. */
const AT_ONCE = 5;

export const syncPtxKnowledgeBase: Handler<typeof contract> = async ({ productId, isFull }, context) => {
  const { companyId } = await productToChange(context, productId);
  const rows = await listDocuments(companyId, productId);
  const due = rows.filter((row) => isFull || isLeftBehind(row, context.now));
  for (let start = 0; start < due.length; start += AT_ONCE) {
    await Promise.all(due.slice(start, start + AT_ONCE).map((row) => rereadDocument(context, row)));
  }
  const after = due.length === 0 ? rows : await listDocuments(companyId, productId);
  return { files: after.map(toDocumentFile) };
};

function isLeftBehind({ state, queuedAt, addedAt }: DocumentRow, now: Date): boolean {
  if (state === 'ready' || state === 'failed') return state === 'failed';
  return now.getTime() - Date.parse(queuedAt || addedAt) > STUCK_AFTER_MS;
}
