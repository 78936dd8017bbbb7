import type { renewAgentKey as contract } from '../../../shared/calls/agent.ts';
import { findAgentKey, makeAgentKey } from '../../domain/accounts/agent-key.ts';
import type { Handler } from '../../kit/call-group.ts';

export const renewAgentKey: Handler<typeof contract> = async (_, context) =>
  makeAgentKey(context, await findAgentKey(context.actor.id));
