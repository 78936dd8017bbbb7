import type { startPasskey as contract } from '../../../shared/calls/account.ts';
import { findAccount } from '../../domain/accounts/find-account.ts';
import { startPasskey as start } from '../../domain/lock/passkeys.ts';
import { requireRecentSignIn } from '../../domain/lock/recent-sign-in.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const startPasskey: Handler<typeof contract> = async (_, context) => {
  await requireRecentSignIn(context);
  const account = await findAccount(context.actor.id);
  if (!account) throw new AppError('token_invalid');
  return start(account, context);
};
