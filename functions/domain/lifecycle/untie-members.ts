/** Who belongs to a deleted account's company: its members, who may found or join another one, and its agents. */
import { AppError } from '../../kit/app-error.ts';
import { endTie, findTieOfAgency, listAgents } from '../accounts/agency.ts';
import { listMembers, removeMember } from '../companies/members.ts';

/** @param companyId the founder's account id */
export async function untieMembers(companyId: string): Promise<void> {
  for (const { accountId, isFounder } of await listMembers(companyId)) {
    if (!isFounder) await untie(companyId, accountId);
  }
}

/** Who has left meanwhile is no member any more. */
async function untie(companyId: string, accountId: string): Promise<void> {
  try {
    await removeMember(companyId, accountId);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'not_found')) throw error;
  }
}

/** Their pages no longer show what was the company's. */
export async function untieAgents(companyId: string, now: Date): Promise<void> {
  const { agents } = await listAgents(companyId, now);
  for (const { agentId } of agents) await untieAgent(companyId, agentId, now);
}

/** Who is leaving at this moment has their page drawn anew by that. */
async function untieAgent(companyId: string, agentId: string, now: Date): Promise<void> {
  const tie = await findTieOfAgency(companyId, agentId);
  try {
    if (tie) await endTie(tie, { now, newId: () => `UNTIED#${companyId}#${agentId}` });
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'conflict')) throw error;
  }
}
