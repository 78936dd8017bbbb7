import type { registerAgentUser as contract } from '../../../shared/calls/agent.ts';
import { registerAccount } from '../../domain/accounts/register-account.ts';
import type { Handler } from '../../kit/call-group.ts';

export const registerAgentUser: Handler<typeof contract> = (input, context) => registerAccount(input, context);
