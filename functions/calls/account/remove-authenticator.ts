import type { removeAuthenticator as contract } from '../../../shared/calls/account.ts';
import { removeAuthenticator as remove, takeSecondFactor } from '../../domain/lock/authenticator.ts';
import { requireRecentSignIn } from '../../domain/lock/recent-sign-in.ts';
import type { Handler } from '../../kit/call-group.ts';

export const removeAuthenticator: Handler<typeof contract> = async ({ code }, context) => {
  await requireRecentSignIn(context);
  await takeSecondFactor(context.actor.id, code, context);
  await remove(context.actor.id, context);
  return { done: true };
};
