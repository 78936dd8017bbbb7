import type { changePassword as contract } from '../../../shared/calls/account.ts';
import { changePassword as change } from '../../domain/accounts/change-password.ts';
import type { Handler } from '../../kit/call-group.ts';

export const changePassword: Handler<typeof contract> = async (input, context) => {
  await change(input, context);
  return { changed: true };
};
