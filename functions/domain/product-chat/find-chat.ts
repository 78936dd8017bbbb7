/** Which chat an address means, and whether visitors may have it there: the rules of sharing, in one place. */
import type { PublicPage } from '../../../shared/model/page.ts';
import { AppError } from '../../kit/app-error.ts';
import { environment } from '../../kit/environment.ts';
import type { AccountRow } from '../accounts/account-rows.ts';
import { findTie } from '../accounts/agency.ts';
import { findAccount } from '../accounts/find-account.ts';
import type { CompanyRow } from '../companies/company-rows.ts';
import { readCompany } from '../companies/read-company.ts';
import type { PageOwner } from '../conversations/figures.ts';
import type { DocumentProductRow } from '../documents/document-rows.ts';
import { readDocumentProduct, readProductOwner } from '../documents/read-documents.ts';
import { hasRequiredLevel } from '../learning/required-level.ts';
import { findLivePageByName } from '../pages/find-page.ts';

export type ChatAddress = {
  productId: string;
  /** Of the agent on whose page it stands, with the name of their company; absent on the product's own page. */
  agentName?: string | undefined;
  agencyName?: string | undefined;
};

export type ProductChat = {
  product: DocumentProductRow;
  company: CompanyRow;
  /** Whose plan is the company's. */
  founder: AccountRow;
  agent: Agent | null;
};

export type Agent = { accountId: string; page: PublicPage };

/** Throws `product_removed`; `not_found` for what there never was and for what visitors may not have alike. */
export async function findChat(address: ChatAddress, now: Date): Promise<ProductChat> {
  const { product, company, founder } = await findSharedProduct(address.productId);
  const { agentName, agencyName } = address;
  if (agencyName !== undefined && agencyName !== company.agencyName) throw new AppError('not_found');
  if (agentName === undefined) {
    if (product.share.visibility !== 'public') throw new AppError('not_found');
    return { product, company, founder, agent: null };
  }
  if (agencyName === undefined) throw new AppError('not_found');
  const agent = await findAgent(agentName, company.companyId, now);
  if (!agent || !mayShow(product, agent.accountId)) throw new AppError('not_found');
  if (!(await hasRequiredLevel(product, agent.accountId, now))) throw new AppError('not_found');
  return { product, company, founder, agent };
}

/** The same without regard to where it stands: for who has been there, and knows the unguessable id of a conversation. */
export async function findSharedProduct(productId: string): Promise<Omit<ProductChat, 'agent'>> {
  const owner = await readProductOwner(productId);
  if (!owner) throw new AppError('not_found');
  if (owner.isRemoved) throw new AppError('product_removed');
  const { companyId } = owner;
  const [product, company, founder] = await Promise.all([
    readDocumentProduct(companyId, productId),
    readCompany(companyId),
    findAccount(companyId),
  ]);
  const isShared = product !== null && product.share.visibility !== 'off';
  if (!isShared || !company || founder?.status !== 'active') throw new AppError('not_found');
  return { product, company, founder };
}

/** Who has a live page and is bound to the company, or founded it; null for everybody else. */
export async function findAgent(agentName: string, companyId: string, now: Date): Promise<Agent | null> {
  const agent = await findLivePageByName(agentName);
  if (!agent || agent.accountId === companyId) return agent;
  const tie = await findTie(agent.accountId, now);
  return tie?.state === 'bound' && tie.agencyId === companyId ? agent : null;
}

/** Whether the product may stand on the page of an agent of its company, once they have its level (../learning/required-level.ts). */
export function mayShow({ share }: DocumentProductRow, agentId: string): boolean {
  return share.visibility !== 'off' && (share.allowedAgents === null || share.allowedAgents.includes(agentId));
}

/** @param site origin of the page that embeds the chat. Throws `forbidden` for one that the company does not name. */
export function checkSite({ share }: DocumentProductRow, site: string | undefined): void {
  const isKnown = site === undefined || site === environment.appOrigin() || share.embedSites.includes(site);
  if (!isKnown) throw new AppError('forbidden');
}

/** Whose conversations and figures are those about the product; its days are the company's. */
export const chatOwner = ({ product, founder }: Pick<ProductChat, 'product' | 'founder'>): PageOwner => ({
  accountId: product.productId,
  timeZone: founder.timeZone,
});

/** Of the chat's page, without a slash at its beginning. */
export function chatPath({ product, company, agent }: ProductChat): string {
  const { productId } = product;
  if (!agent) return `chat/${productId}`;
  return `chat/${agent.page.profile.agentName}/${company.agencyName}/${productId}`;
}
