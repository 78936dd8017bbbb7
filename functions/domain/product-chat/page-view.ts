/** The page that a citation leads to, as long as the document is still the one that was cited. */
import { DocumentPageView } from '../../../shared/model/document-product.ts';
import { AppError } from '../../kit/app-error.ts';
import type { CallContext } from '../../kit/context.ts';
import { readyFile, type DocumentProductRow } from '../documents/document-rows.ts';
import { findDocument } from '../documents/read-documents.ts';
import { drawPdfPage } from '../knowledge/page-picture.ts';
import { KnowledgeLost, readPages, readSource } from '../knowledge/stored-knowledge.ts';
import {
  deletePicture,
  hasPicture,
  keepPicture,
  signDocument,
  signPicture,
  type StoredVersion,
} from './stored-files.ts';

export type CitedPage = { fileId: string; version: number; page: number };

/** Throws `document_changed`, and `not_found` for a page that the document does not have. */
export async function loadPageView(product: DocumentProductRow, cited: CitedPage, { log }: CallContext) {
  const { row, file } = await findCited(product, cited);
  const version = { ...cited, companyId: product.companyId, productId: product.productId };
  const pages = await readPagesOrThrow(version);
  const found = pages.find(({ page }) => page === cited.page);
  if (!found) throw new AppError('not_found');
  const picture = file.kind === 'pdf' ? await loadPicture(product, version, cited, log) : null;
  return {
    fileName: file.name,
    pages: pages.length,
    view: DocumentPageView.strip().parse(found),
    picture,
    url: row.isShared ? await signDocument(version, file) : null,
  };
}

async function readPagesOrThrow(version: StoredVersion) {
  try {
    return await readPages(version);
  } catch (error) {
    throw error instanceof KnowledgeLost ? new AppError('document_changed') : error;
  }
}

async function findCited({ companyId, productId }: DocumentProductRow, { fileId, version }: CitedPage) {
  const row = await findDocument(companyId, productId, fileId);
  const file = row && readyFile(row);
  if (!row || file?.version !== version) throw new AppError('document_changed');
  return { row, file };
}

/** Drawn once and kept beside the version; null when it cannot be drawn: the text is there in any case. */
async function loadPicture(
  product: DocumentProductRow,
  version: StoredVersion,
  cited: CitedPage,
  log: CallContext['log'],
): Promise<string | null> {
  if (!(await hasPicture(version, cited.page))) {
    const picture = await draw(version, cited.page, log);
    if (!picture) return null;
    await keepPicture(version, cited.page, picture);
    await takeBackUnlessCurrent(product, version, cited);
  }
  return signPicture(version, cited.page);
}

async function draw(version: StoredVersion, page: number, log: CallContext['log']): Promise<Buffer | null> {
  try {
    return await drawPdfPage(await readSource(version), page);
  } catch (error) {
    log.error('chat.picture_failed', error);
    return null;
  }
}

/** The document was removed or replaced while its page was drawn: its files are deleted by then, and this one goes too. */
async function takeBackUnlessCurrent(
  product: DocumentProductRow,
  version: StoredVersion,
  cited: CitedPage,
): Promise<void> {
  try {
    await findCited(product, cited);
  } catch (error) {
    await deletePicture(version, cited.page);
    throw error;
  }
}
