import type { getAgentKey as contract } from '../../../shared/calls/agent.ts';
import { findAgentKey, makeAgentKey } from '../../domain/accounts/agent-key.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getAgentKey: Handler<typeof contract> = async (_, context) => {
  const { key, madeAt } = (await findAgentKey(context.actor.id)) ?? (await makeAgentKey(context, null));
  return { key, madeAt };
};
