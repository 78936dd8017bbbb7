import type { getPtxAiProductList as contract } from '../../../shared/calls/document-chat-editor.ts';
import { companyOf } from '../../domain/companies/own-company.ts';
import type { DocumentProductRow } from '../../domain/documents/document-rows.ts';
import { toSummary } from '../../domain/documents/document-views.ts';
import { listDocumentProducts, listDocuments } from '../../domain/documents/read-documents.ts';
import type { Handler } from '../../kit/call-group.ts';
import { takePage } from '../../kit/take-page.ts';

export const getPtxAiProductList: Handler<typeof contract> = async ({ text = '' }, context) => {
  const companyId = companyOf(context);
  const words = text.trim().toLowerCase();
  const all = await listDocumentProducts(companyId);
  const found = all.filter(({ name }) => name.toLowerCase().includes(words));
  const { rows, hasMore } = takePage(inOrder(found, context.paging.orderBy), context.paging);
  const products = await Promise.all(
    rows.map(async (product) => toSummary(product, await listDocuments(companyId, product.productId))),
  );
  return { products, hasMore };
};

/** @param products oldest first */
function inOrder(products: readonly DocumentProductRow[], order: string): readonly DocumentProductRow[] {
  if (order === 'name') return products.toSorted((a, b) => a.name.localeCompare(b.name));
  return order === 'oldest' ? products : products.toReversed();
}
