/** Who decides about a referred application: its agent, as long as they are the insurer's; else the insurer's people. */
import { hasCompanyRight } from '../../../../shared/model/company-roles.ts';
import type { Actor } from '../../../kit/context.ts';
import { findTie } from '../../accounts/agency.ts';
import type { ApplicationRow } from '../application-rows.ts';
import { isAnyListed } from '../exclusion-list.ts';

export type Decider = 'agent' | 'insurer';

/** Whoever is on the insurer's list is the insurer's to decide, with an agent as well. */
export async function deciderOf(row: ApplicationRow, now: Date): Promise<Decider> {
  const { agentId, companyId, answers } = row;
  if (agentId === null || !(await isAgentOf(agentId, companyId, now))) return 'insurer';
  return (await isAnyListed(companyId, answers)) ? 'insurer' : 'agent';
}

async function isAgentOf(agentId: string, companyId: string, now: Date): Promise<boolean> {
  if (agentId === companyId) return true;
  const tie = await findTie(agentId, now);
  return tie?.state === 'bound' && tie.agencyId === companyId;
}

/** Whether somebody decides for the insurer. */
export function isUnderwriter({ company }: Pick<Actor, 'company'>, companyId: string): boolean {
  return company?.companyId === companyId && hasCompanyRight(company.role, 'underwrite');
}
