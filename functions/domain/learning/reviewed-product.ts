/** The product that a company's editor reviews questions of. */
import { AppError } from '../../kit/app-error.ts';
import type { Actor } from '../../kit/context.ts';
import { readCompanyPlan } from '../companies/company-plan.ts';
import type { DocumentProductRow } from '../documents/document-rows.ts';
import { readDocumentProduct } from '../documents/read-documents.ts';

/** Throws `not_found` for a product of another company. */
export async function findReviewed({ company }: Actor, productId: string): Promise<DocumentProductRow> {
  const product = company && (await readDocumentProduct(company.companyId, productId));
  if (!product) throw new AppError('not_found');
  return product;
}

/** Throws `plan_needed`, too. */
export async function findChangeable(actor: Actor, productId: string, now: Date): Promise<DocumentProductRow> {
  const product = await findReviewed(actor, productId);
  const { isIncluded } = await readCompanyPlan(product.companyId, now);
  if (!isIncluded) throw new AppError('plan_needed');
  return product;
}
