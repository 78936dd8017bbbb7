import type { getPtxProductInfo as contract } from '../../../shared/calls/document-chat-editor.ts';
import { toDocumentFile, toDocumentProduct } from '../../domain/documents/document-views.ts';
import { ownProduct } from '../../domain/documents/own-product.ts';
import { listDocuments } from '../../domain/documents/read-documents.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getPtxProductInfo: Handler<typeof contract> = async ({ productId }, context) => {
  const product = await ownProduct(context, productId);
  const rows = await listDocuments(product.companyId, productId);
  return { product: toDocumentProduct(product, rows), files: rows.map(toDocumentFile) };
};
