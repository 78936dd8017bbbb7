/** Reads products of companies and their documents (rows: document-rows.ts). */
import { MAX_DOCUMENTS } from '../../../shared/model/document-product.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { listBelow } from '../../kit/list-below.ts';
import { readRow } from '../../kit/read-row.ts';
import {
  documentKey,
  documentProductKey,
  DocumentProductRow,
  DocumentRow,
  productOwnerKey,
  ProductOwnerRow,
} from './document-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'knowledge', actions: ['GetItem', 'Query'] }] };

/** More than any plan has. */
const MOST_PRODUCTS = 1_000;

/** Whose product it is, also once it is removed; null when there never was one. */
export async function readProductOwner(productId: string): Promise<ProductOwnerRow | null> {
  const item = await readRow('knowledge', productOwnerKey(productId));
  return item ? ProductOwnerRow.parse(item) : null;
}

/** A product of this company; null for another's and for none alike. */
export async function readDocumentProduct(companyId: string, productId: string): Promise<DocumentProductRow | null> {
  const item = await readRow('knowledge', documentProductKey(companyId, productId));
  return item ? DocumentProductRow.parse(item) : null;
}

/** Oldest first: ids begin with their time. */
export async function listDocumentProducts(companyId: string): Promise<DocumentProductRow[]> {
  const items = await listBelow('knowledge', documentProductKey(companyId, ''), MOST_PRODUCTS);
  return items.map((item) => DocumentProductRow.parse(item));
}

export async function findDocument(companyId: string, productId: string, fileId: string): Promise<DocumentRow | null> {
  const item = await readRow('knowledge', documentKey(companyId, productId, fileId));
  return item ? DocumentRow.parse(item) : null;
}

/** Oldest first. */
export async function listDocuments(companyId: string, productId: string): Promise<DocumentRow[]> {
  const items = await listBelow('knowledge', documentKey(companyId, productId, ''), MAX_DOCUMENTS);
  return items.map((item) => DocumentRow.parse(item));
}
