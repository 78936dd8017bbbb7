import type { chooseAgent as contract } from '../../../shared/calls/customer-policies.ts';
import { chooseAgent as choose } from '../../domain/portal/choose-agent.ts';
import type { Handler } from '../../kit/call-group.ts';

export const chooseAgent: Handler<typeof contract> = async ({ agentName }, context) => ({
  chosenAgent: await choose(agentName, context),
});
