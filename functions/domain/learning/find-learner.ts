/** Who learns what: members of a company and the agents who are bound to it, its products that they may show. */
import { AppError } from '../../kit/app-error.ts';
import type { Actor, OwnerContext } from '../../kit/context.ts';
import { findTie } from '../accounts/agency.ts';
import { readCompanyPlan } from '../companies/company-plan.ts';
import { readCompany } from '../companies/read-company.ts';
import type { CompanyRow } from '../companies/company-rows.ts';
import type { DocumentProductRow } from '../documents/document-rows.ts';
import { listDocumentProducts, readDocumentProduct } from '../documents/read-documents.ts';

export type Learner = { accountId: string; company: CompanyRow; isMember: boolean };

/** Null for who belongs to no company whose plan includes document chat. */
export async function findLearner({ id, company: own }: Actor, now: Date): Promise<Learner | null> {
  const companyId = own?.companyId ?? (await findAgency(id, now));
  if (companyId === null) return null;
  const [company, { isIncluded }] = await Promise.all([readCompany(companyId), readCompanyPlan(companyId, now)]);
  return company && isIncluded ? { accountId: id, company, isMember: own !== null } : null;
}

async function findAgency(agentId: string, now: Date): Promise<string | null> {
  const tie = await findTie(agentId, now);
  return tie?.state === 'bound' ? tie.agencyId : null;
}

/** Newest last. */
export async function listLearned(learner: Learner): Promise<DocumentProductRow[]> {
  const products = await listDocumentProducts(learner.company.companyId);
  return products.filter((product) => mayLearn(learner, product));
}

/** Throws `not_found` for a product of another company, and for one that is other agents' alone. */
export async function findLearned(
  actor: Actor,
  productId: string,
  now: Date,
): Promise<{ learner: Learner; product: DocumentProductRow }> {
  const learner = await findLearner(actor, now);
  const product = learner && (await readDocumentProduct(learner.company.companyId, productId));
  if (!product || !mayLearn(learner, product)) throw new AppError('not_found');
  return { learner, product };
}

/** Before an attempt is shown once more as it was after an answer. Throws `not_found` like `findLearned`. */
export async function allowAttemptAgain(
  { attempt }: { attempt: { productId: string } },
  { actor, now }: Pick<OwnerContext, 'actor' | 'now'>,
): Promise<void> {
  await findLearned(actor, attempt.productId, now);
}

function mayLearn({ accountId, isMember }: Learner, { share }: DocumentProductRow): boolean {
  return isMember || share.allowedAgents === null || share.allowedAgents.includes(accountId);
}
