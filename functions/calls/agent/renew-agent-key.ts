import type { renewAgentKey as contract } from '../../../shared/calls/agent.ts';
import { findAgentKey, makeAgentKey } from '../../domain/accounts/agent-key.ts';
import { requireRecentSignIn } from '../../domain/lock/recent-sign-in.ts';
import type { Handler } from '../../kit/call-group.ts';

export const renewAgentKey: Handler<typeof contract> = async (_, context) => {
  await requireRecentSignIn(context);
  return makeAgentKey(context, await findAgentKey(context.actor.id));
};
