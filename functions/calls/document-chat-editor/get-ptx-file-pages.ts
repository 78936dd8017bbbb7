import type { getPtxFilePages as contract } from '../../../shared/calls/document-chat-editor.ts';
import { DocumentPageView } from '../../../shared/model/document-product.ts';
import { toDocumentFile } from '../../domain/documents/document-views.ts';
import { ownProduct } from '../../domain/documents/own-product.ts';
import { findDocument } from '../../domain/documents/read-documents.ts';
import { readPages, readPassages } from '../../domain/knowledge/stored-knowledge.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

const PAGES_AT_ONCE = 10;

export const getPtxFilePages: Handler<typeof contract> = async ({ productId, fileId, from }, context) => {
  const product = await ownProduct(context, productId);
  const row = await findDocument(product.companyId, productId, fileId);
  if (!row) throw new AppError('not_found');
  const file = toDocumentFile(row);
  // Before it is ready there is nothing to see of the version that is being read.
  if (row.state !== 'ready') return { file, pages: [], hasMore: false };
  const [pages, passages] = await Promise.all([readPages(row), readPassages(row)]);
  const shown = pages.slice(from - 1, from - 1 + PAGES_AT_ONCE).map((page) => ({
    view: DocumentPageView.strip().parse(page),
    passages: passages.filter((passage) => passage.page === page.page).map(({ start, end }) => ({ start, end })),
  }));
  return { file, pages: shown, hasMore: pages.length > from - 1 + PAGES_AT_ONCE };
};
