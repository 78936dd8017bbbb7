import type { signInAgentUser as contract } from '../../../shared/calls/agent.ts';
import { signInByPassword } from '../../domain/accounts/password-sign-in.ts';
import type { Handler } from '../../kit/call-group.ts';

export const signInAgentUser: Handler<typeof contract> = (input, context) => signInByPassword(input, context);
