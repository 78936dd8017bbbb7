/** Agents as customers see them, with the ways to write to them that their pages show. */
import type { PortalAgent } from '../../../shared/insurance/portal.ts';
import type { PublicPage } from '../../../shared/model/page.ts';
import { toAgentCard } from '../insurance/agent-card.ts';
import { agentContacts } from '../insurance/agent-contacts.ts';
import { findLivePage } from '../pages/find-page.ts';

export const toPortalAgent = (page: PublicPage, now: Date): PortalAgent => ({
  ...toAgentCard(page),
  contacts: agentContacts(page, now),
});

/** Null for an agent without a live page: there is nothing to show, and no way to reach them. */
export async function findPortalAgent(accountId: string, now: Date): Promise<PortalAgent | null> {
  const page = await findLivePage(accountId);
  return page && toPortalAgent(page, now);
}

/** Those of them who have a live page, by their accounts. */
export async function findPortalAgents(accountIds: Iterable<string>, now: Date): Promise<Map<string, PortalAgent>> {
  const found = await Promise.all(
    [...new Set(accountIds)].map(async (accountId) => [accountId, await findPortalAgent(accountId, now)] as const),
  );
  return new Map(found.flatMap(([accountId, agent]) => (agent === null ? [] : [[accountId, agent] as const])));
}
