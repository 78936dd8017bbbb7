import type { removePasskey as contract } from '../../../shared/calls/account.ts';
import { endPasskey } from '../../domain/lock/passkeys.ts';
import { requireRecentSignIn } from '../../domain/lock/recent-sign-in.ts';
import type { Handler } from '../../kit/call-group.ts';

export const removePasskey: Handler<typeof contract> = async ({ id }, context) => {
  await requireRecentSignIn(context);
  await endPasskey(id, context);
  return { done: true };
};
