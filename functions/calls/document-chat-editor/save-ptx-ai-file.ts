import type { savePtxAiFile as contract } from '../../../shared/calls/document-chat-editor.ts';
import { FileId } from '../../../shared/model/document-product.ts';
import type { InputOf } from '../../../shared/calls/define-call.ts';
import type { DocumentProductRow, DocumentRow } from '../../domain/documents/document-rows.ts';
import { toDocumentFile } from '../../domain/documents/document-views.ts';
import { productToChange } from '../../domain/documents/own-product.ts';
import { findDocument } from '../../domain/documents/read-documents.ts';
import {
  addDocument,
  changeDocument,
  removeDocuments,
  replaceDocument,
  rereadDocument,
} from '../../domain/documents/save-document.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';
import type { OwnerContext } from '../../kit/context.ts';

export const savePtxAiFile: Handler<typeof contract> = async (input, context) => {
  const product = await productToChange(context, input.productId);
  const row = await save(input, product, context);
  return { file: row && toDocumentFile(row) };
};

/** Null after it was removed. */
async function save(
  input: InputOf<typeof contract>,
  product: DocumentProductRow,
  context: OwnerContext,
): Promise<DocumentRow | null> {
  if ('uploadId' in input && !FileId.safeParse(input.uploadId).success) throw new AppError('not_found');
  if (input.action === 'add') return addDocument(context, product, input);
  const row = await findDocument(product.companyId, product.productId, input.fileId);
  if (!row) throw new AppError('not_found');
  if (input.action === 'replace') return replaceDocument(context, row, input);
  if (input.action === 'retry') return rereadDocument(context, row);
  if (input.action === 'change') return changeDocument(row, input);
  await removeDocuments(context, [row]);
  return null;
}
