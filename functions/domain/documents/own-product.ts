/** The product that a call of the editor names, as far as the caller's company has it. */
import { AppError } from '../../kit/app-error.ts';
import type { OwnerContext } from '../../kit/context.ts';
import { companyOf, companyToChange } from '../companies/own-company.ts';
import type { DocumentProductRow } from './document-rows.ts';
import { readDocumentProduct } from './read-documents.ts';

/** Throws `not_found` for another company's and for none alike. */
export async function ownProduct(context: OwnerContext, productId: string): Promise<DocumentProductRow> {
  return found(await readDocumentProduct(companyOf(context), productId));
}

/** The same for a change; throws `plan_needed` too. */
export async function productToChange(context: OwnerContext, productId: string): Promise<DocumentProductRow> {
  const { companyId } = await companyToChange(context);
  return found(await readDocumentProduct(companyId, productId));
}

function found(product: DocumentProductRow | null): DocumentProductRow {
  if (!product) throw new AppError('not_found');
  return product;
}
