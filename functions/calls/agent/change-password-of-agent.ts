import type { changePasswordOfAgent as contract } from '../../../shared/calls/agent.ts';
import { changePassword } from '../../domain/accounts/change-password.ts';
import type { Handler } from '../../kit/call-group.ts';

export const changePasswordOfAgent: Handler<typeof contract> = async (input, context) => {
  await changePassword(input, context);
  return { changed: true };
};
