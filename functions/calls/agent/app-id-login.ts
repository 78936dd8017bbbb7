import type { appIdLogin as contract } from '../../../shared/calls/agent.ts';
import { applicationIds } from '../../../shared/model/applications.ts';
import { findAccountIdByAgentKey } from '../../domain/accounts/agent-key.ts';
import { findAccount } from '../../domain/accounts/find-account.ts';
import { welcomeGuest } from '../../domain/accounts/guest-token.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';
import { environment } from '../../kit/environment.ts';

export const appIdLogin: Handler<typeof contract> = async ({ applicationId, guestToken, agentKey }, context) => {
  const known = Object.entries(applicationIds).find(([stage]) => stage === environment.stage())?.[1] ?? [];
  if (!known.includes(applicationId)) throw new AppError('application_id_invalid');
  const guest = await welcomeGuest(applicationId, guestToken, context);
  return { ...guest, agentName: agentKey === undefined ? null : await nameBehind(agentKey) };
};

async function nameBehind(agentKey: string): Promise<string | null> {
  const accountId = await findAccountIdByAgentKey(agentKey);
  const account = accountId === null ? null : await findAccount(accountId);
  return account?.status === 'active' ? account.fullName : null;
}
