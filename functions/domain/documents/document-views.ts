/** Products and documents as their editors see them. */
import type { DocumentFile, DocumentProduct, DocumentProductSummary } from '../../../shared/model/document-product.ts';
import { readyFile, type DocumentProductRow, type DocumentRow } from './document-rows.ts';

export function toDocumentFile(row: DocumentRow): DocumentFile {
  const { fileId, name, kind, bytes, state, done, total, failure, warning, pages, passages, isShared } = row;
  const { version, addedAt } = row;
  return {
    ...{ fileId, name, kind, bytes, state, progress: { done, total }, failure, warning },
    ...{ pages, passages, isShared, version, addedAt },
  };
}

export function toSummary(product: DocumentProductRow, rows: readonly DocumentRow[]): DocumentProductSummary {
  const { productId, name, texts, share, createdAt, changedAt } = product;
  return {
    ...{ productId, name, logo: texts.logo, visibility: share.visibility, createdAt, changedAt },
    files: rows.length,
    readyFiles: rows.filter(({ state }) => state === 'ready').length,
    failedFiles: rows.filter(({ state }) => state === 'failed').length,
    pages: rows.reduce((sum, row) => sum + (readyFile(row)?.pages ?? 0), 0),
  };
}

export function toDocumentProduct(product: DocumentProductRow, rows: readonly DocumentRow[]): DocumentProduct {
  const { texts, share, knowledgeVersion } = product;
  return { ...toSummary(product, rows), texts, share, knowledgeVersion };
}
