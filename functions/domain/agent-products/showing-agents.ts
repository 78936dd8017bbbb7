/** The company's side: on whose pages a product stands. */
import { listAgents } from '../accounts/agency.ts';
import { findAccount } from '../accounts/find-account.ts';
import type { DocumentProductRow } from '../documents/document-rows.ts';
import { hasRequiredLevel } from '../learning/required-level.ts';
import { findLivePage } from '../pages/find-page.ts';
import { mayShow } from '../product-chat/find-chat.ts';
import { readProductList } from '../products/find-products.ts';

type Agent = { agentId: string; fullName: string };

export type ShowingAgent = Agent & { agentName: string };

/** Agents of the company, and its founder, who chose the product: whether they may show it, or have a live page, or not. */
export function listChoosers(companyId: string, productId: string, now: Date): Promise<Agent[]> {
  return listChoosersOf(companyId, (id) => id === productId, now);
}

/** Those who chose one of several of its products. */
export async function listChoosersOf(
  companyId: string,
  isIt: (productId: string) => boolean,
  now: Date,
): Promise<Agent[]> {
  const [founder, { agents }] = await Promise.all([findAccount(companyId), listAgents(companyId, now)]);
  const people = [...(founder ? [{ agentId: companyId, fullName: founder.fullName }] : []), ...agents];
  const hasChosen = await Promise.all(
    people.map(async ({ agentId }) => {
      const { products } = await readProductList(agentId);
      return products.some((entry) => entry.companyId === companyId && isIt(entry.productId));
    }),
  );
  return people.filter((_, index) => hasChosen[index]).map(({ agentId, fullName }) => ({ agentId, fullName }));
}

/** Those on whose live pages visitors see it now. */
export async function listShowing(product: DocumentProductRow, now: Date): Promise<ShowingAgent[]> {
  const choosers = await listChoosers(product.companyId, product.productId, now);
  const showing = choosers.map(async (agent) => {
    const isAllowed = mayShow(product, agent.agentId) && (await hasRequiredLevel(product, agent.agentId, now));
    const page = isAllowed ? await findLivePage(agent.agentId) : null;
    return page ? { ...agent, agentName: page.profile.agentName } : null;
  });
  return (await Promise.all(showing)).flatMap((agent) => agent ?? []);
}
