/** Pages of agents, when what they show of their company has changed. */
import { listLacking } from '../../domain/agent-products/lacking.ts';
import { queueAgentPage, queueLevelMail } from '../../domain/agent-products/queue-agents.ts';
import { listChoosers, listChoosersOf } from '../../domain/agent-products/showing-agents.ts';
import type { JobContext } from '../../kit/job.ts';
import { republishOwnPage } from './republish.ts';

type CompanyChange = { companyId: string; productId: string; isLevelRaised: boolean };

/** One message for each page. */
export async function republishAgents(change: CompanyChange, { id, now }: JobContext): Promise<void> {
  const { companyId, productId, isLevelRaised } = change;
  for (const { agentId } of await listChoosers(companyId, productId, now)) {
    await queueAgentPage(agentId, isLevelRaised, id);
  }
}

type InsuranceChange = { companyId: string; channelCode: string | null; productCode: string | null };

/** One message for each page on which a product of the channel, or this product, was chosen. */
export async function republishInsurance(change: InsuranceChange, { id, now }: JobContext): Promise<void> {
  const { companyId, channelCode, productCode } = change;
  const isIt = (productId: string): boolean => {
    const [channel, product] = productId.split('~');
    return product !== undefined && (channelCode ?? channel) === channel && (productCode ?? product) === product;
  };
  for (const { agentId } of await listChoosersOf(companyId, isIt, now)) await queueAgentPage(agentId, false, id);
}

/** Its owner is told when a level is lacking now. A repetition after a crash may tell them twice, never not at all. */
export async function endLevels(accountId: string, context: JobContext): Promise<void> {
  await republishOwnPage({ accountId }, context);
  const lacking = await listLacking(accountId, context.now);
  if (lacking.length > 0) await queueLevelMail(accountId, context.id);
}
