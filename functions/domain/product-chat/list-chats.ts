/** The chats of a company that visitors may have, by itself or on the page of one of its agents. */
import { findAccount } from '../accounts/find-account.ts';
import { findCompanyByName } from '../companies/read-company.ts';
import type { DocumentProductRow } from '../documents/document-rows.ts';
import { listDocumentProducts } from '../documents/read-documents.ts';
import { hasRequiredLevel } from '../learning/required-level.ts';
import { findAgent, mayShow } from './find-chat.ts';

/** Oldest first; null for a company, or an agent of it, that there is not. */
export async function listChats(
  { agencyName, agentName }: { agencyName: string; agentName?: string | undefined },
  now: Date,
): Promise<DocumentProductRow[] | null> {
  const company = await findCompanyByName(agencyName);
  const founder = company && (await findAccount(company.companyId));
  if (!company || founder?.status !== 'active') return null;
  const { companyId } = company;
  if (agentName === undefined) {
    const products = await listDocumentProducts(companyId);
    return products.filter(({ share }) => share.visibility === 'public');
  }
  const agent = await findAgent(agentName, companyId, now);
  if (!agent) return null;
  const products = await listDocumentProducts(companyId);
  const allowed = products.filter((product) => mayShow(product, agent.accountId));
  const isLearned = await Promise.all(allowed.map((product) => hasRequiredLevel(product, agent.accountId, now)));
  return allowed.filter((_, index) => isLearned[index]);
}
