import type { renewRecoveryCodes as contract } from '../../../shared/calls/account.ts';
import { renewRecoveryCodes as renew } from '../../domain/lock/authenticator.ts';
import { requireRecentSignIn } from '../../domain/lock/recent-sign-in.ts';
import type { Handler } from '../../kit/call-group.ts';

export const renewRecoveryCodes: Handler<typeof contract> = async (_, context) => {
  await requireRecentSignIn(context);
  return { recoveryCodes: await renew(context.actor.id, context) };
};
