import type { checkAgentName as contract } from '../../../shared/calls/landing-page.ts';
import { findAccount } from '../../domain/accounts/find-account.ts';
import { findNameHolder } from '../../domain/pages/find-page.ts';
import { suggestFreeName } from '../../domain/pages/suggest-free-name.ts';
import { canonicalAgentName, checkAgentName as checkName } from '../../../shared/rules/agent-name.ts';
import type { Handler } from '../../kit/call-group.ts';

export const checkAgentName: Handler<typeof contract> = async ({ agentName }, { actor, now }) => {
  const name = canonicalAgentName(agentName);
  const error = checkName(name);
  const holder = error ? null : await findNameHolder(name, now);
  const isFree = !error && (!holder || holder.accountId === actor.id);
  if (isFree) return { available: true, reason: null, suggestion: null };
  const account = await findAccount(actor.id);
  return {
    available: false,
    reason: error ?? 'name_taken',
    suggestion: account ? await suggestFreeName(account, actor.id, now) : null,
  };
};
