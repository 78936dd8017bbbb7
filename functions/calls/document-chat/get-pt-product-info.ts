import type { getPtProductInfo as contract } from '../../../shared/calls/product-chat.ts';
import { listSharedFiles } from '../../domain/product-chat/shared-files.ts';
import { checkSite, findChat, type Agent } from '../../domain/product-chat/find-chat.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getPtProductInfo: Handler<typeof contract> = async (input, { now }) => {
  const { product, company, agent } = await findChat(input, now);
  checkSite(product, input.site);
  const { productId, name, texts } = product;
  const files = await listSharedFiles(product);
  return {
    product: { productId, name, texts },
    company: { name: company.name, website: company.website, logo: company.logo },
    agent: agent && toCard(agent),
    hasFiles: files.length > 0,
  };
};

function toCard({ page: { profile } }: Agent) {
  const { agentName, displayName, title, profilePhoto } = profile;
  return { agentName, displayName, title, photo: profilePhoto };
}
