/** The members of a deleted account's company: they stay, and may found or join another one. */
import { AppError } from '../../kit/app-error.ts';
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
