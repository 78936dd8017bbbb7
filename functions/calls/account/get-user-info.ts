import type { getUserInfo as contract } from '../../../shared/calls/account.ts';
import { toAccount } from '../../domain/accounts/account-rows.ts';
import { findAccount } from '../../domain/accounts/find-account.ts';
import { keepSessionAlive } from '../../domain/accounts/sessions.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getUserInfo: Handler<typeof contract> = async (_, { actor, now }) => {
  const account = await findAccount(actor.id);
  if (!account) throw new AppError('token_invalid');
  await keepSessionAlive(actor.id, actor.signedInAt, now);
  return toAccount(account, now);
};
