import type { getPtxShareInfo as contract } from '../../../shared/calls/document-chat-editor.ts';
import { listAgents } from '../../domain/accounts/agency.ts';
import { listShowing } from '../../domain/agent-products/showing-agents.ts';
import { readCompany } from '../../domain/companies/read-company.ts';
import { ownProduct } from '../../domain/documents/own-product.ts';
import { findLivePage } from '../../domain/pages/find-page.ts';
import type { Handler } from '../../kit/call-group.ts';
import { environment } from '../../kit/environment.ts';

export const getPtxShareInfo: Handler<typeof contract> = async ({ productId }, context) => {
  const product = await ownProduct(context, productId);
  const { companyId, share } = product;
  const [company, { agents }, showing] = await Promise.all([
    readCompany(companyId),
    listAgents(companyId, context.now),
    listShowing(product, context.now),
  ]);
  const appOrigin = environment.appOrigin();
  const chats = `${appOrigin}/chat`;
  const shown = agents.map(async ({ agentId, fullName }) => {
    const agentName = (await findLivePage(agentId))?.profile.agentName ?? null;
    const link = agentName && company ? `${chats}/${agentName}/${company.agencyName}/${productId}` : null;
    return { agentId, fullName, agentName, link };
  });
  return {
    share,
    link: `${chats}/${productId}`,
    agents: await Promise.all(shown),
    showing: showing.map(({ agentId, fullName, agentName }) => ({
      agentId,
      fullName,
      page: `${appOrigin}/${agentName}`,
    })),
  };
};
