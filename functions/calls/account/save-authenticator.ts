import type { saveAuthenticator as contract } from '../../../shared/calls/account.ts';
import { finishSetup } from '../../domain/lock/authenticator.ts';
import { noteProof } from '../../domain/lock/devices.ts';
import { requireRecentSignIn } from '../../domain/lock/recent-sign-in.ts';
import type { Handler } from '../../kit/call-group.ts';

export const saveAuthenticator: Handler<typeof contract> = async ({ code }, context) => {
  await requireRecentSignIn(context);
  const recoveryCodes = await finishSetup(context.actor.id, code, context);
  await noteProof(context.actor, context.now);
  return { recoveryCodes };
};
